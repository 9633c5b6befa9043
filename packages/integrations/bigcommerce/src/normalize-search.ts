import {type Field, readCount, readCursors, readEach} from '@storefront-toolkit/integration-core';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {ProductSearchInput, SearchResults} from '@storefront-toolkit/types/search';
import {type FilterContext, readFilters} from './normalize-filters.ts';
import {type ListedContext, normalizeListed} from './normalize-listed.ts';
import {nodesOf} from './normalize-product.ts';
import type {RawFound, RawSearch} from './raw.ts';
import {sortOptions} from './search-labels.ts';

/** Most products that BigCommerce answers at once. */
export const LARGEST_PAGE = 50;

/** The products of a list. Those that can't be read are left out, and reported. */
export const readListed = <Custom extends object>(
  found: Field<RawFound>,
  context: ListedContext<Custom>,
): readonly ProductSummary<Custom>[] =>
  readEach(nodesOf(found.at('products')), 'product', context.report, (product) =>
    normalizeListed<Custom>(product, context),
  );

/** The context that {@link normalizeSearch} needs besides the answer. */
export interface SearchContext<Custom extends object = object>
  extends ListedContext<Custom>, Omit<FilterContext, 'selections'> {
  /** The request. */
  readonly input: ProductSearchInput;
}

/**
 * Turns a search of the GraphQL Storefront API into the results of the contract. Products and refinements that can't be read are left out, and
 * reported.
 *
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSearch<Custom extends object>(
  search: Field<RawSearch>,
  {input, ...context}: SearchContext<Custom>,
): SearchResults<ProductSummary<Custom>> {
  const {report, labels} = context;
  const {term, selections, sort} = input;
  const found = search.at('searchProducts') as Field<RawFound>;
  const list = found.at('products');
  const total = readCount(list.at('collectionInfo').at('totalItems'));
  return {
    term,
    products: readListed(found, context),
    pagination: readCursors(list.at('pageInfo'), input, LARGEST_PAGE, report, total),
    refinements: readFilters(search, {...context, selections}),
    sortOptions: sortOptions({sort, hasWords: term.trim() !== ''}, labels),
  };
}
