import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../../../plugins/paths';
import {BEYOND, CRITERIA} from './criteria';

/** The criteria of WCAG 2.2, https://www.w3.org/TR/WCAG22/. 4.1.1 is no longer one. */
const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2';
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 ' +
  '3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3';

const numbersOf = (level: string) =>
  CRITERIA.filter((one) => one.level === level).map(({number}) => number);

test('there are the 31 criteria of level A and the 24 of level AA, in the order of WCAG 2.2', () => {
  expect(numbersOf('A')).toEqual(A.split(' '));
  expect(numbersOf('AA')).toEqual(AA.split(' '));
  const numbers = CRITERIA.map(({number}) => number);
  expect(numbers).toHaveLength(55);
  const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  expect(numbers).toEqual(inOrder);
});

test('a criterion that is tested names a test', () => {
  const without = CRITERIA.filter(({status, proofs}) => status === 'tested' && !proofs.length);
  expect(without).toEqual([]);
});

test.each([...CRITERIA, ...BEYOND].flatMap(({proofs}) => proofs))(
  '"$test" is a test of $file',
  ({file, test: part}) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(part)).toHaveLength(2);
  },
);
