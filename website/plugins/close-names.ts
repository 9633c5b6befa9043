import leven from 'leven';

/** The names that are nearest to a mistyped one, best first, at most three. */
export function closeNames(wrong: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({name, distance: leven(wrong, name)}))
    .filter(({name, distance}) => distance <= Math.max(3, name.length / 2))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({name}) => name);
}
