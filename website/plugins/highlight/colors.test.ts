import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, test} from 'vitest';
import {tokenScopes} from './theme';

const require = createRequire(import.meta.url);
const codeCss = readFileSync(require.resolve('../../src/css/code.css'), 'utf8');
const themeCss = readFileSync(require.resolve('@storefront-toolkit/theme/theme.css'), 'utf8');

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

const light = {...properties(themeCss, '@theme static'), ...properties(codeCss, ':root')};
const dark = {
  ...light,
  ...properties(themeCss, "[data-theme='dark']"),
  ...properties(codeCss, "[data-theme='dark']"),
};

function resolve(values: Record<string, string>, name: string): string {
  const value = values[name];
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference) return resolve(values, reference);
  if (!/^#[0-9a-f]{6}$/.test(value ?? '')) throw new Error(`${name} is no color: ${value}`);
  return value as string;
}

/** Relative luminance, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const names = Object.keys(properties(codeCss, ':root'));
const backgrounds = names.filter((name) => name.endsWith('-bg'));
const inks = names.filter((name) => !name.endsWith('-bg'));

test('the contrast of black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

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
      expect(contrast(resolve(values, ink), resolve(values, background))).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );

  test.for(['--color-ink-muted', '--color-success'])('%s in the bar is readable', (ink) => {
    expect(contrast(resolve(values, ink), resolve(values, '--code-bg'))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
