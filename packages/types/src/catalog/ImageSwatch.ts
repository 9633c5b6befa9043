import type {Image} from './Image.ts';

/**
 * A sample of a pattern or material.
 *
 * @category Options
 * @example
 * ```ts
 * import type {ImageSwatch} from '@storefront-toolkit/types/catalog';
 *
 * export const tartan: ImageSwatch = {
 *   type: 'image',
 *   image: {
 *     src: 'https://images.example.com/tartan.jpg',
 *     alt: '',
 *     width: 64,
 *     height: 64,
 *   },
 * };
 * ```
 */
export interface ImageSwatch {
  /** Tells an image from a color. */
  readonly type: 'image';
  /** The sample. Its `alt` is empty, because the value's label is beside it. */
  readonly image: Image;
}
