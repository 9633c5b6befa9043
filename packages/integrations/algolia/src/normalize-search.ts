import {
  type Field,
  fieldOf,
  readCount,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import {
  paginate,
  type ProductSearchInput,
  type SearchResults,
} from '@storefront-toolkit/types/search';
import type {ProductSummary} from '@storefront-toolkit/types/catalog';
import {type HitContext, normalizeHit} from './normalize-hit.ts';
import {orderFacets, readRefinement} from './normalize-refinements.ts';
import type {RawHit, RawResponse} from './raw.ts';
import {sortOf} from './requests.ts';
import type {AlgoliaStore} from './store.ts';

/** The context that {@link normalizeSearch} needs besides Algolia's answer. */
export interface SearchContext<Custom extends object = object> extends HitContext<Custom> {
  /** The search input. */
  readonly input: ProductSearchInput;
  /** The indices that were asked. */
  readonly store: AlgoliaStore;
  /** Which of the answers counts the values of a facet, by its key. Those that are missing are counted by the first. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Addresses that a page may go to: a path of the store, or an absolute one over HTTPS. */
function readRedirect(response: Field<RawResponse>, report: Report): string | undefined {
  return readOrReport('redirect', report, () => {
    const redirect = response.at('renderingContent').given()?.at('redirect').given();
    const url = redirect?.at('url').optionalText();
    if (!redirect || url === undefined) return undefined;
    if (/^(https:\/\/|\/(?![/\\]))/i.test(url)) return url;
    return redirect.at('url').fail('a path of the store, or an address that begins with https://');
  });
}

function readPagination(response: Field<RawResponse>) {
  const nbPages = response.at('nbPages');
  const counts = {
    page: readCount(response.at('page')) + 1,
    pageSize: readCount(response.at('hitsPerPage')),
    totalItems: readCount(response.at('nbHits')),
  };
  if (counts.pageSize < 1) response.at('hitsPerPage').fail('a whole number above 0');
  const pagination = paginate(counts);
  // Algolia pages through the first 1000 products, unless the index says otherwise, and counts all.
  return {...pagination, totalPages: Math.min(pagination.totalPages, readCount(nbPages))};
}

/**
 * Turns the answers to the queries of a page of results into the results of the contract.
 *
 * @param raw - `results` of the answer.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeSearch<Custom extends object>(
  raw: readonly (RawResponse | null | undefined)[] | null | undefined,
  {input, store, counts, ...context}: SearchContext<Custom>,
): SearchResults<ProductSummary<Custom>> {
  const {source, currency, report} = context;
  const results = fieldOf(raw, source, 'results');
  const responses = results.list() as readonly Field<RawResponse>[];
  const responseAt = (index: number) =>
    responses[index] ?? results.fail('a list with an answer for each query');
  const main = responseAt(0);
  const ordering = readOrReport('order of facets', report, () =>
    main.at('renderingContent').given()?.at('facetOrdering').given(),
  );
  const facets = readOrReport('order of facets', report, () =>
    orderFacets(store.facets, ordering, currency),
  );
  const queryId = main.at('queryID').optionalText();
  const redirect = readRedirect(main, report);
  const hits = main.at('hits') as Field<readonly RawHit[]>;
  return {
    term: input.term,
    ...(redirect && {redirect}),
    products: readEach(hits.list(), 'product', report, (hit) => normalizeHit<Custom>(hit, context)),
    pagination: readPagination(main),
    refinements: (facets ?? store.facets).flatMap((facet) => {
      const response = responseAt(counts.get(facet.key) ?? 0);
      const selection = input.selections.find(({key}) => key === facet.key);
      const facts = {response, currency, selection, ordering};
      return readOrReport('refinement', report, () => readRefinement(facet, facts)) ?? [];
    }),
    sortOptions: store.sorts.map(({key, label}) => ({
      key,
      label,
      selected: key === sortOf(store, input.sort).key,
    })),
    ...(queryId && {queryId}),
  };
}
