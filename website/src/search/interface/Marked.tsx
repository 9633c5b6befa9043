import type {Range} from '../engine';
import {splitAtRanges} from './split-at-ranges';

/** A plain text whose matches are marked. Nothing in it can become markup. */
export default function Marked({text, ranges = []}: {text: string; ranges?: readonly Range[]}) {
  return splitAtRanges(text, ranges).map(({text: piece, isMatch}, index) =>
    isMatch ? <mark key={index}>{piece}</mark> : piece,
  );
}
