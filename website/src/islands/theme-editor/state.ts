import type {ColorValue, Font, ThemeData} from '@storefront-toolkit/types/cms';
import {contrastRatio} from '@storefront-toolkit/theme';

/** Fonts that the editor offers: families that most devices have, so that nothing is loaded. */
export const FONTS = {
  toolkit: {label: 'Instrument Sans', font: undefined},
  georgia: {label: 'Georgia', font: {family: 'Georgia', fallbacks: ['serif'], files: []}},
  system: {
    label: 'System font',
    font: {family: 'system-ui', fallbacks: ['sans-serif'], files: []},
  },
  mono: {
    label: 'Courier New',
    font: {family: 'Courier New', fallbacks: ['monospace'], files: []},
  },
} as const satisfies Record<string, {label: string; font: Font | undefined}>;

/** The values that the editor can change. */
export interface EditorState {
  /** Brand color in light mode, as six hexadecimal digits after a hash. */
  brand: ColorValue;
  /** Brand color in dark mode. */
  dark: ColorValue;
  /** Radius of controls in rem, from 0 to 1.5. */
  radius: number;
  font: keyof typeof FONTS;
}

/** The toolkit's own look. */
export const INITIAL: EditorState = {
  brand: '#b23712',
  dark: '#ff8f63',
  radius: 0.5,
  font: 'toolkit',
};

/** Largest radius that the editor offers, in rem. */
export const LARGEST_RADIUS = 1.5;

/** Whether a text is a color as the editor writes it. */
export const isColor = (text: string): text is ColorValue => /^#[\da-f]{6}$/.test(text);

/** The state as part of an address: `brand:b23712,dark:ff8f63,radius:0.5,font:toolkit`. */
export function toText({brand, dark, radius, font}: EditorState): string {
  return `brand:${brand.slice(1)},dark:${dark.slice(1)},radius:${radius},font:${font}`;
}

/** Reads a state from an address. `undefined` when anything in it is not what `toText` writes. */
export function fromText(text: string): EditorState | undefined {
  const pattern = /^brand:([\da-f]{6}),dark:([\da-f]{6}),radius:(\d(?:\.\d{1,3})?),font:([a-z]+)$/;
  const [, brand, dark, radius, font = ''] = pattern.exec(text) ?? [];
  if (!brand || Number(radius) > LARGEST_RADIUS || !Object.hasOwn(FONTS, font)) return undefined;
  return {
    brand: `#${brand}`,
    dark: `#${dark}`,
    radius: Number(radius),
    font: font as EditorState['font'],
  };
}

/** Mixes a share of another color into a color. */
function mix(color: string, other: string, share: number): ColorValue {
  const channels = [1, 3, 5].map((at) => {
    const [own = 0, added = 0] = [color, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    const value = Math.round(own * (1 - share) + added * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** White, or a very dark shade of the brand: whichever can be read better on both fills. */
function textOn(brand: ColorValue, strong: ColorValue): ColorValue {
  const worst = (text: string) => Math.min(contrastRatio(text, brand), contrastRatio(text, strong));
  const shade = mix(brand, '#000000', 0.88);
  return worst('#ffffff') >= worst(shade) ? '#ffffff' : shade;
}

function brandColors(brand: ColorValue, other: string, page: string, soft: number) {
  const strong = mix(brand, other, 0.25);
  return {
    brand,
    'brand-strong': strong,
    'brand-soft': mix(brand, page, soft),
    'on-brand': textOn(brand, strong),
  };
}

/** The theme for a state. The colors beside the brand's are mixed from it; what is the toolkit's own is left out. */
export function toTheme({brand, dark, radius, font}: EditorState): ThemeData {
  const family: Font | undefined = FONTS[font].font;
  return {
    id: 'my-brand',
    fonts: family ? [family] : [],
    light: brand === INITIAL.brand ? {} : brandColors(brand, '#000000', '#fdfcfa', 0.9),
    dark: dark === INITIAL.dark ? {} : brandColors(dark, '#ffffff', '#141210', 0.82),
    typography: family ? {bodyFamily: family.family} : {},
    ...(radius !== INITIAL.radius && {cornerRadius: radius}),
  };
}
