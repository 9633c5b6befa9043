import {expect, it} from 'vitest';
import {parseTokens} from './parse-tokens.ts';

const css = `
@theme static {
  --*: initial;
  /* # Lines */
  /** Edges of
      controls. @edge */
  --color-edge: #111111;
  /* # Motion */
  /** Changes of color. */
  --ease-standard: cubic-bezier(
    0.2, 0, 0, 1
  );
  /** Something that turns. */
  --animate-spin: spin 1s;
}
:where([data-theme='dark']) [data-theme='light'] { color-scheme: light; --color-edge: #111111; }
@media screen {
  [data-theme='dark'] { --color-edge: #eeeeee; }
}
@media (prefers-contrast: more) {
  :root,
  [data-theme='light'] { --color-edge: #000000; }
}
@media screen and (prefers-contrast: more) {
  [data-theme='dark'] { --color-edge: #ffffff; }
}
@media (forced-colors: active) {
  :root,
  [data-theme] { --color-edge: ButtonBorder; }
}
@media (prefers-reduced-motion: reduce) {
  :root { --animate-spin: none; }
}`;

it('reads name, group, purpose, role and the value in each mode', () => {
  expect(parseTokens(css)).toEqual([
    {
      name: '--color-edge',
      group: 'Lines',
      purpose: 'Edges of controls.',
      kind: 'color',
      role: 'edge',
      light: '#111111',
      dark: '#eeeeee',
      lightContrast: '#000000',
      darkContrast: '#ffffff',
      forced: 'ButtonBorder',
    },
    {
      name: '--ease-standard',
      group: 'Motion',
      purpose: 'Changes of color.',
      kind: 'value',
      value: 'cubic-bezier( 0.2, 0, 0, 1 )',
    },
    {
      name: '--animate-spin',
      group: 'Motion',
      purpose: 'Something that turns.',
      kind: 'value',
      value: 'spin 1s',
      reducedMotion: 'none',
    },
  ]);
});

it.each([
  ['a token without a purpose', '/** Changes of color. */', '', /--ease-standard has no purpose/],
  [
    'a purpose in a comment with one star',
    '/** Changes of color. */',
    '/* Changes of color. */',
    /--ease-standard has no purpose/,
  ],
  ['a token without a group', '/* # Lines */', '', /--color-edge has no group/],
  [
    'a light value that differs',
    'color-scheme: light; --color-edge: #111111',
    '--color-edge: #222222',
    /--color-edge is #111111 in @theme and #222222/,
  ],
  ['no dark value', '--color-edge: #eeeeee', '', /dark mode lacks --color-edge/],
  [
    'more contrast in one mode alone',
    '--color-edge: #ffffff',
    '',
    /more contrast, dark, lacks --color-edge/,
  ],
  [
    'a name that @theme does not have',
    '--animate-spin: none',
    '--animate-spni: none',
    /--animate-spni in the block for reducedMotion/,
  ],
  [
    'a block that is missing',
    '(forced-colors: active)',
    'print',
    /0 blocks ":root, \[data-theme\]" in @media \(forced-colors: active\)/,
  ],
  ['no @theme', '@theme static', '@media print', /no @theme/],
])('refuses %s', (_case, from, to, message) => {
  expect(css).toContain(from);
  expect(() => parseTokens(css.replace(from, to))).toThrow(message);
});
