import type {ImageMedia} from './ImageMedia.ts';
import type {Media} from './Media.ts';
import type {VideoMedia} from './VideoMedia.ts';
import type {VimeoVideo} from './VimeoVideo.ts';
import type {YouTubeVideo} from './YouTubeVideo.ts';

/**
 * Tells whether a medium is an image.
 *
 * @param media - An image or a video.
 * @returns `true` for an image.
 * @category Media
 * @example
 * ```ts
 * import {isImageMedia, type Media} from '@storefront-toolkit/types/cms';
 *
 * export const imagesOf = (media: readonly Media[]) => media.filter(isImageMedia);
 * ```
 */
export function isImageMedia(media: Media): media is ImageMedia {
  return media.type === 'Image';
}

/**
 * Tells whether a medium is a video.
 *
 * @param media - An image or a video.
 * @returns `true` for a video of any provider.
 * @category Media
 * @example
 * ```ts
 * import {isVideoMedia, type Media} from '@storefront-toolkit/types/cms';
 *
 * export const titlesOf = (media: readonly Media[]) =>
 *   media.filter(isVideoMedia).map(({title}) => title);
 * ```
 */
export function isVideoMedia(media: Media): media is VideoMedia {
  return media.type === 'Video';
}

/**
 * Tells whether a medium is a video that Vimeo hosts.
 *
 * @param media - An image or a video.
 * @returns `true` for a video of Vimeo.
 * @category Media
 * @example
 * ```ts
 * import {isVimeoVideo, type Media} from '@storefront-toolkit/types/cms';
 *
 * export const needsVimeo = (media: readonly Media[]) => media.some(isVimeoVideo);
 * ```
 */
export function isVimeoVideo(media: Media): media is VimeoVideo {
  return media.type === 'Video' && media.provider === 'Vimeo';
}

/**
 * Tells whether a medium is a video that YouTube hosts.
 *
 * @param media - An image or a video.
 * @returns `true` for a video of YouTube.
 * @category Media
 * @example
 * ```ts
 * import {isYouTubeVideo, type Media} from '@storefront-toolkit/types/cms';
 *
 * export const startOf = (media: Media) => (isYouTubeVideo(media) ? (media.startAt ?? 0) : 0);
 * ```
 */
export function isYouTubeVideo(media: Media): media is YouTubeVideo {
  return media.type === 'Video' && media.provider === 'YouTube';
}
