import type {ByProjectKeyRequestBuilder, ProductSearchRequest} from '@commercetools/platform-sdk';
import {
  type CallSource,
  createCaller,
  type Field,
  fieldOf,
  reportTo,
} from '@storefront-toolkit/integration-core';
import type {Category, Product, ProductSummary} from '@storefront-toolkit/types/catalog';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import type {
  ProductSearchInput,
  SearchIntegration,
  SearchResults,
} from '@storefront-toolkit/types/search';
import {explainCommercetoolsFailure} from './errors.ts';
import {normalizeSearch, type RawSearch, readIds} from './normalize-search.ts';
import {type CatalogCall, createCatalogReader} from './read-catalog.ts';
import type {CommercetoolsFacet} from './search-facets.ts';
import {isReachable, searchRequest, suggestionsRequest} from './search-request.ts';
import type {CommercetoolsSort} from './search-sorts.ts';
import {send} from './send.ts';
import type {CommercetoolsCatalogOptions} from './settings.ts';

/** Options of {@link createCommercetoolsSearchIntegration}. */
export interface CommercetoolsSearchOptions<
  Custom extends object = object,
  CategoryCustom extends object = object,
> extends Omit<
  CommercetoolsCatalogOptions<Custom, object, CategoryCustom>,
  'attributes' | 'variant'
> {
  /** Names of the orders, in the language of the request. */
  readonly sortLabels: (
    context: DynamicServerContext,
  ) => Readonly<Record<CommercetoolsSort, string>>;
  /**
   * Everything that shoppers can narrow results by, in its order, with names in the language of the request. The attributes have to be
   * searchable.
   *
   * @default none
   */
  readonly facets?: ((context: DynamicServerContext) => readonly CommercetoolsFacet[]) | undefined;
}

const identity = {vendor: 'commercetools', kind: 'search'} as const;

/** The parts of a product that a list needs. */
const summaryOf = <Custom extends object>({
  id,
  slug,
  name,
  image,
  pricing,
  availability,
  badges,
  promotions,
  custom,
}: Product<Custom>): ProductSummary<Custom> => ({
  id,
  slug,
  name,
  ...(image && {image}),
  pricing,
  availability,
  badges,
  promotions,
  custom,
});

/**
 * Searches the products of a commercetools project, and lists those of its categories, with the API Product Search. It needs no other search vendor.
 *
 * @param api - Request builder of the project. Leave the retries of its client off: the integration repeats what may be repeated.
 * @param options - Tax, names of the orders, facets, and the options of the catalog.
 */
export function createCommercetoolsSearchIntegration<
  Custom extends object = object,
  CategoryCustom extends object = object,
>(
  api: ByProjectKeyRequestBuilder,
  options: CommercetoolsSearchOptions<Custom, CategoryCustom>,
): SearchIntegration<ProductSummary<Custom>, Category<CategoryCustom>> {
  const {sortLabels, facets: facetsFor, fallbackLocales = []} = options;
  const caller = createCaller(identity, explainCommercetoolsFailure, options);
  const reader = createCatalogReader<Custom, object, CategoryCustom>(api, options, identity);

  /** The language of texts in the search, which has to be one of the project's. */
  const languageOf = (context: DynamicServerContext) =>
    reader.localesOf(context).find((locale) => fallbackLocales.includes(locale)) ?? context.locale;

  async function ask(
    body: ProductSearchRequest,
    {source, signal}: CatalogCall,
  ): Promise<Field<RawSearch>> {
    const answer: RawSearch = await caller.read(source.operation, signal, (either) =>
      send(() => api.products().search().post({body}), either),
    );
    return fieldOf(answer, source);
  }

  const readSummaries = async (ids: readonly string[], call: CatalogCall) =>
    (await reader.products(ids, call)).map(summaryOf);

  async function find(
    input: ProductSearchInput,
    call: CatalogCall,
    categoryId?: string,
  ): Promise<SearchResults<ProductSummary<Custom>>> {
    const {context} = call;
    const {currency} = context;
    const report = reportTo(context);
    const facets = facetsFor?.(context) ?? [];
    const scope = {currency, language: languageOf(context), facets, categoryId};
    const answer = await ask(searchRequest(input, scope), call);
    const ids = isReachable(input) ? readIds(answer, report) : [];
    const products = await readSummaries(ids, call);
    const labels = sortLabels(context);
    return normalizeSearch(answer, {input, products, labels, facets, currency, report});
  }

  const callFor = (
    operation: string,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): CatalogCall => {
    const source: CallSource = {...identity, operation};
    return {source, context, signal};
  };

  return {
    async search(input, context, signal) {
      return find(input, callFor('search', context, signal));
    },

    async searchCategory(input, context, signal) {
      const call = callFor('searchCategory', context, signal);
      const category = await reader.category(input.category, call);
      const {id, slug, name, ancestors} = category;
      const results = await find(input, call, id);
      return {...results, category, breadcrumbs: [...ancestors, {id, slug, name}]};
    },

    async suggest(input, context, signal) {
      const nothing = {term: input.term, terms: [], products: [], categories: [], pages: []};
      // Every name begins with an empty text.
      if (!input.term.trim()) return nothing;
      const call = callFor('suggest', context, signal);
      const {currency} = context;
      const body = suggestionsRequest(input, {currency, language: languageOf(context)});
      const answer = await ask(body, call);
      const ids = readIds(answer, reportTo(context));
      return {...nothing, products: await readSummaries(ids, call)};
    },
  };
}
