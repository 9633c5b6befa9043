/**
 * A sample of a single color.
 *
 * @category Options
 * @example
 * ```ts
 * import type {ColorSwatch} from '@storefront-toolkit/types/catalog';
 *
 * export const moss: ColorSwatch = {type: 'color', color: '#5b6b3a'};
 * ```
 */
export interface ColorSwatch {
  /** Tells a color from an image. */
  readonly type: 'color';
  /** Color in sRGB, as CSS writes it in hexadecimal. */
  readonly color: `#${string}`;
}
