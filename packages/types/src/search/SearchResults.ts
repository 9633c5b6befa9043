import type {ProductSummary} from '../catalog/ProductSummary.ts';
import type {CursorPagination} from './CursorPagination.ts';
import type {Pagination} from './Pagination.ts';
import type {Refinement} from './Refinement.ts';
import type {SortOption} from './SortOption.ts';

/**
 * One page of what was found, and everything it takes to narrow, sort and page through it.
 *
 * @typeParam Item - The store's summary of a product, with its own fields.
 * @category Results
 * @entity
 * @example
 * ```ts
 * import {paginate, type SearchResults} from '@storefront-toolkit/types/search';
 *
 * export const nothing: SearchResults = {
 *   term: 'snow shoes',
 *   correctedTerm: 'snowshoes',
 *   products: [],
 *   pagination: paginate({page: 1, pageSize: 24, totalItems: 0}),
 *   refinements: [],
 *   sortOptions: [{key: 'relevance', label: 'Most relevant', selected: true}],
 * };
 * ```
 */
export interface SearchResults<Item extends ProductSummary = ProductSummary> {
  /** Words that were searched for, as the shopper typed them. */
  readonly term: string;
  /** Words that the results are for, when the vendor took the term for a typing error. Say so above the results. */
  readonly correctedTerm?: string | undefined;
  /** Path or absolute URL to go to instead of showing results, which a merchandiser set for this term. */
  readonly redirect?: string | undefined;
  /** Products of this page, in their order. */
  readonly products: readonly Item[];
  /** Which page it is, and how to get to the others: by number or by cursor, as the vendor has it. */
  readonly pagination: Pagination | CursorPagination;
  /** The refinements that narrow the results, in the order in which they are shown. */
  readonly refinements: readonly Refinement[];
  /** Orders to choose from. Exactly one is selected. */
  readonly sortOptions: readonly SortOption[];
  /** Key of the search at its vendor, which goes with clicks and purchases that are reported back. */
  readonly queryId?: string | undefined;
}
