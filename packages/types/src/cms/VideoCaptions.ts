import type {LocaleCode} from '../config/LocaleCode.ts';

/**
 * Whether what is said in a video can be read. WCAG 2.2 asks for captions in 1.2.2.
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
  /** Nothing is said in the video. */
  | {readonly type: 'NoSpeech'}
  /** There are none, or the CMS doesn't say. The storefront links to a transcript, or leaves the video out. */
  | {readonly type: 'Missing'};
