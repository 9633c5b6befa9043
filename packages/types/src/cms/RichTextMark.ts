/**
 * The marks of words in a text. Marks say what words mean; color, size and font are the theme's.
 *
 * @category Text
 * @example
 * ```ts
 * import type {RichTextMark} from '@storefront-toolkit/types/cms';
 *
 * export const marks: readonly RichTextMark[] = ['strong', 'emphasis'];
 * ```
 */
export type RichTextMark =
  /** Of strong importance: `<strong>`. */
  | 'strong'
  /** Stressed: `<em>`. */
  | 'emphasis'
  /** Underlined: `<u>`. For proper names and misspelled words; shoppers take it for a link elsewhere. */
  | 'underline'
  /** No longer valid: `<s>`. */
  | 'strikethrough'
  /** A code that shoppers type exactly, such as a coupon: `<code>`. */
  | 'code'
  /** Raised: `<sup>`. */
  | 'superscript'
  /** Lowered: `<sub>`. */
  | 'subscript';
