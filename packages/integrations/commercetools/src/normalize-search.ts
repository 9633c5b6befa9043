import type {ProductPagedSearchResponse} from '@commercetools/platform-sdk';
import {type Field, readCount, readEach, type Report} from '@storefront-toolkit/integration-core';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {ProductSearchInput, SearchResults} from '@storefront-toolkit/types/search';
import {type FacetContext, type RawFacet, readFacets} from './normalize-facets.ts';
import type {Raw} from './raw.ts';
import {MOST_REACHABLE, pageSizeOf} from './search-request.ts';
import {type CommercetoolsSort, sortOptions} from './search-sorts.ts';

/** An answer of Product Search. */
export type RawSearch = Omit<Raw<ProductPagedSearchResponse>, 'facets'> & {
  readonly facets?: readonly (RawFacet | null | undefined)[] | null | undefined;
};

/** The keys of the products of an answer. Those that can't be read are left out, and reported. */
export const readIds = (field: Field<RawSearch>, report: Report): readonly string[] =>
  readEach(field.at('results').list(), 'product', report, (result) => result.at('id').filledText());

/** The context that {@link normalizeSearch} needs besides the answer. */
export interface SearchContext<Item> extends Omit<FacetContext, 'selections'> {
  /** The request. */
  readonly input: ProductSearchInput;
  /** The products of the page. */
  readonly products: readonly Item[];
  /** Names of the orders. */
  readonly labels: Readonly<Record<CommercetoolsSort, string>>;
}

/**
 * Turns an answer of Product Search into the results of the contract. Refinements that can't be read are left out, and reported.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSearch<Item extends ProductSummary>(
  field: Field<RawSearch>,
  {input, products, labels, ...context}: SearchContext<Item>,
): SearchResults<Item> {
  const {term, sort, selections} = input;
  const totalItems = readCount(field.at('total'));
  const pageSize = pageSizeOf(input.pageSize);
  return {
    term,
    products,
    pagination: {
      type: 'pages',
      page: Math.max(Math.trunc(input.page), 1),
      pageSize,
      totalItems,
      totalPages: Math.ceil(Math.min(totalItems, MOST_REACHABLE) / pageSize),
    },
    refinements: readFacets(field.at('facets'), {...context, selections}),
    sortOptions: sortOptions({sort, hasWords: term.trim() !== ''}, labels),
  };
}
