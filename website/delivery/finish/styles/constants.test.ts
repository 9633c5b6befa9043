import postcss from 'postcss';
import {expect, it} from 'vitest';
import {constantVariables, fillIn} from './constants';

const constants = (sheet: string, ...code: string[]) =>
  Object.fromEntries(
    [...constantVariables([postcss.parse(sheet)], new Set(code))].map(([name, value]) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );

it('finds what has one value, with the values of others filled in', () => {
  expect(
    constants(
      '@layer a{:root{--ifm-a:1px;--ifm-b:calc(2*var(--ifm-a));--ifm-c:var(--color-ink);--own:3px}}',
    ),
  ).toEqual({'--ifm-a': '1px', '--ifm-b': 'calc(2* 1px )', '--ifm-c': 'var(--color-ink)'});
});

it.each([
  ['is declared twice', ':root{--ifm-a:1px}.dark{--ifm-a:2px}'],
  ['changes with the width', '@media (width > 9px){:root{--ifm-a:1px}}'],
  ['is for a part of the page', '.footer{--ifm-a:1px}'],
  ['is read with a fallback', ':root{--ifm-a:1px}p{top:var(--ifm-a, 0)}'],
])('leaves alone what %s', (_case, sheet) => {
  expect(constants(sheet)).toEqual({});
});

it('leaves alone what code may set', () => {
  expect(constants(':root{--ifm-a:1px}', '--ifm-a')).toEqual({});
});

it('leaves alone what depends on what changes', () => {
  expect(constants(':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}.dark{--ifm-a:2px}')).toEqual({});
});

it('writes values in the place of names, and joins none with what is beside it', () => {
  const filled = fillIn('var(--ifm-a)var( --ifm-z )', new Map([['--ifm-a', '1px']]));
  expect(filled).toBe(' 1px var( --ifm-z )');
});
