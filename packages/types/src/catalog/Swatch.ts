import type {ColorSwatch} from './ColorSwatch.ts';
import type {ImageSwatch} from './ImageSwatch.ts';

/**
 * A small sample that shows what a value looks like. It comes with the value's label and never replaces it.
 *
 * @category Options
 * @example
 * ```ts
 * import type {Swatch} from '@storefront-toolkit/types/catalog';
 *
 * export const background = (swatch: Swatch) =>
 *   swatch.type === 'color' ? swatch.color : `url(${swatch.image.src})`;
 * ```
 */
export type Swatch =
  /** A single color. */
  | ColorSwatch
  /** A pattern or material. */
  | ImageSwatch;
