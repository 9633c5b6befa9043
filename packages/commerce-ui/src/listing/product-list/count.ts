import type {SearchResults} from '@storefront-toolkit/types/search';

/** The part of `SearchResults` that is counted. */
export type CountedResults = Pick<
  SearchResults,
  'term' | 'correctedTerm' | 'products' | 'pagination'
>;

/** Number of products, and whether they are all that were found. */
export function countOf({products, pagination}: CountedResults): {count: number; isTotal: boolean} {
  const {totalItems} = pagination;
  if (totalItems !== undefined) return {count: totalItems, isTotal: true};
  const isOnlyPage =
    pagination.type === 'cursor' &&
    pagination.previous === undefined &&
    pagination.next === undefined;
  return {count: products.length, isTotal: isOnlyPage};
}
