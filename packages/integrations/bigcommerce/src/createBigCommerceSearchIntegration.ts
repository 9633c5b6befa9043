import type {createClient} from '@bigcommerce/catalyst-client';
import {cursorVariables, type Field, reportTo} from '@storefront-toolkit/integration-core';
import type {Category, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {
  ProductSearchInput,
  RecommendationsIntegration,
  SearchIntegration,
} from '@storefront-toolkit/types/search';
import {LARGEST_PAGE, normalizeSearch, readListed} from './normalize-search.ts';
import type {RawFound, RawListedProduct, RawSearch} from './raw.ts';
import {createStoreReader, foundIn, toEntityId} from './read-store.ts';
import {toFilters} from './search-filters.ts';
import {type BigCommerceSearchLabels, sortOf} from './search-labels.ts';
import {RECOMMENDATIONS_QUERY, SEARCH_QUERY, SUGGESTIONS_QUERY} from './search-queries.ts';
import type {BigCommerceCatalogOptions} from './settings.ts';

/** Options of {@link createBigCommerceSearchIntegration}. */
export interface BigCommerceSearchOptions<
  Custom extends object = object,
  CategoryCustom extends object = object,
> extends Omit<BigCommerceCatalogOptions<object, object, CategoryCustom>, 'product' | 'variant'> {
  /** Names of orders and states, in the language of the request. The names of filters are those of the store. */
  readonly labels: (context: DynamicServerContext) => BigCommerceSearchLabels;
  /** Reads your own fields of a product in a list, from its `customFields` for example. */
  readonly product?: ((raw: RawListedProduct) => Custom) | undefined;
}

const identity = {vendor: 'bigcommerce', kind: 'search'} as const;

/**
 * Searches the products of a BigCommerce store, and lists those of its categories. It needs no other search vendor.
 *
 * @param client - A client of the GraphQL Storefront API.
 * @param options - Tax, names, channel, custom fields, time limit and retries.
 */
export function createBigCommerceSearchIntegration<
  Custom extends object = object,
  CategoryCustom extends object = object,
>(
  client: ReturnType<typeof createClient>,
  options: BigCommerceSearchOptions<Custom, CategoryCustom>,
): SearchIntegration<ProductSummary<Custom>, Category<CategoryCustom>> &
  RecommendationsIntegration<ProductSummary<Custom>> {
  const {tax, labels, product} = options;
  const {caller, ask, readCategory} = createStoreReader<CategoryCustom>(client, options, identity);

  async function askSite(
    query: string,
    variables: Record<string, unknown>,
    operation: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ) {
    const all = {...variables, currency: context.currency, includeTax: tax === 'included'};
    return caller.read(operation, signal, (either, source) =>
      ask(query, all, context, either, source),
    );
  }

  const listedContext = (operation: string, context: DynamicServerContext) => ({
    source: {...identity, operation},
    currency: context.currency,
    tax,
    report: reportTo(context),
    product,
  });

  async function find(
    operation: string,
    input: ProductSearchInput,
    context: DynamicServerContext,
    signal: AbortSignal,
    categoryId?: number,
  ) {
    const {term, selections, sort} = input;
    const narrowed = {term, selections, currency: context.currency, categoryId};
    const others = selections.filter(({type}) => type !== 'price');
    const variables = {
      ...cursorVariables(input, LARGEST_PAGE),
      filters: toFilters(narrowed),
      unpriced: toFilters({...narrowed, selections: others}),
      sort: sortOf({sort, hasWords: term.trim() !== ''}),
    };
    const site = await askSite(SEARCH_QUERY, variables, operation, context, signal);
    const answer: Field<RawSearch> = site.at('search');
    const listed = listedContext(operation, context);
    return normalizeSearch<Custom>(answer, {...listed, input, labels: labels(context)});
  }

  return {
    search: (input, context, signal) => find('search', input, context, signal),

    async searchCategory(input, context, signal) {
      const operation = 'searchCategory';
      const category = await readCategory(input.category, operation, context, signal);
      const {id, slug, name, ancestors} = category;
      const results = await find(operation, input, context, signal, Number(id));
      return {...results, category, breadcrumbs: [...ancestors, {id, slug, name}]};
    },

    async suggest({term, limit}, context, signal) {
      const operation = 'suggest';
      const nothing = {term, terms: [], products: [], categories: [], pages: []};
      if (!term.trim()) return nothing;
      const filters = toFilters({term, selections: [], currency: context.currency});
      const {first} = cursorVariables({pageSize: limit}, LARGEST_PAGE);
      const variables = {filters, first};
      const site = await askSite(SUGGESTIONS_QUERY, variables, operation, context, signal);
      const found = site.at('search').at('searchProducts') as Field<RawFound>;
      return {...nothing, products: readListed(found, listedContext(operation, context))};
    },

    async recommend({productId, purpose, limit}, context, signal) {
      const operation = 'recommend';
      const id = toEntityId(productId);
      // BigCommerce relates products, and does not say what for.
      if (id === undefined || purpose === 'complementary') return [];
      const {first} = cursorVariables({pageSize: limit}, LARGEST_PAGE);
      const variables = {id, first};
      const site = await askSite(RECOMMENDATIONS_QUERY, variables, operation, context, signal);
      const product = site.at('product');
      if (!foundIn(product)) return [];
      return readListed(product as Field as Field<RawFound>, listedContext(operation, context));
    },
  };
}
