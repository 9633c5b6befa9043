/**
 * An image: where it is, what it shows, and how large its source is.
 *
 * @category Media
 * @example
 * ```ts
 * import type {Image} from '@storefront-toolkit/types/catalog';
 *
 * export const image: Image = {
 *   src: 'https://images.example.com/trail-jacket-moss.jpg',
 *   alt: 'Trail jacket in moss, from the front',
 *   width: 2400,
 *   height: 3000,
 * };
 * ```
 */
export interface Image {
  /** Absolute URL of the source, without parameters for size or format: those are added where the image is shown. */
  readonly src: string;
  /** A description of the image for people who can't see it, in the page's language. Empty for a decorative image. */
  readonly alt: string;
  /** Width of the source in pixels. With `height` it keeps the page from moving while the image loads. */
  readonly width?: number | undefined;
  /** Height of the source in pixels. */
  readonly height?: number | undefined;
}
