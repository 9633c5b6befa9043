import type {ColorSwatch} from './ColorSwatch.ts';
import type {ImageSwatch} from './ImageSwatch.ts';

/**
 * A small sample that shows what a value looks like. It stands beside the value's label, never in its place.
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
