const pairsOf = (text: string) => {
  const letters = text.toLowerCase();
  return new Set(Array.from({length: letters.length - 1}, (_, at) => letters.slice(at, at + 2)));
};

/**
 * The names that are most like a wrong one, best first, by the pairs of letters that they share.
 *
 * @param most - Most names. @default 3
 */
export function nearest(wrong: string, names: Iterable<string>, most = 3): string[] {
  const asked = pairsOf(wrong.slice(0, 200));
  return [...new Set(names)]
    .map((name) => {
      const pairs = pairsOf(name);
      let shared = 0;
      for (const pair of pairs) shared += asked.has(pair) ? 1 : 0;
      return {name, likeness: (2 * shared) / (pairs.size + asked.size || 1)};
    })
    .filter(({likeness}) => likeness > 0.2)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({name}) => name);
}
