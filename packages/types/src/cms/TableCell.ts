import type {RichTextInline} from './RichTextInline.ts';
import type {TextAlignment} from './TextAlignment.ts';

/**
 * A cell of a table.
 *
 * @category Text
 * @example
 * ```ts
 * import type {TableCell} from '@storefront-toolkit/types/cms';
 *
 * export const cell: TableCell = {
 *   content: [{type: 'Text', text: '96–101'}],
 *   alignment: 'end',
 * };
 * ```
 */
export interface TableCell {
  /** The cell's text. An empty list is an empty cell. */
  readonly content: readonly RichTextInline[];
  /**
   * Whether the cell names its row. Cells of `head` name their column without it.
   *
   * @default false
   */
  readonly heading?: boolean | undefined;
  /**
   * The number of columns that the cell covers, 1 or above.
   *
   * @default 1
   */
  readonly columnSpan?: number | undefined;
  /**
   * The number of rows that the cell covers, 1 or above.
   *
   * @default 1
   */
  readonly rowSpan?: number | undefined;
  /**
   * On which side the content is flush. Numbers that are compared are flush at the end.
   *
   * @default 'start'
   */
  readonly alignment?: TextAlignment | undefined;
}
