/**
 * The host of a video.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VideoProvider} from '@storefront-toolkit/types/cms';
 *
 * export const provider: VideoProvider = 'Vimeo';
 * ```
 */
export type VideoProvider =
  /** Vimeo. The player asks for no cookies when it is told not to track. */
  | 'Vimeo'
  /** YouTube. The player is loaded from `youtube-nocookie.com`. */
  | 'YouTube';
