import type {BlockBase} from './BlockBase.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {RichText} from './RichText.ts';
import type {RichTextInline} from './RichTextInline.ts';
import type {TableRow} from './TableRow.ts';

/**
 * A part of a formatted text that has its own lines.
 *
 * @category Text
 * @example
 * ```ts
 * import type {RichTextNode} from '@storefront-toolkit/types/cms';
 *
 * export const quote: RichTextNode = {
 *   type: 'Quote',
 *   content: [{type: 'Paragraph', content: [{type: 'Text', text: 'It kept me dry for a week.'}]}],
 *   source: 'A letter to the store',
 * };
 * ```
 */
export type RichTextNode =
  /** A paragraph. */
  | {readonly type: 'Paragraph'; readonly content: readonly RichTextInline[]}
  /** A heading. `level` counts within the text: a page adds to it where the text doesn't start the page. */
  | {
      readonly type: 'Heading';
      readonly level: 2 | 3 | 4;
      readonly content: readonly RichTextInline[];
    }
  /** A list. Each item is a text of its own, so lists may hold lists. `ordered` numbers the items. */
  | {readonly type: 'List'; readonly ordered: boolean; readonly items: readonly RichText[]}
  /** A quotation, and who said it or where. */
  | {readonly type: 'Quote'; readonly content: RichText; readonly source?: string | undefined}
  /** An image between paragraphs, with a caption below it. */
  | {readonly type: 'Figure'; readonly image: ImageMedia; readonly caption?: string | undefined}
  /** A table. `head` holds the rows that name columns; it is empty for a table without any. */
  | {
      readonly type: 'Table';
      readonly head: readonly TableRow[];
      readonly body: readonly TableRow[];
    }
  /** A block that an editor put between paragraphs: any {@link Block}, those of the store's own included. */
  | {readonly type: 'Embed'; readonly block: BlockBase}
  /** A line that separates two parts. */
  | {readonly type: 'Divider'};
