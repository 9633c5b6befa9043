import type {Category} from '../catalog/Category.ts';
import type {CategoryReference} from '../catalog/CategoryReference.ts';
import type {ProductSummary} from '../catalog/ProductSummary.ts';
import type {SearchResults} from './SearchResults.ts';

/**
 * One page of the products of a category, with what the head of its page shows.
 *
 * @typeParam Item - The store's summary of a product, with its own fields.
 * @typeParam Shelf - The store's category, with its own fields.
 * @category Results
 * @entity
 * @example
 * ```ts
 * import type {Category} from '@storefront-toolkit/types/catalog';
 * import type {
 *   CategorySearchResults,
 *   SearchResults,
 * } from '@storefront-toolkit/types/search';
 *
 * // For a search vendor that knows products, and a commerce vendor that knows categories.
 * export function inCategory(
 *   results: SearchResults,
 *   category: Category,
 * ): CategorySearchResults {
 *   const {id, slug, name, ancestors} = category;
 *   return {...results, category, breadcrumbs: [...ancestors, {id, slug, name}]};
 * }
 * ```
 */
export interface CategorySearchResults<
  Item extends ProductSummary = ProductSummary,
  Shelf extends Category = Category,
> extends SearchResults<Item> {
  /** The category. */
  readonly category: Shelf;
  /** The way to it, from the top: its ancestors, and itself last. */
  readonly breadcrumbs: readonly CategoryReference[];
}
