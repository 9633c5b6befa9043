import {
  type CallOptions,
  createCaller,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {
  CatalogIntegration,
  Category,
  ProductSummary,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {
  ProductSearchInput,
  SearchIntegration,
  SearchResults,
} from '@storefront-toolkit/types/search';
import type {LiteClient, SearchForHits} from 'algoliasearch/lite';
import {explainAlgoliaFailure} from './errors.ts';
import {normalizeSearch} from './normalize-search.ts';
import {normalizeSuggestions} from './normalize-suggestions.ts';
import type {RawHit, RawResponse} from './raw.ts';
import {planSearch, planSuggestions} from './requests.ts';
import type {AlgoliaStore} from './store.ts';

/** Options of {@link createAlgoliaSearchIntegration}. */
export interface AlgoliaSearchOptions<
  Custom extends object = object,
  Shelf extends Category = Category,
> extends CallOptions {
  /** Whether the prices of the records contain tax. */
  readonly tax: TaxTreatment;
  /** The indices, orders and facets of a request, in its language. */
  readonly storeFor: (context: DynamicServerContext) => AlgoliaStore;
  /** Reads categories, which Algolia doesn't know: the catalog of the commerce vendor. Its errors are those of `searchCategory` too. */
  readonly categories: Pick<CatalogIntegration<never, Shelf>, 'getCategory'>;
  /** Reads your own fields of a record. */
  readonly product?: ((raw: RawHit) => Custom) | undefined;
}

const identity = {vendor: 'algolia', kind: 'search'} as const;

/**
 * Searches the products of an Algolia application.
 *
 * @param client - The lite client, with a key that may search and nothing else.
 * @param options - Indices, tax, categories, custom fields, time limit and retries.
 */
export function createAlgoliaSearchIntegration<
  Custom extends object = object,
  Shelf extends Category = Category,
>(
  client: LiteClient,
  options: AlgoliaSearchOptions<Custom, Shelf>,
): SearchIntegration<ProductSummary<Custom>, Shelf> {
  const {tax, storeFor, categories, product} = options;
  const caller = createCaller(identity, explainAlgoliaFailure, options);

  /** Sends all queries in one request. */
  const send = async (operation: string, requests: SearchForHits[], signal: AbortSignal) => {
    const answer = await caller.read(operation, signal, () => client.search({requests}));
    return fieldOf(answer, {...identity, operation}).at('results').value as RawResponse[];
  };

  async function find(
    operation: string,
    input: ProductSearchInput,
    context: DynamicServerContext,
    signal: AbortSignal,
    categoryId?: string,
  ): Promise<SearchResults<ProductSummary<Custom>>> {
    const store = storeFor(context);
    const {requests, counts} = planSearch(input, store, context, categoryId);
    const raw = await send(operation, requests, signal);
    const {currency} = context;
    const source = {...identity, operation};
    const hit = {source, currency, tax, product, report: reportTo(context)};
    return normalizeSearch<Custom>(raw, {...hit, input, store, counts});
  }

  return {
    search: (input, context, signal) => find('search', input, context, signal),

    async searchCategory(input, context, signal) {
      const category = await categories.getCategory(input.category, context, signal);
      const results = await find('searchCategory', input, context, signal, category.id);
      const {id, slug, name, ancestors} = category;
      return {...results, category, breadcrumbs: [...ancestors, {id, slug, name}]};
    },

    async suggest(input, context, signal) {
      const plan = planSuggestions(input, storeFor(context), context);
      const raw = await send(
        'suggest',
        plan.map(([, request]) => request),
        signal,
      );
      const source = {...identity, operation: 'suggest'};
      const kinds = plan.map(([kind]) => kind);
      const {currency} = context;
      const {term} = input;
      const hit = {source, currency, tax, product, report: reportTo(context)};
      return normalizeSuggestions<Custom>(raw, {...hit, term, kinds});
    },
  };
}
