import {
  type AddedFields,
  type CallOptions,
  createCaller,
  cursorVariables,
  type Field,
  fieldAdder,
  readEach,
  readOrReport,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Category, ProductSummary, TaxTreatment} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {createIntegrationError} from '@storefront-toolkit/types/config';
import type {
  ProductSearchInput,
  RecommendationsIntegration,
  SearchIntegration,
} from '@storefront-toolkit/types/search';
import type {StorefrontApiClient} from '@shopify/storefront-api-client';
import type {CustomFieldOptions} from './createShopifyCatalogIntegration.ts';
import {explainShopifyFailure} from './errors.ts';
import {
  normalizeCategory,
  normalizeMenu,
  type RawCollection,
  type RawMenu,
} from './normalize-category.ts';
import {LARGEST_PAGE, normalizeSearch} from './normalize-search.ts';
import {normalizeSuggestions, type RawSuggestions} from './normalize-suggestions.ts';
import {normalizeSummary} from './normalize-summary.ts';
import type {RawProduct} from './normalize-variant.ts';
import {foundIn} from './read-products.ts';
import {type Call, contextVariables, FRAGMENTS, request} from './request.ts';
import {toFilters} from './search-filters.ts';
import {
  ALL_PRODUCTS_QUERY,
  CATEGORY_PRODUCTS_QUERY,
  RECOMMENDATIONS_QUERY,
  SEARCH_QUERY,
  SUGGESTIONS_QUERY,
} from './search-queries.ts';
import {type ListKind, type ShopifySort, sortVariables} from './search-sorts.ts';

/** Options of {@link createShopifySearchIntegration}. */
export interface ShopifySearchOptions<
  Custom extends object = object,
  CategoryCustom extends object = object,
> extends CallOptions {
  /** Whether the store's prices contain tax. The Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** Names of the orders, in the language of the request. */
  readonly sortLabels: (context: DynamicServerContext) => Readonly<Record<ShopifySort, string>>;
  /**
   * Handle of the menu that holds the categories, for what is above and below one.
   *
   * @default 'main-menu'
   */
  readonly menu?: string | undefined;
  /**
   * Fields that are added to the queries. They arrive in what `product` and `category` read. Listings have no variants.
   *
   * @default {}
   */
  readonly fields?: AddedFields | undefined;
  /** Your own fields of products. */
  readonly product?: CustomFieldOptions<RawProduct, Custom> | undefined;
  /** Your own fields of categories. */
  readonly category?: CustomFieldOptions<RawCollection, CategoryCustom> | undefined;
}

const identity = {vendor: 'shopify', kind: 'search'} as const;

/** Most suggestions of a kind that Shopify answers. */
const MOST_SUGGESTIONS = 10;

/** Shopify's names of the purposes of recommendations. */
const INTENTS = {similar: 'RELATED', complementary: 'COMPLEMENTARY'} as const;

interface CategoryProductsData {
  readonly collection: RawCollection | null;
  readonly menu: RawMenu | null;
}

/**
 * Searches the products of a Shopify store, and lists those of its collections. It needs no other search vendor.
 *
 * @param client - A client of the Storefront API. Leave its `retries` at 0: the integration repeats what may be repeated.
 * @param options - Tax, names of the orders, menu, custom fields, time limit and retries.
 */
export function createShopifySearchIntegration<
  Custom extends object = object,
  CategoryCustom extends object = object,
>(
  client: StorefrontApiClient,
  options: ShopifySearchOptions<Custom, CategoryCustom>,
): SearchIntegration<ProductSummary<Custom>, Category<CategoryCustom>> &
  RecommendationsIntegration<ProductSummary<Custom>> {
  const {tax, sortLabels, menu = 'main-menu', product, category} = options;
  const caller = createCaller(identity, explainShopifyFailure, options);
  const addFields = fieldAdder(options.fields ?? {}, FRAGMENTS);
  const metafields = {productMetafields: product?.metafields ?? []};

  const callFor = (operation: string, context: DynamicServerContext): Call => ({
    source: {...identity, operation},
    report: reportTo(context),
    addFields,
  });

  async function ask<Data>(
    call: Call,
    query: string,
    variables: Readonly<Record<string, unknown>>,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Field<Data>> {
    const all = {...contextVariables(context), ...metafields, ...variables};
    return caller.read(call.source.operation, signal, (either) =>
      request<Data>(client, query, all, either, call),
    );
  }

  const variablesOf = (
    kind: ListKind,
    input: ProductSearchInput,
    {currency}: DynamicServerContext,
  ) => ({
    ...cursorVariables(input, LARGEST_PAGE),
    ...sortVariables(kind, input.sort),
    ...(kind !== 'all' && {filters: toFilters(input.selections, currency)}),
  });

  const resultsOf = (
    list: Field,
    kind: ListKind,
    input: ProductSearchInput,
    context: DynamicServerContext,
    {source, report}: Call,
  ) =>
    normalizeSearch<Custom>(list, {
      source,
      currency: context.currency,
      tax,
      report,
      product: product?.read,
      input,
      kind,
      labels: sortLabels(context),
    });

  return {
    async search(input, context, signal) {
      const call = callFor('search', context);
      const term = input.term.trim();
      // Without words, Shopify has a list of all products, and no filters for it.
      const kind = term ? 'search' : 'all';
      const query = term ? SEARCH_QUERY : ALL_PRODUCTS_QUERY;
      const variables = {...variablesOf(kind, input, context), ...(term && {term})};
      const data = await ask<Record<string, unknown>>(call, query, variables, context, signal);
      return resultsOf(data.at(term ? 'search' : 'products'), kind, input, context, call);
    },

    async searchCategory(input, context, signal) {
      const call = callFor('searchCategory', context);
      const {source, report} = call;
      const key = input.category;
      const wanted = key.by === 'id' ? key.id : key.slug;
      const notFound = () =>
        createIntegrationError({...source, type: 'not-found', entity: 'category', key: wanted});
      if (input.term.trim()) {
        const reason =
          'Shopify has no search for words within a collection. Leave the term empty, or search the whole store.';
        throw createIntegrationError({...source, type: 'refused', status: 400, reason});
      }
      // Shopify calls any other text an error of the query.
      if (key.by === 'id' && !wanted.startsWith('gid://shopify/Collection/')) throw notFound();
      const variables = {
        ...variablesOf('collection', input, context),
        ...(key.by === 'id' ? {id: wanted} : {handle: wanted}),
        menu,
        metafields: category?.metafields ?? [],
      };
      const query = CATEGORY_PRODUCTS_QUERY;
      const data = await ask<CategoryProductsData>(call, query, variables, context, signal);
      const raw = foundIn<RawCollection>(data.at('collection'));
      if (!raw) throw notFound();
      const tree = readOrReport('menu', report, () => normalizeMenu(data.at('menu'), menu, report));
      const place = {source, path: 'data.collection', report, category: category?.read};
      const found = normalizeCategory<CategoryCustom>(raw, {...place, tree: tree ?? []});
      const {id, slug, name, ancestors} = found;
      const list = data.at('collection').at('products') as Field;
      return {
        ...resultsOf(list, 'collection', input, context, call),
        category: found,
        breadcrumbs: [...ancestors, {id, slug, name}],
      };
    },

    async suggest({term, limit}, context, signal) {
      const call = callFor('suggest', context);
      const most = Math.min(Math.max(Math.trunc(limit), 1), MOST_SUGGESTIONS);
      const data = await ask<{readonly predictiveSearch: RawSuggestions | null}>(
        call,
        SUGGESTIONS_QUERY,
        {term, limit: most},
        context,
        signal,
      );
      const {source, report} = call;
      const {currency} = context;
      return normalizeSuggestions<Custom>(data.at('predictiveSearch'), {
        ...{source, currency, tax, report, product: product?.read},
        term,
      });
    },

    async recommend({productId, purpose, limit}, context, signal) {
      // Shopify calls any other text an error of the query.
      if (!productId.startsWith('gid://shopify/Product/')) return [];
      const call = callFor('recommend', context);
      const data = await ask<{readonly productRecommendations: readonly RawProduct[] | null}>(
        call,
        RECOMMENDATIONS_QUERY,
        {productId, intent: INTENTS[purpose]},
        context,
        signal,
      );
      const {source, report} = call;
      const {currency} = context;
      const found = data.at('productRecommendations').given()?.list() ?? [];
      const summaries = readEach(found, 'product', report, (field) =>
        normalizeSummary<Custom>(field, {source, currency, tax, report, product: product?.read}),
      );
      return summaries.slice(0, Math.max(limit, 1));
    },
  };
}
