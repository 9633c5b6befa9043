import postcss from 'postcss';
import {expect, it} from 'vitest';
import {dropTokens, siteVariables} from './site-tokens';

it('finds the tokens that the site reads by itself, and those that it reads through Infima', () => {
  expect([...siteVariables()]).toEqual(
    expect.arrayContaining(['--color-brand', '--text-3xl', '--text-2xl', '--radius-md']),
  );
});

it('leaves out what only components read', () => {
  expect(siteVariables().has('--color-overlay')).toBe(false);
});

it('drops declarations, and rules that are empty then', () => {
  const root = postcss.parse('@layer a;:root{--a:1;--b:2}@media screen{.dark{--a:3}}');
  dropTokens(root, (name) => name === '--a');
  expect(root.toString()).toBe('@layer a;:root{--b:2}');
});
