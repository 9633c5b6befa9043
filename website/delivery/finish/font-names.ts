import counted from '../counted.cjs';
import {usedRange} from './subset-fonts';

const {replaceCounted} = counted;

/** Stops the build when a style sheet names the fonts in another way. */
const expected = (what: string, count: {exactly?: number; least?: number} = {}) => ({
  where: "The site's style sheet",
  what,
  harm: 'pages would load no font, or one with characters that they do not show',
  adapt: 'website/delivery/finish/font-names.ts',
  ...count,
});

/**
 * A style sheet that names the fonts of the site by their new addresses.
 *
 * @param css - The style sheet, in which each font is named once.
 * @param renamed - New addresses by those that the bundler gave.
 * @param characters - All that the pages show.
 * @throws If it names a font not at all or twice, or says otherwise what is in one.
 */
export function withFontNames(
  css: string,
  renamed: ReadonlyMap<string, string>,
  characters: string,
): string {
  let text = css;
  for (const [from, to] of renamed) {
    text = replaceCounted(text, from, () => to, expected(`the font ${from}`));
  }
  text = replaceCounted(
    text,
    /(?<=unicode-range:)[^;}]+/g,
    (range) => usedRange(range, characters),
    expected('the range of a font', {least: 1}),
  );
  // The file's name has the same information, and each browser that the site supports reads WOFF2.
  return replaceCounted(
    text,
    /(?<=\.woff2\))format\("woff2"\)/g,
    () => '',
    expected('the format of a font', {exactly: renamed.size}),
  );
}
