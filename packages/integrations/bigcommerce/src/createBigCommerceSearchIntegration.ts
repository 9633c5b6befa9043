import type {createClient} from '@bigcommerce/catalyst-client';
import {cursorVariables, type Field, reportTo} from '@storefront-toolkit/integration-core';
import type {Category, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {ProductSearchInput, SearchIntegration} from '@storefront-toolkit/types/search';
import {LARGEST_PAGE, normalizeSearch, readListed} from './normalize-search.ts';
import type {RawFound, RawListedProduct, RawSearch} from './raw.ts';
import {createStoreReader} from './read-store.ts';
import {toFilters} from './search-filters.ts';
import {type BigCommerceSearchLabels, sortOf} from './search-labels.ts';
import {SEARCH_QUERY, SUGGESTIONS_QUERY} from './search-queries.ts';
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
): SearchIntegration<ProductSummary<Custom>, Category<CategoryCustom>> {
  const {tax, labels, product} = options;
  const {caller, ask, readCategory} = createStoreReader<CategoryCustom>(client, options, identity);

  async function search(
    query: string,
    variables: Record<string, unknown>,
    operation: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Field<RawSearch>> {
    const all = {...variables, currency: context.currency, includeTax: tax === 'included'};
    const site = await caller.read(operation, signal, (either, source) =>
      ask(query, all, context, either, source),
    );
    return site.at('search');
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
    const answer = await search(SEARCH_QUERY, variables, operation, context, signal);
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
      const answer = await search(SUGGESTIONS_QUERY, {filters, first}, operation, context, signal);
      const found = answer.at('searchProducts') as Field<RawFound>;
      return {...nothing, products: readListed(found, listedContext(operation, context))};
    },
  };
}
