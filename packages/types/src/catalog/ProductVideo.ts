import type {Image} from './Image.ts';
import type {VideoSource} from './VideoSource.ts';

/**
 * A video file in the gallery of a product.
 *
 * @category Media
 * @example
 * ```ts
 * import type {ProductVideo} from '@storefront-toolkit/types/catalog';
 *
 * export const video: ProductVideo = {
 *   type: 'video',
 *   id: 'hood',
 *   description: 'How the hood is adjusted with one hand',
 *   poster: {
 *     src: 'https://images.example.com/hood.jpg',
 *     alt: '',
 *     width: 1920,
 *     height: 1080,
 *   },
 *   sources: [
 *     {src: 'https://videos.example.com/hood.mp4', mimeType: 'video/mp4'},
 *   ],
 * };
 * ```
 */
export interface ProductVideo {
  /** Tells a video from other media. */
  readonly type: 'video';
  /** Key of the medium, unique in its product. */
  readonly id: string;
  /** A description of the video for people who can't see it. */
  readonly description: string;
  /** Still image that is shown before the video plays. */
  readonly poster: Image;
  /** Encodings, best first. */
  readonly sources: readonly [VideoSource, ...VideoSource[]];
}
