import type {VimeoVideo} from './VimeoVideo.ts';
import type {YouTubeVideo} from './YouTubeVideo.ts';

/**
 * A video. `provider` tells whose it is; so do {@link isVimeoVideo} and {@link isYouTubeVideo}.
 *
 * @category Media
 * @entity
 * @example
 * ```ts
 * import type {VideoMedia} from '@storefront-toolkit/types/cms';
 *
 * export const playerOf = (video: VideoMedia) =>
 *   video.provider === 'Vimeo'
 *     ? `https://player.vimeo.com/video/${video.id}?dnt=1`
 *     : `https://www.youtube-nocookie.com/embed/${video.id}`;
 * ```
 */
export type VideoMedia = VimeoVideo | YouTubeVideo;
