import type {TableRow} from '@storefront-toolkit/types/cms';

/**
 * The number of columns that each row covers, with those that a cell of a row above reaches into.
 *
 * @param rows - All rows of the head, or all of the body: a cell never reaches from one into the other.
 */
export function columnCounts(rows: readonly TableRow[]): number[] {
  /** Columns that cells of rows above still cover, by the number of rows that are left. */
  let reaching: {columns: number; rows: number}[] = [];
  return rows.map(({cells}) => {
    const own = cells.map(({columnSpan = 1, rowSpan = 1}) => ({
      columns: columnSpan,
      rows: rowSpan,
    }));
    const all = [...reaching, ...own];
    reaching = all
      .map(({columns, rows: left}) => ({columns, rows: left - 1}))
      .filter(({rows: left}) => left > 0);
    return all.reduce((sum, {columns}) => sum + columns, 0);
  });
}
