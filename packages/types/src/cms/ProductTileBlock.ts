import type {BlockBase} from './BlockBase.ts';
import type {ProductReference} from './ProductReference.ts';

/**
 * A tile of a product, filled from the catalog when the page is shown.
 *
 * @category Blocks
 * @example
 * ```ts
 * import type {ProductTileBlock} from '@storefront-toolkit/types/cms';
 *
 * export const tile: ProductTileBlock = {
 *   type: 'ProductTile',
 *   id: 'tile-1',
 *   product: {by: 'slug', slug: 'rain-jacket'},
 *   note: 'Our lightest',
 * };
 * ```
 */
export interface ProductTileBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'ProductTile';
  /** Which product. A product that the catalog no longer has leaves no tile. */
  readonly product: ProductReference;
  /** A few words of the editor's, above the product's name. */
  readonly note?: string | undefined;
}
