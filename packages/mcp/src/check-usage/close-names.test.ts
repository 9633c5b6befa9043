import {expect, test} from 'vitest';
import {closestName, editsBetween} from './close-names.ts';

test.each([
  // From Damerau, "A technique for computer detection and correction of spelling errors" (1964): the four kinds of errors.
  ['label', 'lable', 1],
  ['label', 'labl', 1],
  ['label', 'labell', 1],
  ['label', 'lavel', 1],
  // From Wikipedia's page on the distance of Levenshtein.
  ['kitten', 'sitting', 3],
  ['onClick', 'onclick', 0],
  ['', 'abc', 3],
])('%s and %s are %i edits apart', (left, right, edits) => {
  expect(editsBetween(left, right)).toBe(edits);
  expect(editsBetween(right, left)).toBe(edits);
});

test.each([
  ['varient', ['size', 'variant', 'type'], 'variant'],
  ['onclick', ['onClick', 'onClose'], 'onClick'],
  ['error', ['errorMessage', 'size'], 'errorMessage'],
  ['to', ['href', 'size'], undefined],
  ['elevation', ['size', 'variant'], undefined],
  ['a'.repeat(5000), ['a'.repeat(4999)], undefined],
])('%s means one of %j', (wrong, names, meant) => {
  expect(closestName(wrong, names)).toBe(meant);
});
