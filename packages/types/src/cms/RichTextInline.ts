import type {RichTextMark} from './RichTextMark.ts';
import type {StorefrontLink} from './StorefrontLink.ts';

/**
 * A part of a line of formatted text.
 *
 * @category Text
 * @example
 * ```ts
 * import type {RichTextInline} from '@storefront-toolkit/types/cms';
 *
 * export const line: readonly RichTextInline[] = [
 *   {type: 'Text', text: 'See our '},
 *   {
 *     type: 'Link',
 *     link: {type: 'Page', slug: 'guides/care'},
 *     content: [{type: 'Text', text: 'guide to care', marks: ['strong']}],
 *   },
 * ];
 * ```
 */
export type RichTextInline =
  /** Words, and how they are marked. */
  | {
      readonly type: 'Text';
      readonly text: string;
      readonly marks?: readonly RichTextMark[] | undefined;
    }
  /** A link. Its content holds no further link. */
  | {
      readonly type: 'Link';
      readonly link: StorefrontLink;
      readonly content: readonly Exclude<RichTextInline, {readonly type: 'Link'}>[];
    }
  /** The start of a new line within a paragraph. */
  | {readonly type: 'LineBreak'};
