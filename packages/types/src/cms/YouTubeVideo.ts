import type {VideoBase} from './VideoBase.ts';

/**
 * A video that YouTube hosts.
 *
 * @category Media
 * @example
 * ```ts
 * import type {YouTubeVideo} from '@storefront-toolkit/types/cms';
 *
 * export const video: YouTubeVideo = {
 *   type: 'Video',
 *   provider: 'YouTube',
 *   id: 'M7lc1UVf-VE',
 *   title: 'How a jacket is taped',
 *   captions: {type: 'NoSpeech'},
 *   aspectRatio: 16 / 9,
 *   startAt: 12,
 * };
 * ```
 */
export interface YouTubeVideo extends VideoBase {
  /** Tells the video from those of other providers. */
  readonly provider: 'YouTube';
  /**
   * Where it starts, in seconds from the beginning.
   *
   * @default 0
   */
  readonly startAt?: number | undefined;
}
