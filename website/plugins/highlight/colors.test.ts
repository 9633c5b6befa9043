import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {contrastRatio, tokens} from '@storefront-toolkit/theme';
import {tokenScopes} from './theme';

const require = createRequire(import.meta.url);
const codeCss = readFileSync(require.resolve('../../src/css/code.css'), 'utf8');

/** The theme's colors in a mode. */
const themeColors = (mode: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    tokens.flatMap((token) => (token.kind === 'color' ? [[token.name, token[mode]]] : [])),
  );

/** Custom properties of every block with this selector. */
function properties(css: string, selector: string): Record<string, string> {
  const blocks = css.split(`${selector} {`).slice(1);
  return Object.fromEntries(
    blocks.flatMap((block) =>
      [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']): [string, string] => [name, value],
      ),
    ),
  );
}

const light = {...themeColors('light'), ...properties(codeCss, ':root')};
const dark = {
  ...light,
  ...themeColors('dark'),
  ...properties(codeCss, "[data-theme='dark']"),
};

function resolve(values: Record<string, string>, name: string): string {
  const value = values[name];
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference) return resolve(values, reference);
  if (!/^#[0-9a-f]{6}$/.test(value ?? '')) throw new Error(`${name} is no color: ${value}`);
  return value as string;
}

const names = Object.keys(properties(codeCss, ':root'));
const backgrounds = names.filter((name) => name.endsWith('-bg'));
const inks = names.filter((name) => !name.endsWith('-bg'));

test.for(Object.keys(tokenScopes).filter(Boolean))('%s has a style', (name) => {
  expect(codeCss).toMatch(new RegExp(`^\\.${name} \\{\\n  (color: var\\(--code-|font-)`, 'm'));
});

describe.for([
  ['light', light],
  ['dark', dark],
] as const)('%s', ([, values]) => {
  test.for(backgrounds.flatMap((background) => inks.map((ink) => [ink, background] as const)))(
    '%s on %s is readable',
    ([ink, background]) => {
      expect(
        contrastRatio(resolve(values, ink), resolve(values, background)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.for(['--color-ink-muted', '--color-success'])('%s in the bar is readable', (ink) => {
    expect(
      contrastRatio(resolve(values, ink), resolve(values, '--code-bg')),
    ).toBeGreaterThanOrEqual(4.5);
  });
});
