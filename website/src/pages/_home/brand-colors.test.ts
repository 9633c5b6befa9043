import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {contrastRatio, tokens} from '@storefront-toolkit/theme';
import {expect, test} from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'styles.module.css'), 'utf8');

/** The colors of a choice: in light mode, or what dark mode changes of them. */
const choices = [
  ...css.matchAll(
    /(\[data-theme='dark'\]\) )?\.home:has\(\[value='(\w+)'\]:checked\) \{([^}]+)\}/g,
  ),
].map(([, dark, name, body = '']) => ({
  name,
  mode: dark ? ('dark' as const) : ('light' as const),
  colors: new Map(
    [...body.matchAll(/--color-([\w-]+): (#\w+);/g)].map(
      ([, key, value]) => [key!, value!] as const,
    ),
  ),
}));

test('there are two colors beside the theme’s own, in both modes', () => {
  expect(choices.map(({name, mode}) => `${name} ${mode}`).sort()).toEqual([
    'ocean dark',
    'ocean light',
    'plum dark',
    'plum light',
  ]);
});

test.each(choices)('$name can be read in $mode mode', ({mode, colors}) => {
  const color = (key: string) => {
    const token = tokens.find(({name}) => name === `--color-${key}`);
    return colors.get(key) ?? (token?.kind === 'color' ? token[mode] : '');
  };
  const pairs = ['brand', 'brand-strong'].flatMap((key) => [
    ...['canvas', 'surface', 'raised', 'brand-soft'].map((ground) => [key, ground]),
    ['on-brand', key],
  ]);
  for (const [front = '', back = ''] of pairs) {
    expect(contrastRatio(color(front), color(back)), `${front} on ${back}`).toBeGreaterThan(4.5);
  }
});
