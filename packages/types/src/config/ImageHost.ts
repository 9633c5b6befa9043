import type {ImageFormat} from './ImageFormat.ts';

/**
 * The host that resizes and encodes product and content images.
 *
 * @category Images
 * @entity
 * @example
 * ```ts
 * import type {ImageHost} from '@storefront-toolkit/types/config';
 *
 * const images: ImageHost = {
 *   origin: 'https://images.example.com',
 *   widths: [320, 640, 960, 1280, 1920],
 *   formats: ['avif', 'webp'],
 * };
 * ```
 */
export interface ImageHost {
  /** Origin of the host, with its scheme and without a trailing slash. It belongs in the `img-src` of a Content-Security-Policy. */
  readonly origin: string;
  /** Widths to offer in `srcset`, in physical pixels, ascending. Few widths keep caches warm: five to eight are enough. */
  readonly widths: readonly number[];
  /** Encodings to offer, best first. The source's own encoding is always the last resort. */
  readonly formats: readonly ImageFormat[];
  /**
   * Quality of lossy encodings, from 1 to 100.
   *
   * @default 75
   */
  readonly quality?: number | undefined;
}
