/** Number of letters to insert, drop or replace to turn one text into the other. */
function distance(a: string, b: string) {
  let previous = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replace = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replace, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return previous[b.length]!;
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
