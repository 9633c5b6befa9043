import type {ImageMedia} from './ImageMedia.ts';
import type {VideoMedia} from './VideoMedia.ts';

/**
 * An image or a video. `type` tells them apart; so do {@link isImageMedia} and {@link isVideoMedia}.
 *
 * @category Media
 * @entity
 * @example
 * ```ts
 * import type {Media} from '@storefront-toolkit/types/cms';
 *
 * export const describe = (media: Media) => (media.type === 'Image' ? media.alt : media.title);
 * ```
 */
export type Media = ImageMedia | VideoMedia;
