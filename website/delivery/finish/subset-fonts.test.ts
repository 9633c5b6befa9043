import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {charactersOf, subsetFontOf, usedRange} from './subset-fonts';

const {resolve} = createRequire(import.meta.url);
const sans = readFileSync(
  resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);

test('a site needs what its pages show and what a reader types, each once', () => {
  const characters = Array.from(charactersOf(['<p>Größe: 5 €</p>', '<p>Größe → 😀</p>']));
  expect(characters.filter((each) => each > '~')).toEqual(['ß', 'ö', '€', '→', '😀']);
  expect(characters.filter((each) => each <= '~')).toHaveLength(95);
  expect(new Set(characters).size).toBe(characters.length);
});

test('a font with fewer characters is smaller, is a WOFF2 font, and is the same each time', async () => {
  const font = await subsetFontOf(sans, charactersOf([]));
  expect(font.subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(0.75 * sans.length);
  expect((await subsetFontOf(sans, charactersOf([]))).equals(font)).toBe(true);
  expect((await subsetFontOf(sans, charactersOf(['éèüñß€']))).length).toBeGreaterThan(font.length);
});

test('what is no font is refused', async () => {
  await expect(subsetFontOf(Buffer.from('no font'), 'a')).rejects.toThrow();
});

test('of a range there remains what the site has', () => {
  expect(usedRange('U+100-130, U+142,U+20A0-20AB', 'aāłİ€₪😀')).toBe('U+101,U+142,U+130,U+20aa');
  expect(usedRange('U+100-130,U+20AD', 'abc')).toBe('U+100-130,U+20AD');
});
