import type {VideoMedia} from '../cms/VideoMedia.ts';
import type {Image} from './Image.ts';

/**
 * A video of a video service in the gallery of a product.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VideoMedia} from '@storefront-toolkit/types/cms';
 * import type {ProductHostedVideo} from '@storefront-toolkit/types/catalog';
 *
 * export const inGallery = (video: VideoMedia): ProductHostedVideo => ({
 *   type: 'hosted-video',
 *   id: video.id,
 *   poster: {
 *     src: 'https://images.example.com/hood.jpg',
 *     alt: '',
 *     width: 1920,
 *     height: 1080,
 *   },
 *   video,
 * });
 * ```
 */
export interface ProductHostedVideo {
  /** Tells a hosted video from other media. */
  readonly type: 'hosted-video';
  /** Key of the medium, unique in its product. */
  readonly id: string;
  /** Still image that is shown before the video plays. */
  readonly poster: Image;
  /** The video at its service. */
  readonly video: VideoMedia;
}
