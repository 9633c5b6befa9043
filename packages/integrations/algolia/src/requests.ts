import type {SearchForHits} from 'algoliasearch/lite';
import {type DynamicServerContext, type Money, moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  ProductSearchInput,
  RefinementSelection,
  SuggestionsInput,
} from '@storefront-toolkit/types/search';
import {type AlgoliaFacet, type AlgoliaStore, attributeOf, priceAttribute} from './store.ts';

/** Most products that Algolia answers at once. */
const LARGEST_PAGE = 1000;

/** They enclose the text that a shopper typed. They are characters for private use, which no text has. */
export const MARK = {start: '\uE000', end: '\uE001'} as const;

/** The filter that narrows the results to the selection of one facet. */
interface Condition {
  readonly facet: AlgoliaFacet;
  /** Values: one of each list has to fit. */
  readonly values: readonly (readonly string[])[];
  /** Bounds of a figure. */
  readonly bounds: readonly string[];
}

/** A value with a hyphen at its start would leave out what has it. */
const valueFilter = (attribute: string, value: string) =>
  `${attribute}:${value.replace(/^-/, '\\-')}`;

const decimalIn = (currency: CurrencyCode) => (bound: Money | number | undefined) => {
  if (bound === undefined || typeof bound === 'number') return bound;
  return bound.currency === currency ? moneyToDecimal(bound) : undefined;
};

function conditionOf(
  facet: AlgoliaFacet,
  selection: RefinementSelection,
  currency: CurrencyCode,
): Condition | undefined {
  const attribute = attributeOf(facet, currency);
  if (selection.type === 'values' && (facet.type === 'list' || facet.type === 'swatch')) {
    const filters = selection.values.map((value) => valueFilter(attribute, value));
    const values = facet.operator === 'and' ? filters.map((filter) => [filter]) : [filters];
    return {facet, values, bounds: []};
  }
  if (selection.type === 'boolean' && facet.type === 'boolean') {
    return {facet, values: [[`${attribute}:true`]], bounds: []};
  }
  if ((selection.type === 'range' || selection.type === 'price') && selection.type === facet.type) {
    const [min, max] = [selection.min, selection.max].map(decimalIn(currency));
    const bounds = [
      ...(min === undefined ? [] : [`${attribute}>=${min}`]),
      ...(max === undefined ? [] : [`${attribute}<=${max}`]),
    ];
    return {facet, values: [], bounds};
  }
  return undefined;
}

/** Whether the values that are not selected count too: a second one would add products. */
const countsOthers = ({type, ...facet}: AlgoliaFacet) =>
  type === 'range' || type === 'price' || ('operator' in facet && facet.operator !== 'and');

/** The queries for a page of results. */
export interface SearchPlan {
  readonly requests: SearchForHits[];
  /** Which of the queries counts the values of a facet, by its key. Those that are missing are counted by the first. */
  readonly counts: ReadonlyMap<string, number>;
}

/** The order that was asked for, or the first. */
export const sortOf = ({sorts}: AlgoliaStore, key: string | undefined) =>
  sorts.find((sort) => sort.key === key) ?? sorts[0];

/** Contexts of rules: Algolia takes ten, without spaces. */
const ruleContexts = ({audiences}: DynamicServerContext) =>
  audiences.filter((audience) => /^[\w-]+$/.test(audience)).slice(0, 10);

/**
 * Plans the queries for a page of results: one for the products, and one for each facet whose counts must not heed its own selection.
 *
 * @param categoryId - Key of the category whose products are asked for.
 */
export function planSearch(
  {term, selections, sort, page, pageSize}: ProductSearchInput,
  store: AlgoliaStore,
  context: DynamicServerContext,
  categoryId?: string,
): SearchPlan {
  const {currency} = context;
  const conditions = store.facets.flatMap((facet) => {
    const selection = selections.find(({key}) => key === facet.key);
    return (selection && conditionOf(facet, selection, currency)) ?? [];
  });
  const filters = (chosen: readonly Condition[]) => ({
    facetFilters: [
      ...(categoryId === undefined ? [] : [[valueFilter('categoryIds', categoryId)]]),
      ...chosen.flatMap(({values}) => values.map((list) => [...list])),
    ],
    // A product without a price in the currency is not for sale in it.
    numericFilters: [`${priceAttribute(currency)}>=0`, ...chosen.flatMap(({bounds}) => bounds)],
  });
  const shared = {
    indexName: sortOf(store, sort).index,
    query: term,
    ruleContexts: ruleContexts(context),
    attributesToHighlight: [],
  };
  const apart = conditions.filter(({facet}) => countsOthers(facet));
  return {
    requests: [
      {
        ...shared,
        ...filters(conditions),
        page: page - 1,
        hitsPerPage: Math.min(pageSize, LARGEST_PAGE),
        facets: store.facets.map((facet) => attributeOf(facet, currency)),
        clickAnalytics: true,
      },
      ...apart.map(({facet}) => ({
        ...shared,
        ...filters(conditions.filter((condition) => condition.facet !== facet)),
        hitsPerPage: 0,
        facets: [attributeOf(facet, currency)],
        analytics: false,
        clickAnalytics: false,
      })),
    ],
    counts: new Map(apart.map(({facet}, index) => [facet.key, index + 1])),
  };
}

/** The kinds of suggestions. */
export type SuggestionKind = 'products' | 'terms' | 'categories' | 'pages';

/** The queries for suggestions, by what they ask for. */
export function planSuggestions(
  {term, limit}: SuggestionsInput,
  store: AlgoliaStore,
  context: DynamicServerContext,
): readonly (readonly [SuggestionKind, SearchForHits])[] {
  const shared = {query: term, hitsPerPage: Math.min(limit, LARGEST_PAGE)};
  const plain = {...shared, attributesToHighlight: []};
  const {suggestions, categories, pages, sorts} = store;
  const sold = {
    ...plain,
    indexName: sorts[0].index,
    ruleContexts: ruleContexts(context),
    numericFilters: [`${priceAttribute(context.currency)}>=0`],
  };
  const words = {
    ...shared,
    attributesToHighlight: ['query'],
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
  };
  return [
    ['products', sold],
    ...(suggestions ? [['terms', {...words, indexName: suggestions}] as const] : []),
    ...(categories ? [['categories', {...plain, indexName: categories}] as const] : []),
    ...(pages ? [['pages', {...plain, indexName: pages}] as const] : []),
  ];
}
