import subsetFont from 'subset-font';

/** Weights that the site's styles use. */
const WEIGHTS = {min: 400, max: 700};

/** Features of the fonts that the site's styles use: pairs of letters that are closer, and figures of one width. */
const FEATURES = ['kern', 'tnum'];

/** Space to tilde: what a reader may type, whatever the pages say. */
const TYPED = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index));

/** The characters that a site needs of its fonts: those of its pages, and those that a reader types. */
export function charactersOf(pages: Iterable<string>): string {
  const found = new Set(TYPED);
  for (const html of pages) {
    for (const [character] of html.matchAll(/[^\0-\x7f]/gu)) found.add(character);
  }
  return [...found].sort().join('');
}

/**
 * A font with the characters of the site alone. Browsers draw other characters with the fallback font that the styles name after it.
 *
 * @param font - A variable WOFF2 font with an axis for the weight.
 */
export function subsetFontOf(font: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: {wght: WEIGHTS},
    keepFeatures: FEATURES,
  });
}

/** Whether a `unicode-range` has a character. Code points and ranges of them, as in `U+100-130,U+20AD`. */
export function hasCharacter(range: string): (character: string) => boolean {
  const parts = range.split(',').map((part) =>
    part
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16)),
  );
  return (character) => {
    const point = character.codePointAt(0)!;
    return parts.some(([from, to = from]) => from! <= point && point <= to!);
  };
}

/**
 * The part of a `unicode-range` that a site needs, so that its style sheet does not name thousands of characters for a few.
 *
 * @param range - Code points and ranges of them, as in `U+100-130,U+20AD`.
 * @returns The range as it is when the site has none of its characters.
 */
export function usedRange(range: string, characters: string): string {
  const used = Array.from(characters).filter(hasCharacter(range));
  return used.map((one) => `U+${one.codePointAt(0)!.toString(16)}`).join() || range;
}
