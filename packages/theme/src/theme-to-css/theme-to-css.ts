import type {Font, ThemeData, Typography} from '@storefront-toolkit/types/cms';
import {COLORS, CORNERS, LINE_HEIGHTS} from './names.ts';
import {ThemeError} from './theme-error.ts';
import {color, family, familyName, id, numberWithin, url, weight} from './values.ts';

/** Attribute of the element that a theme applies in. Its value is the theme's id. */
export const THEME_ATTRIBUTE = 'data-storefront-theme';

/** Custom properties with their values. */
type Declarations = [property: string, value: string | number][];

/** Entries of an object whose keys have to be known names. */
function known<Value>(path: string, values: object, names: object): [string, Value][] {
  for (const key of Object.keys(values)) {
    if (!Object.hasOwn(names, key)) {
      throw new ThemeError(
        path,
        key,
        `a name that the theme has: ${Object.keys(names).join(', ')}`,
      );
    }
  }
  return Object.entries(values).filter(([, value]) => value !== undefined) as [string, Value][];
}

function colors(path: 'light' | 'dark', values: ThemeData['light']): Declarations {
  return known(path, values, COLORS).map(([key, value]) => [
    `--color-${key}`,
    color(`${path}.${key}`, value),
  ]);
}

function fontFaces(font: Font, path: string): string[] {
  const name = familyName(`${path}.family`, font.family);
  return font.files.map((file, index) => {
    const at = `${path}.files[${index}]`;
    const lightest = weight(`${at}.lightest`, file.lightest);
    const boldest = weight(`${at}.boldest`, file.boldest);
    return [
      '@font-face {',
      `  font-family: "${name}";`,
      `  font-style: ${file.italic ? 'italic' : 'normal'};`,
      `  font-weight: ${lightest === boldest ? lightest : `${lightest} ${boldest}`};`,
      '  font-display: swap;',
      `  src: url(${url(`${at}.url`, file.url)}) format("woff2");`,
      '}',
    ].join('\n');
  });
}

function familyStack(path: string, wanted: string, fonts: readonly Font[]): string {
  const index = fonts.findIndex((font) => font.family === wanted);
  const font = fonts[index];
  if (!font) {
    const names = fonts.map((one) => one.family).join(', ') || 'none';
    throw new ThemeError(path, wanted, `the family of one of the theme's fonts (${names})`);
  }
  const at = `fonts[${index}]`;
  const fallbacks = font.fallbacks.map((name, i) => family(`${at}.fallbacks[${i}]`, name));
  return [family(`${at}.family`, font.family), ...fallbacks].join(', ');
}

function typography(typo: Typography, fonts: readonly Font[]): Declarations {
  const {bodyFamily, headingFamily = bodyFamily, bodyWeight, headingWeight, headingSizes} = typo;
  const found: Declarations = [];
  if (bodyFamily !== undefined) {
    found.push(['--font-sans', familyStack('typography.bodyFamily', bodyFamily, fonts)]);
  }
  if (headingFamily !== undefined) {
    found.push(['--font-display', familyStack('typography.headingFamily', headingFamily, fonts)]);
  }
  if (bodyWeight !== undefined) {
    found.push(['--font-weight-body', weight('typography.bodyWeight', bodyWeight)]);
  }
  if (headingWeight !== undefined) {
    found.push(['--font-weight-heading', weight('typography.headingWeight', headingWeight)]);
  }
  const sizes = known<number>('typography.headingSizes', headingSizes ?? {}, LINE_HEIGHTS);
  for (const [key, value] of sizes) {
    const size = numberWithin(`typography.headingSizes.${key}`, value, 0.5, 16);
    const lineHeight = size * LINE_HEIGHTS[key as keyof typeof LINE_HEIGHTS];
    found.push([`--text-${key}`, `${size}rem`]);
    found.push([`--text-${key}--line-height`, `${Number(lineHeight.toFixed(4))}rem`]);
  }
  return found;
}

function distances({spacingUnit, cornerRadius}: ThemeData): Declarations {
  const found: Declarations = [];
  if (spacingUnit !== undefined) {
    found.push(['--spacing', `${numberWithin('spacingUnit', spacingUnit, 0.0625, 2)}rem`]);
  }
  if (cornerRadius !== undefined) {
    const radius = numberWithin('cornerRadius', cornerRadius, 0, 4);
    for (const [key, share] of Object.entries(CORNERS)) {
      found.push([`--radius-${key}`, `${Number((radius * share).toFixed(4))}rem`]);
    }
  }
  return found;
}

function rule(selectors: string[], declarations: Declarations): string[] {
  if (declarations.length === 0) return [];
  const lines = declarations.map(([property, value]) => `  ${property}: ${value};`);
  return [`${selectors.join(',\n')} {\n${lines.join('\n')}\n}`];
}

function within(query: string, rules: string[]): string[] {
  return rules.length === 0 ? [] : [`${query} {`, ...rules, '}'];
}

/**
 * Turns a theme of the CMS into a style sheet that applies in the elements with the attribute `data-storefront-theme` and the
 * theme's id. Put the class `storefront-toolkit` on the same element.
 *
 * Each value is checked against what it may be, and nothing is escaped or dropped in silence: the result holds no other rules and
 * no other properties than the theme's, whatever the CMS sent. Put it in a file or in a `<style>` element.
 *
 * Readers who ask for more contrast or force their own colors get the toolkit's colors instead of the theme's. Paper gets the light
 * colors, also from a page in dark mode.
 *
 * @param theme - A theme as the CMS integration returns it.
 * @returns The text of a style sheet. Empty for a theme that changes nothing.
 * @throws ThemeError that names the first part of the theme that is not a color or a font, out of range, or unknown.
 * @example
 * ```ts
 * import {themeToCss} from '@storefront-toolkit/theme';
 *
 * export const css = themeToCss({
 *   id: 'autumn',
 *   fonts: [],
 *   light: {brand: '#8a4b08', 'brand-strong': '#6b3905'},
 *   dark: {brand: '#f0b35e', 'on-brand': '#241300'},
 *   typography: {},
 *   cornerRadius: 0.25,
 * });
 * ```
 */
export function themeToCss(theme: ThemeData): string {
  const scope = `[${THEME_ATTRIBUTE}="${id('id', theme.id)}"]`;
  const [light, dark] = ["[data-theme='light']", "[data-theme='dark']"];
  const lightColors = colors('light', theme.light);
  const lightRule = rule(
    [`${scope}:not(${dark}, ${dark} *)`, `${scope}${light}`, `${scope} ${light}`],
    lightColors,
  );
  const printRule = rule([scope], lightColors);
  const darkRule = rule(
    [`${scope}${dark}`, `${dark} ${scope}:not(${light})`, `${scope} ${dark}`],
    colors('dark', theme.dark),
  );
  const colorRules = [
    ...lightRule,
    ...within('@media print', printRule),
    ...within('@media screen', darkRule),
  ];
  return [
    ...theme.fonts.flatMap((font, index) => fontFaces(font, `fonts[${index}]`)),
    ...rule([scope], [...typography(theme.typography, theme.fonts), ...distances(theme)]),
    ...within('@media (forced-colors: none) and (not (prefers-contrast: more))', colorRules),
    '',
  ].join('\n');
}
