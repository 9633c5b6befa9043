import type {Range} from '../engine';

/** A piece of a text, and whether the query matched it. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/**
 * Splits a text at the ranges that matched. Ranges that are outside of the text, overlap or run backward are cut to
 * what can be shown, since a hosted engine may send any.
 */
export function splitAtRanges(text: string, ranges: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > position) pieces.push({text: text.slice(position, end), isMatch});
    position = Math.max(position, end);
  };
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return pieces;
}
