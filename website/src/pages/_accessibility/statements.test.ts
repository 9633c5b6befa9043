import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {ROOT} from '../../../plugins/paths';
import {STATEMENTS} from './statements';

test.each(STATEMENTS)('"$text" names a test that exists', ({file, test: part}) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  expect(source.split(part)).toHaveLength(2);
});

test('each statement is about a criterion of WCAG 2.2, in their order, or about something else', () => {
  const first = STATEMENTS.map(({about}) => /^\d\.\d\.\d+/.exec(about)?.[0] ?? about);
  const numbers = first.filter((about) => /^\d/.test(about));
  const inOrder = [...numbers].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
  expect(numbers).toEqual(inOrder);
  expect(new Set(first).size).toBe(STATEMENTS.length);
});
