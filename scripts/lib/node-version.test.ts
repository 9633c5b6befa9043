import {expect, test} from 'vitest';
import {satisfies} from './node-version.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node %s with >=20.19: %s', (version, expected) => {
  expect(satisfies(version, '>=20.19')).toBe(expected);
});

test('a range of another form is refused, not guessed', () => {
  expect(() => satisfies('20.19.0', '^20')).toThrow('engines.node is "^20"');
});
