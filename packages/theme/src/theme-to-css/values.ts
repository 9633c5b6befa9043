import {ThemeError} from './theme-error.ts';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const ID = /^[\p{L}\p{N}_.:~@/-]{1,200}$/u;
const FAMILY = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._+-]{0,98}[\p{L}\p{N}])?$/u;
/** Characters of an address per RFC 3986, without those that mean something in CSS or HTML. */
const URL_TEXT = /^[\w\-.~:/?#[\]@!$&*+,;=%]+$/;
const GENERIC_FAMILIES = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'math',
]);

function matching(pattern: RegExp, expected: string) {
  return (path: string, value: unknown): string => {
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new ThemeError(path, value, expected);
    }
    return value;
  };
}

/** A hexadecimal color. */
export const color = matching(HEX, 'a hexadecimal color such as "#b23712" or "#b23712cc"');

/** The id of a theme, as it is in the attribute and its selector. */
export const id = matching(
  ID,
  'of at most 200 letters, digits and the characters _ . : ~ @ / - without spaces',
);

/** The name of a family that a theme brings. */
export const familyName = matching(
  FAMILY,
  'the name of a font family: letters, digits, spaces and . _ + - in between, at most 100',
);

/** The name of a family, quoted unless it is a generic one. */
export function family(path: string, value: unknown): string {
  const name = familyName(path, value);
  return GENERIC_FAMILIES.has(name) ? name : `"${name}"`;
}

const urlText = matching(URL_TEXT, 'an address without quotes, brackets or spaces: encode them');

/** The address of a font file, quoted. */
export function url(path: string, value: unknown): string {
  const text = urlText(path, value);
  const isPath = /^\/(?!\/)/.test(text);
  const isAbsolute = /^https?:\/\//i.test(text) && URL.canParse(text);
  if (!isPath && !isAbsolute) {
    throw new ThemeError(path, value, 'a path that starts with / or an https address');
  }
  return `"${text}"`;
}

/** A number between two others, both included, as CSS writes it. */
export function numberWithin(path: string, value: unknown, min: number, max: number): number {
  // A comparison with NaN is false, so that it is refused too.
  if (typeof value !== 'number' || !(value >= min && value <= max)) {
    throw new ThemeError(path, value, `a number from ${min} to ${max}`);
  }
  return Math.round(value * 10_000) / 10_000;
}

/** A weight of fonts. */
export function weight(path: string, value: unknown): number {
  if (typeof value !== 'number' || value < 100 || value > 900 || value % 100 !== 0) {
    throw new ThemeError(path, value, 'a weight: 100, 200 and so on up to 900');
  }
  return value;
}
