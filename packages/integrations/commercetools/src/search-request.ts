import type {
  ProductSearchFacetCountExpression,
  ProductSearchFacetDistinctExpression,
  ProductSearchFacetStatsExpression,
  ProductSearchRequest,
  SearchExactExpression,
  SearchFullTextExpression,
  SearchFullTextPrefixExpression,
  SearchOrExpression,
} from '@commercetools/platform-sdk';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {ProductSearchInput, SuggestionsInput} from '@storefront-toolkit/types/search';
import {
  type ChosenFacet,
  chosenFacets,
  type CommercetoolsFacet,
  type Condition,
  fieldOf,
  inCurrency,
  LONGEST_TEXT,
} from './search-facets.ts';
import {sortingOf} from './search-sorts.ts';

/** Most products of a page. */
const LARGEST_PAGE = 100;
/** The API answers the first 10,000 products of a result. */
export const MOST_REACHABLE = 10_000;
/** Most values of a facet. */
const MOST_VALUES = 200;

/** The size of a page that the API takes. */
export const pageSizeOf = (pageSize: number) =>
  Math.min(Math.max(Math.trunc(pageSize), 1), LARGEST_PAGE);

/** Whether a page is one that the API answers. */
export const isReachable = ({page, pageSize}: Pick<ProductSearchInput, 'page' | 'pageSize'>) =>
  Math.max(Math.trunc(page), 1) * pageSizeOf(pageSize) <= MOST_REACHABLE;

/** A filter that asks for all conditions. */
function filterBy([first, ...more]: readonly Condition[]): {readonly filter?: Condition} {
  if (!first) return {};
  return {filter: more.length > 0 ? {and: [first, ...more]} : first};
}

/** The words in the name or the description, or the number of an article. */
function wordsIn(words: string, language: string): SearchOrExpression {
  const value = words.slice(0, LONGEST_TEXT);
  const inText = (field: string, boost?: number): SearchFullTextExpression => ({
    fullText: {field, language, value, mustMatch: 'all', ...(boost && {boost})},
  });
  const asSku: SearchExactExpression = {
    exact: {field: 'variants.sku', value, caseInsensitive: true},
  };
  return {or: [inText('name', 2), inText('description'), asSku]};
}

type FacetExpression =
  | ProductSearchFacetCountExpression
  | ProductSearchFacetDistinctExpression
  | ProductSearchFacetStatsExpression;

/**
 * Asks for the counts of a facet: products of the query that fit the other selections. A second value of the same facet would add products, so
 * its own selection does not narrow the counts, unless a product needs all values.
 */
function expressionOf(
  {facet}: ChosenFacet,
  chosen: readonly ChosenFacet[],
  currency: CurrencyCode,
): FacetExpression {
  const heedsItself = 'operator' in facet && facet.operator === 'and';
  const conditions = chosen.flatMap(({facet: other, condition}) =>
    condition && (other !== facet || heedsItself) ? [condition] : [],
  );
  const {key: name} = facet;
  const counted = {name, scope: 'query', level: 'products'} as const;
  if (facet.type === 'boolean') {
    const isTrue: Condition = {exact: {...fieldOf(facet), value: true}};
    return {count: {...counted, ...filterBy([isTrue, ...conditions])}};
  }
  if (facet.type === 'list' || facet.type === 'swatch') {
    const values = {...counted, ...fieldOf(facet), limit: MOST_VALUES};
    return {distinct: {...values, ...filterBy(conditions)}};
  }
  // Amounts in other currencies are fields of the same name.
  const amounts = facet.type === 'price' ? [inCurrency(currency)] : [];
  const filter = filterBy([...amounts, ...conditions]);
  return {stats: {name, scope: 'query', ...fieldOf(facet), ...filter}};
}

/** The context of a request for products. */
export interface SearchScope {
  readonly currency: CurrencyCode;
  /** Language of names and descriptions, as the project names it. */
  readonly language: string;
  readonly facets: readonly CommercetoolsFacet[];
  /** Key of the category whose products are asked for, with those of the categories below it. */
  readonly categoryId?: string | undefined;
}

/** The request for a page of products. A product without a price in the currency is not for sale in it. */
export function searchRequest(
  input: ProductSearchInput,
  {currency, language, facets, categoryId}: SearchScope,
): ProductSearchRequest {
  const words = input.term.trim();
  const chosen = chosenFacets(facets, input, currency);
  const conditions = chosen.flatMap(({condition}) => condition ?? []);
  const size = pageSizeOf(input.pageSize);
  const offset = (Math.max(Math.trunc(input.page), 1) - 1) * size;
  const isThere = isReachable(input);
  const sort = sortingOf({sort: input.sort, hasWords: words !== ''}, currency, language);
  const within: SearchExactExpression[] = [
    inCurrency(currency),
    ...(categoryId ? [{exact: {field: 'categoriesSubTree', value: categoryId}}] : []),
  ];
  const {filter: postFilter} = filterBy(conditions);
  return {
    // Filters have no part in the relevance.
    query: words ? {and: [wordsIn(words, language), {filter: within}]} : {filter: within},
    ...(postFilter && {postFilter}),
    ...(sort && {sort}),
    ...(facets.length > 0 && {
      facets: chosen.map((each) => expressionOf(each, chosen, currency)),
    }),
    // A page behind the last one that can be had is empty, and the facets are the same.
    limit: isThere ? size : 1,
    offset: isThere ? offset : 0,
  };
}

/** The request for products whose names begin with what a shopper types. */
export function suggestionsRequest(
  {term, limit}: SuggestionsInput,
  {currency, language}: Pick<SearchScope, 'currency' | 'language'>,
): ProductSearchRequest {
  const value = term.trim().slice(0, LONGEST_TEXT);
  const named: SearchFullTextPrefixExpression = {
    fullTextPrefix: {field: 'name', language, value, mustMatch: 'all'},
  };
  return {
    query: {and: [named, {filter: [inCurrency(currency)]}]},
    limit: pageSizeOf(limit),
    offset: 0,
  };
}
