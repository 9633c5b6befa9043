/**
 * The side of the medium in a block that has text beside it. On narrow screens the medium is always above the text.
 *
 * @category Media
 * @example
 * ```ts
 * import type {MediaLayoutOptions} from '@storefront-toolkit/types/cms';
 *
 * export const layout: MediaLayoutOptions = 'media-end';
 * ```
 */
export type MediaLayoutOptions =
  /** Where lines of text start: left in English. */
  | 'media-start'
  /** Where lines of text end: right in English. */
  | 'media-end'
  /** Above the text, on wide screens too. */
  | 'media-above';
