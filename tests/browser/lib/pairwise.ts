/** One value for each name. */
export type Row = Record<string, string>;

/**
 * Rows in which each two values of different names occur together at least once: far fewer than all combinations. Each row takes
 * the values that add the most pairs.
 *
 * @param values - The values of each name. A name without values is left out.
 */
export function pairwise(values: Readonly<Record<string, readonly string[]>>): Row[] {
  const names = Object.keys(values).filter((name) => values[name]!.length > 0);
  const pairKey = (a: string, x: string, b: string, y: string) => JSON.stringify([a, x, b, y]);
  const open = new Set<string>();
  for (const [index, a] of names.entries()) {
    for (const b of names.slice(index + 1)) {
      for (const x of values[a]!) for (const y of values[b]!) open.add(pairKey(a, x, b, y));
    }
  }
  if (names.length === 1) return values[names[0]!]!.map((value) => ({[names[0]!]: value}));
  const rows: Row[] = [];
  while (open.size > 0) {
    // Each row begins with a pair that is still missing, so it adds at least one.
    const [a, x, b, y] = JSON.parse([...open][0]!) as [string, string, string, string];
    const row: Row = {[a]: x, [b]: y};
    for (const name of names) {
      if (name in row) continue;
      const gain = (value: string) =>
        Object.entries(row).filter(([other, its]) =>
          names.indexOf(other) < names.indexOf(name)
            ? open.has(pairKey(other, its, name, value))
            : open.has(pairKey(name, value, other, its)),
        ).length;
      row[name] = values[name]!.reduce((best, one) => (gain(one) > gain(best) ? one : best));
    }
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        open.delete(pairKey(one, row[one]!, other, row[other]!));
      }
    }
    rows.push(row);
  }
  return rows;
}
