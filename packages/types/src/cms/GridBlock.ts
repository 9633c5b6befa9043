import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';
import type {GridColumns} from './GridColumns.ts';
import type {GridGapOptions} from './GridGapOptions.ts';
import type {Responsive} from './Responsive.ts';

/**
 * Blocks side by side, in columns. Rows fill from the start; a grid may hold another grid.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Blocks
 * @example
 * ```ts
 * import type {GridBlock} from '@storefront-toolkit/types/cms';
 *
 * export const tiles: GridBlock = {
 *   type: 'Grid',
 *   id: 'new-arrivals',
 *   columns: {base: 2, lg: 4},
 *   gap: {base: 'small', lg: 'medium'},
 *   items: [
 *     {type: 'ProductTile', id: 'tile-1', product: {by: 'slug', slug: 'rain-jacket'}},
 *     {type: 'ProductTile', id: 'tile-2', product: {by: 'slug', slug: 'day-pack'}},
 *   ],
 * };
 * ```
 */
export interface GridBlock<Own extends BlockBase = never> extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'Grid';
  /** Number of columns, by width of the screen. */
  readonly columns: Responsive<GridColumns>;
  /**
   * Distance between rows and between columns, by width of the screen.
   *
   * @default {base: 'medium'}
   */
  readonly gap?: Responsive<GridGapOptions> | undefined;
  /** Blocks in reading order. */
  readonly items: readonly Block<Own>[];
}
