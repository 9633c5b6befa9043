import postcss from 'postcss';
import {expect, it} from 'vitest';
import {constantVariables, inlineConstants} from './inline';

const constants = (sheet: string, code = '') =>
  Object.fromEntries(constantVariables([sheet], [code]));

it('finds what has one value, with the values of others filled in', () => {
  expect(
    constants(
      ':root{--ifm-a:1px;--ifm-b:calc(var(--ifm-a) * 2);--ifm-c:var(--color-ink);--own:3px}',
    ),
  ).toEqual({'--ifm-a': '1px', '--ifm-b': 'calc(1px * 2)', '--ifm-c': 'var(--color-ink)'});
});

it.each([
  ['is declared twice', ':root{--ifm-a:1px}.dark{--ifm-a:2px}', ''],
  ['changes with the width', '@media (width > 9px){:root{--ifm-a:1px}}', ''],
  ['is for a part of the page', '.footer{--ifm-a:1px}', ''],
  ['is read with a fallback', ':root{--ifm-a:1px}p{top:var(--ifm-a, 0)}', ''],
  ['is set by code', ':root{--ifm-a:1px}', "style={{'--ifm-a': width}}"],
])('leaves alone what %s', (_case, sheet, code) => {
  expect(constants(sheet, code)).toEqual({});
});

it('leaves alone what depends on what changes', () => {
  expect(constants(':root{--ifm-a:1px;--ifm-b:var(--ifm-a)}.dark{--ifm-a:2px}')).toEqual({});
});

it('writes values in the place of names', () => {
  const root = postcss.parse(':root{--ifm-a:1px;--ifm-z:0}p{margin:var(--ifm-a) var( --ifm-z )}');
  inlineConstants(root, new Map([['--ifm-a', '1px']]));
  expect(root.toString()).toBe(':root{--ifm-z:0}p{margin:1px var( --ifm-z )}');
});
