import type {LocaleCode} from '../config/LocaleCode.ts';

/**
 * Whether the spoken words of a video have captions. WCAG 2.2 asks for captions in 1.2.2.
 *
 * @category Media
 * @example
 * ```ts
 * import type {VideoCaptions} from '@storefront-toolkit/types/cms';
 *
 * export const captions: VideoCaptions = {type: 'Provided', locales: ['en', 'de']};
 * ```
 */
export type VideoCaptions =
  /** The provider has captions in these languages, at least one. */
  | {readonly type: 'Provided'; readonly locales: readonly [LocaleCode, ...LocaleCode[]]}
  /** Nobody speaks in the video. */
  | {readonly type: 'NoSpeech'}
  /** There are none, or the CMS doesn't say. The storefront links to a transcript, or leaves the video out. */
  | {readonly type: 'Missing'};
