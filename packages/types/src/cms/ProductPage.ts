import type {Block} from './Block.ts';
import type {BlockBase} from './BlockBase.ts';
import type {ProductReference} from './ProductReference.ts';

/**
 * The content that a CMS adds to a product page. Address, title and everything about the product come from the catalog.
 *
 * @typeParam Own - Blocks that only your store has.
 * @category Pages
 * @entity
 * @example
 * ```ts
 * import type {ProductPage} from '@storefront-toolkit/types/cms';
 *
 * export const page: ProductPage = {
 *   type: 'ProductPage',
 *   id: 'rain-jacket-content',
 *   product: {by: 'slug', slug: 'rain-jacket'},
 *   layout: 'default',
 *   above: [],
 *   below: [{type: 'PromoText', id: 'care', text: 'Wash it at <strong>30 °C</strong>.'}],
 * };
 * ```
 */
export interface ProductPage<Own extends BlockBase = never> {
  /** Tells the page from other kinds of pages. */
  readonly type: 'ProductPage';
  /** Id of the entry in the CMS. */
  readonly id: string;
  /** The product that the content is for. */
  readonly product: ProductReference;
  /** Id of the {@link Layout} around the page. */
  readonly layout: string;
  /** Blocks above the product. */
  readonly above: readonly Block<Own>[];
  /** Blocks below the product. */
  readonly below: readonly Block<Own>[];
}
