import type {CategoryReference} from '../catalog/CategoryReference.ts';
import type {ProductSummary} from '../catalog/ProductSummary.ts';
import type {PageSuggestion} from './PageSuggestion.ts';
import type {TermSuggestion} from './TermSuggestion.ts';

/**
 * The suggestions that a shopper gets while typing. A vendor that lacks one of the kinds leaves its list empty.
 *
 * @typeParam Item - The store's summary of a product, with its own fields.
 * @category Suggestions
 * @entity
 * @example
 * ```ts
 * import type {SuggestionsResult} from '@storefront-toolkit/types/search';
 *
 * export const nothing: SuggestionsResult = {
 *   term: 'xyz',
 *   terms: [],
 *   products: [],
 *   categories: [],
 *   pages: [],
 * };
 * ```
 */
export interface SuggestionsResult<Item extends ProductSummary = ProductSummary> {
  /** The text that was typed. Compare it with the field, and drop an answer to an earlier text. */
  readonly term: string;
  /** Words to search for, best first. */
  readonly terms: readonly TermSuggestion[];
  /** Products, best first. */
  readonly products: readonly Item[];
  /** Categories, best first. */
  readonly categories: readonly CategoryReference[];
  /** Other pages, best first. */
  readonly pages: readonly PageSuggestion[];
}
