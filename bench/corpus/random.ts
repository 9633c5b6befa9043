/** A source of choices that are the same in each run. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** Distinct members of a list, in an order of their own. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a, which spreads similar texts over all 32-bit numbers. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/**
 * Makes a source of choices (mulberry32). Each page has its own, seeded by its path, so that a page has the same
 * text whatever other pages there are.
 *
 * @param seed - Any text.
 */
export function random(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    sample(list, count) {
      const rest = [...list];
      const taken = Math.min(count, rest.length);
      return Array.from({length: taken}, () => rest.splice(int(0, rest.length - 1), 1)[0]!);
    },
  };
}
