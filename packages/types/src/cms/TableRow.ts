import type {TableCell} from './TableCell.ts';

/**
 * A row of a table. All rows of a table cover the same number of columns.
 *
 * @category Text
 * @example
 * ```ts
 * import type {TableRow} from '@storefront-toolkit/types/cms';
 *
 * export const row: TableRow = {
 *   id: 'm',
 *   cells: [
 *     {content: [{type: 'Text', text: 'M'}], heading: true},
 *     {content: [{type: 'Text', text: '96–101'}], alignment: 'end'},
 *   ],
 * };
 * ```
 */
export interface TableRow {
  /** Id of the row, unique in its table. */
  readonly id: string;
  /** Cells in reading order. */
  readonly cells: readonly TableCell[];
}
