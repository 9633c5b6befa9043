import type {VideoBase} from './VideoBase.ts';

/**
 * A video that Vimeo hosts.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VimeoVideo} from '@storefront-toolkit/types/cms';
 *
 * export const video: VimeoVideo = {
 *   type: 'Video',
 *   provider: 'Vimeo',
 *   id: '76979871',
 *   title: 'How a jacket is taped',
 *   captions: {type: 'Provided', locales: ['en', 'de']},
 *   aspectRatio: 16 / 9,
 *   duration: 62,
 * };
 * ```
 */
export interface VimeoVideo extends VideoBase {
  /** Tells the video from those of other providers. */
  readonly provider: 'Vimeo';
  /** Second part of the address of an unlisted video, without which it doesn't play. */
  readonly hash?: string | undefined;
}
