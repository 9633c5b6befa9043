import {type Field, readCursors, readEach} from '@storefront-toolkit/integration-core';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import type {ProductSearchInput, SearchResults} from '@storefront-toolkit/types/search';
import {readFilters} from './normalize-filters.ts';
import {normalizeSummary, type SummaryContext} from './normalize-summary.ts';
import {reportNothing, type RawProduct} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import type {Filter} from './schema.ts';
import {type ListKind, type ShopifySort, sortOptions} from './search-sorts.ts';

/** Most products that Shopify answers at once. */
export const LARGEST_PAGE = 250;

/** The context that {@link normalizeSearch} needs besides Shopify's answer. */
export interface SearchContext<Custom extends object = object> extends SummaryContext<Custom> {
  /** The request. */
  readonly input: ProductSearchInput;
  /** The list that was asked for. */
  readonly kind: ListKind;
  /** Names of the orders. */
  readonly labels: Readonly<Record<ShopifySort, string>>;
}

/** Shopify has no filters for all products. */
const FILTERS_AT = {search: 'productFilters', collection: 'filters'} as const;

/**
 * Turns a list of products of the Storefront API into the results of the contract. Products and refinements that can't be read are left out, and reported.
 *
 * @param field - The list.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSearch<Custom extends object>(
  field: Field,
  {input, kind, labels, ...context}: SearchContext<Custom>,
): SearchResults<ProductSummary<Custom>> {
  const {currency, report = reportNothing} = context;
  const {term, selections, sort} = input;
  const nodes = field.at('nodes').list() as readonly Field<RawProduct | null>[];
  const filters =
    kind === 'all' ? undefined : (field.at(FILTERS_AT[kind]) as Field<readonly Raw<Filter>[]>);
  const total = kind === 'search' ? field.at('totalCount') : undefined;
  const totalItems = total?.integer();
  if (totalItems !== undefined && totalItems < 0) total?.fail('a whole number of 0 or above');
  return {
    term,
    products: readEach(nodes, 'product', report, (node) =>
      node.at('__typename').value === 'Product'
        ? normalizeSummary<Custom>(node, context)
        : node.at('__typename').fail('Product'),
    ),
    pagination: readCursors(field.at('pageInfo'), input, LARGEST_PAGE, report, totalItems),
    refinements: filters ? readFilters(filters, {currency, selections, report}) : [],
    sortOptions: sortOptions(kind, sort, labels),
  };
}
