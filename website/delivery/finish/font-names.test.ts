import {expect, it} from 'vitest';
import {withFontNames} from './font-names';

const css = [
  '@font-face{src:url(/assets/fonts/ext.1a.woff2)format("woff2");unicode-range:U+100-130,U+20AD}',
  '@font-face{src:url(/assets/fonts/latin.2b.woff2)format("woff2")}',
].join('');
const renamed = new Map([
  ['/assets/fonts/ext.1a.woff2', '/assets/fonts/font.3c.woff2'],
  ['/assets/fonts/latin.2b.woff2', '/assets/fonts/font.4d.woff2'],
]);
const name = (text: string) => withFontNames(text, renamed, 'aā');

it('names the new fonts, the characters of theirs that the site has, and no format', () => {
  expect(name(css)).toBe(
    '@font-face{src:url(/assets/fonts/font.3c.woff2);unicode-range:U+101}' +
      '@font-face{src:url(/assets/fonts/font.4d.woff2)}',
  );
});

it.each([
  ['a font that it does not name', ['latin.2b', 'other.2b'], 'latin.2b.woff2 0 times'],
  ['a font that it names twice', ['ext.1a', 'latin.2b'], 'ext.1a.woff2 0 times'],
  ['no range', ['unicode-range', 'range'], 'the range of a font 0 times instead of at least once'],
  ['a format in other quotes', ['"woff2"', "'woff2'"], 'the format of a font once instead of 2'],
])('refuses a style sheet with %s', (_, [from, to], message) => {
  const changed = css.replace(from!, to!);
  expect(changed).not.toBe(css);
  expect(() => name(changed)).toThrow(message);
});
