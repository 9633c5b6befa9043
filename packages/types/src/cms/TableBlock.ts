import type {BlockBase} from './BlockBase.ts';
import type {TableRow} from './TableRow.ts';

/**
 * A table of data, such as sizes or shipping costs. For layout there is {@link GridBlock}.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {TableBlock} from '@storefront-toolkit/types/cms';
 *
 * export const sizes: TableBlock = {
 *   type: 'Table',
 *   id: 'sizes',
 *   caption: 'Chest in centimeters',
 *   head: [
 *     {
 *       id: 'head',
 *       cells: [
 *         {content: [{type: 'Text', text: 'Size'}]},
 *         {content: [{type: 'Text', text: 'Chest'}], alignment: 'end'},
 *       ],
 *     },
 *   ],
 *   body: [
 *     {
 *       id: 'm',
 *       cells: [
 *         {content: [{type: 'Text', text: 'M'}], heading: true},
 *         {content: [{type: 'Text', text: '96–101'}], alignment: 'end'},
 *       ],
 *     },
 *   ],
 * };
 * ```
 */
export interface TableBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'Table';
  /** The table's subject. It is shown above the table, and names it for screen readers. */
  readonly caption: string;
  /** Rows of column headings: one as a rule, two when headings are grouped. */
  readonly head: readonly TableRow[];
  /** Rows of data. */
  readonly body: readonly TableRow[];
}
