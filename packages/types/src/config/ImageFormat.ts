/**
 * An image encoding that an image host can produce.
 *
 * @category Images
 * @example
 * ```ts
 * import type {ImageFormat} from '@storefront-toolkit/types/config';
 *
 * const formats: readonly ImageFormat[] = ['avif', 'webp'];
 * ```
 */
export type ImageFormat =
  /** AV1 still image: smallest for photographs, slow to encode. */
  | 'avif'
  /** WebP: small, and quick to encode. */
  | 'webp'
  /** JPEG: the fallback that every client reads, without transparency. */
  | 'jpeg'
  /** PNG: lossless, for line art and transparency. */
  | 'png';
