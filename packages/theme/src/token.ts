import type {TokenName} from './token-list.ts';

/** The fields of every token. */
interface TokenBase {
  /** Name of the custom property, with its two hyphens. */
  readonly name: TokenName;
  /** The group that the token is in, such as `Surfaces` or `Motion`. */
  readonly group: string;
  /** The token's purpose. */
  readonly purpose: string;
}

/** Part of a color in the contrast rules. */
export type ColorRole =
  /** A background that is allowed for text of any color. */
  | 'surface'
  /** Text on any surface: at least 4.5:1. */
  | 'text'
  /** Edge of a control or an outline on any surface: at least 3:1. */
  | 'edge';

/** A color, which differs between the modes. */
export interface ColorToken extends TokenBase {
  /** Tells colors from other tokens. */
  readonly kind: 'color';
  /** Part of the color in the contrast rules. Colors whose name says it (`on-brand`, `brand-soft`) have none. */
  readonly role?: ColorRole;
  /** Value in light mode. */
  readonly light: string;
  /** Value in dark mode. */
  readonly dark: string;
  /** Value in light mode for readers who ask for more contrast. */
  readonly lightContrast: string;
  /** Value in dark mode for readers who ask for more contrast. */
  readonly darkContrast: string;
  /** System color in its place when the reader's own colors are forced. Absent where the color stays. */
  readonly forced?: string;
}

/** Any other token: the same in all modes. */
export interface ValueToken extends TokenBase {
  /** Tells colors from other tokens. */
  readonly kind: 'value';
  /** Value as the style sheet has it. */
  readonly value: string;
  /** Value for readers who ask for less motion. Absent where the value stays. */
  readonly reducedMotion?: string;
}

/** A design token: one custom property of `theme.css`. */
export type Token = ColorToken | ValueToken;
