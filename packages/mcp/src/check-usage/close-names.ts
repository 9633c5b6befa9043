/**
 * The number of edits between two words: letters inserted, deleted, replaced, or swapped with their neighbor. Case
 * counts as no edit.
 *
 * It is the distance of optimal string alignment.
 */
export function editsBetween(left: string, right: string): number {
  const a = left.toLowerCase();
  const b = right.toLowerCase();
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, beforeLast[j - 2]! + 1);
      }
      row.push(edits);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/** A longer word isn't a mistyped name, and comparing it takes long. */
const MAXIMUM_LENGTH = 80;

/**
 * The name that a mistyped one most likely means, or `undefined` when none is near: at most a third of its letters differ,
 * or one begins with the other.
 *
 * @param wrong The mistyped name.
 * @param names The names that exist.
 */
export function closestName(wrong: string, names: Iterable<string>): string | undefined {
  if (wrong.length > MAXIMUM_LENGTH) return undefined;
  const allowed = wrong.length < 5 ? 1 : Math.max(2, Math.floor(wrong.length / 3));
  let best: string | undefined;
  let fewest = Infinity;
  for (const name of names) {
    if (name === wrong || Math.abs(name.length - wrong.length) >= MAXIMUM_LENGTH) continue;
    const edits = beginsAlike(wrong, name) ? 1 : editsBetween(wrong, name);
    if (edits <= allowed && edits < fewest && edits < name.length) {
      best = name;
      fewest = edits;
    }
  }
  return best;
}

function beginsAlike(left: string, right: string) {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return (
    short.length >= 4 &&
    long.length > short.length + 1 &&
    long.toLowerCase().startsWith(short.toLowerCase())
  );
}
