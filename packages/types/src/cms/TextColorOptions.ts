/**
 * Color of a text, named after the theme's colors. Each can be read on the backgrounds that it is made for, in light and dark.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {TextColorOptions} from '@storefront-toolkit/types/cms';
 *
 * export const color: TextColorOptions = 'ink-muted';
 * ```
 */
export type TextColorOptions =
  /** Running text, on `canvas`, `surface` and `raised`. */
  | 'ink'
  /** Text of less weight, on the same backgrounds. */
  | 'ink-muted'
  /** The brand's color, on the same backgrounds. */
  | 'brand'
  /** Text on a fill of the brand's color, and on an image with a scrim. */
  | 'on-brand';
