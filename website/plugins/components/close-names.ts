/** Number of letters to insert, drop or replace to turn one text into the other. */
function distance(a: string, b: string) {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const letter of a) {
    let left = (row[0] ?? 0) + 1;
    const next = [left];
    row.slice(1).forEach((above, index) => {
      const diagonal = (row[index] ?? 0) + (letter === b[index] ? 0 : 1);
      left = Math.min(diagonal, above + 1, left + 1);
      next.push(left);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The names that are nearest to a mistyped one, best first, at most three. */
export function closeNames(wrong: string, names: string[]): string[] {
  return names
    .map((name) => ({name, score: distance(wrong, name)}))
    .filter(({name, score}) => score <= Math.max(3, name.length / 2))
    .sort((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({name}) => name);
}
