import {expect, it} from 'vitest';
import counted from './counted.cjs';

const expected = {
  where: 'A page',
  what: 'its title',
  harm: 'nobody could name it',
  adapt: 'website/delivery/title.ts',
};
const shout = (text: string) => text.toUpperCase();

it('replaces what is found as often as it has to be', () => {
  const replace = (count: object) =>
    counted.replaceCounted('a b a', /a/g, shout, {...expected, ...count});
  expect(replace({exactly: 2})).toBe('A b A');
  expect(replace({least: 1})).toBe('A b A');
  expect(replace({least: 2})).toBe('A b A');
  expect(counted.replaceCounted('a.b', '.', () => '$&', expected)).toBe('a$&b');
});

it.each([
  ['once', {}, 'once'],
  ['a number of times', {exactly: 3}, '3 times'],
  ['a least number of times', {least: 3}, 'at least 3 times'],
])('throws when it is not found %s', (_, count, wanted) => {
  const message = `its title 2 times instead of ${wanted}, so`;
  const all = {...expected, ...count};
  expect(() => counted.replaceCounted('a b a', /a/g, shout, all)).toThrow(message);
  expect(() => counted.matchCounted('a b a', /a/g, all)).toThrow(message);
});

it('takes none at all when that is right', () => {
  expect(counted.replaceCounted('b', /a/g, shout, {...expected, exactly: 0})).toBe('b');
  expect(counted.matchCounted('b', /a/g, {...expected, least: 0})).toEqual([]);
});

it('says what was looked for, where, how often it was found, and what to look at', () => {
  expect(() => counted.replaceCounted('b', /a/g, shout, expected)).toThrow(
    'A page has its title 0 times instead of once, so nobody could name it. It was looked for as /a/g. The framework, ' +
      'a library or the theme writes it differently now: see what changed (contributing/updating-docusaurus.md says ' +
      'what to look at), then adapt website/delivery/title.ts.',
  );
});

it('returns the matches with their groups', () => {
  const [match] = counted.matchCounted('key=value', /(\w+)=(\w+)/g, expected);
  expect(match?.slice(1)).toEqual(['key', 'value']);
});
