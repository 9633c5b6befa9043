import type {CursorPagination} from './CursorPagination.ts';
import type {PagePosition} from './PagePosition.ts';
import type {Pagination} from './Pagination.ts';

const at = (cursor: string | undefined): PagePosition | undefined =>
  cursor === undefined ? undefined : {page: 1, cursor};

/**
 * The page after the one that an answer is, by number or by cursor.
 *
 * @param pagination - Pagination of {@link SearchResults}.
 * @returns `undefined` on the last page.
 * @category Results
 * @example
 * ```ts
 * import {
 *   pageAfter,
 *   type ProductSearchInput,
 *   type SearchResults,
 *   selectionsOf,
 * } from '@storefront-toolkit/types/search';
 *
 * export function nextInput({
 *   term,
 *   refinements,
 *   pagination,
 * }: SearchResults): ProductSearchInput | undefined {
 *   const position = pageAfter(pagination);
 *   const {pageSize} = pagination;
 *   const selections = selectionsOf(refinements);
 *   return position && {term, selections, pageSize, ...position};
 * }
 * ```
 */
export function pageAfter(pagination: Pagination | CursorPagination): PagePosition | undefined {
  if (pagination.type === 'cursor') return at(pagination.next);
  const {page, totalPages} = pagination;
  return page < totalPages ? {page: page + 1} : undefined;
}

/**
 * The page before the one that an answer is, by number or by cursor.
 *
 * @param pagination - Pagination of {@link SearchResults}.
 * @returns `undefined` on the first page. Behind the last page, which an old address may ask for, it is the last one.
 * @category Results
 * @example
 * ```ts
 * import {pageBefore, type SearchResults} from '@storefront-toolkit/types/search';
 *
 * export const isFirstPage = ({pagination}: SearchResults) =>
 *   pageBefore(pagination) === undefined;
 * ```
 */
export function pageBefore(pagination: Pagination | CursorPagination): PagePosition | undefined {
  if (pagination.type === 'cursor') return at(pagination.previous);
  const page = Math.min(pagination.page - 1, pagination.totalPages);
  return page > 0 ? {page} : undefined;
}
