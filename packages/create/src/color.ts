import {contrastPairs, contrastRatio, tokens} from '@storefront-toolkit/theme';
import {COLORS} from './choices.ts';

/** Values of the tokens that depend on the brand's color, by their names without `--color-`. */
export type BrandColors = Readonly<
  Record<'brand' | 'brand-strong' | 'brand-soft' | 'on-brand', string>
>;

/** The theme's light colors, by their names without `--color-`. */
const THEME = new Map(
  tokens.flatMap((token) =>
    token.kind === 'color' ? [[token.name.replace('--color-', ''), token.light]] : [],
  ),
);

/** Mixes a share of another color into a color. Both have six digits. */
function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [own = 0, added = 0] = [color, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(own * (1 - share) + added * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * The brand's colors, made from one of them.
 *
 * @param brand - The color, with six digits.
 */
export function brandColors(brand: string): BrandColors {
  return {
    brand,
    'brand-strong': mix(brand, '#000000', 0.25),
    'brand-soft': mix(brand, THEME.get('canvas') ?? '#ffffff', 0.9),
    'on-brand': '#ffffff',
  };
}

/** Whether the theme's text can be read with these colors, in each pair that the theme offers. */
export function isReadable(colors: BrandColors): boolean {
  const values: ReadonlyMap<string, string> = new Map([...THEME, ...Object.entries(colors)]);
  return contrastPairs().every(({foreground, background, minimum}) => {
    const [front = '', back = ''] = [values.get(foreground), values.get(background)];
    return contrastRatio(front, back) >= minimum;
  });
}

/** The lightest shade of a color that can be read. */
function readableShade(color: string): string {
  const shades = Array.from({length: 50}, (_, step) => mix(color, '#000000', step / 50));
  return shades.find((shade) => isReadable(brandColors(shade))) ?? '#000000';
}

/**
 * Reads a color: one of the names, or three or six digits after a hash.
 *
 * @returns The color with six digits, in lower case.
 * @throws If it isn't a color, or the theme's text can't be read with it.
 */
export function readColor(text: string): string {
  const named = Object.hasOwn(COLORS, text) ? COLORS[text] : text.toLowerCase();
  if (!named || !/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(named)) {
    throw new Error(
      `"${text}" isn't a color that can be used: the theme needs digits to mix its shades from. ` +
        `Choose ${Object.keys(COLORS).join(', ')}, or write a color as #6d28d9.`,
    );
  }
  const color = named.length === 4 ? named.replaceAll(/[\da-f]/g, '$&$&') : named;
  if (!isReadable(brandColors(color))) {
    throw new Error(
      `The color ${text} is too light: text in it, or white text on it, has less contrast than WCAG 2.2 asks for. ` +
        `Choose a darker one, such as ${readableShade(color)}.`,
    );
  }
  return color;
}
