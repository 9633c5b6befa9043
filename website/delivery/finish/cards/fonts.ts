import {readFileSync} from 'node:fs';
import {Renderer} from '@takumi-rs/core';
import {hasCharacter} from '../subset-fonts';
import {type Card, FONTS} from './card';

/** The files of each font by subset, and the characters of all its subsets. */
const FILES = {
  [FONTS.text]: {
    ranges: require.resolve('@fontsource-variable/instrument-sans/unicode.json'),
    latin:
      require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
    'latin-ext':
      require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2'),
  },
  [FONTS.value]: {
    ranges: require.resolve('@fontsource-variable/jetbrains-mono/unicode.json'),
    latin:
      require.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
    'latin-ext':
      require.resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2'),
  },
};

/** The fonts of cards, for Latin letters, by their names. */
export type Fonts = Readonly<Record<string, Font>>;

interface Font {
  files: readonly Buffer[];
  /** Whether it has a glyph for a character. */
  has: (character: string) => boolean;
}

function readFont({ranges: path, ...subsets}: (typeof FILES)[string]): Font {
  const ranges = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return {
    files: Object.values(subsets).map((file) => readFileSync(file)),
    has: hasCharacter(
      Object.keys(subsets)
        .map((subset) => ranges[subset]!)
        .join(),
    ),
  };
}

/** Reads the fonts from their packages. */
export const readFonts = (): Fonts =>
  Object.fromEntries(Object.entries(FILES).map(([name, files]) => [name, readFont(files)]));

/** The characters of a card for which a font has no glyph, so that a box would be drawn in place of each. */
export function missingIn({title, area, description, facts}: Card, fonts: Fonts): string[] {
  const texts = [title, area, description, ...facts.map(({label}) => label)];
  const values = facts.map(({value}) => value);
  const absent = (used: string[], font: string) =>
    Array.from(used.join('')).filter((character) => !fonts[font]!.has(character));
  return [...new Set([...absent(texts, FONTS.text), ...absent(values, FONTS.value)])];
}

/** A renderer that has the fonts. */
export async function openRenderer(fonts: Fonts): Promise<Renderer> {
  const renderer = new Renderer();
  for (const [name, {files}] of Object.entries(fonts)) {
    for (const data of files) await renderer.registerFont({name, data: Buffer.from(data)});
  }
  return renderer;
}
