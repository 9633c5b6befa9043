import type {Category} from '../catalog/Category.ts';
import type {ProductSummary} from '../catalog/ProductSummary.ts';
import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {CategorySearchInput} from './CategorySearchInput.ts';
import type {CategorySearchResults} from './CategorySearchResults.ts';
import type {ProductSearchInput} from './ProductSearchInput.ts';
import type {SearchResults} from './SearchResults.ts';
import type {SuggestionsInput} from './SuggestionsInput.ts';
import type {SuggestionsResult} from './SuggestionsResult.ts';

/**
 * Reads results, a category's products and suggestions from a search vendor, or from a commerce vendor that has a search.
 *
 * Each method takes its input, then the {@link DynamicServerContext} that decides language, currency and country, then an `AbortSignal` that aborts the call.
 * It rejects with an {@link IntegrationError}, and with nothing else.
 *
 * A product, refinement or suggestion that can't be read is left out and reported to `onProblem` of the context.
 *
 * @typeParam Item - The store's summary of a product, with its own fields.
 * @typeParam Shelf - The store's category, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
 * import type {SearchIntegration} from '@storefront-toolkit/types/search';
 *
 * // Each key press gives the call before it up.
 * export function suggester(
 *   search: SearchIntegration,
 *   context: DynamicServerContext,
 * ) {
 *   let last = new AbortController();
 *   return (term: string) => {
 *     last.abort();
 *     last = new AbortController();
 *     return search.suggest({term, limit: 5}, context, last.signal);
 *   };
 * }
 * ```
 */
export interface SearchIntegration<
  Item extends ProductSummary = ProductSummary,
  Shelf extends Category = Category,
> {
  /**
   * Products that fit words.
   *
   * @param input - The words, and what narrows, sorts and pages the results.
   * @returns One page of results. An empty result isn't an error.
   */
  search(
    input: ProductSearchInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<SearchResults<Item>>;
  /**
   * Products of a category.
   *
   * @param input - The category, and what narrows, sorts and pages its products.
   * @returns One page of them.
   * @throws {@link IntegrationError} of type `not-found` when there is no such category.
   */
  searchCategory(
    input: CategorySearchInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<CategorySearchResults<Item, Shelf>>;
  /**
   * Suggestions while a shopper types.
   *
   * @param input - The text typed so far.
   * @returns Suggestions of each kind, or of none.
   */
  suggest(
    input: SuggestionsInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<SuggestionsResult<Item>>;
}
