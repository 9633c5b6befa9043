import type {Pagination} from './Pagination.ts';

/**
 * Adds the number of pages to what a vendor counts. For vendors that page by cursor, there is {@link CursorPagination}.
 *
 * @param counts - The page, counted from 1, its size, and the number of items on all pages.
 * @returns The same with `type` and `totalPages`.
 * @throws `RangeError` when a count isn't whole, `page` or `pageSize` is below 1, or `totalItems` below 0.
 * @category Results
 * @example
 * ```ts
 * import {paginate} from '@storefront-toolkit/types/search';
 *
 * // Algolia counts pages from 0.
 * export const fromAlgolia = (result: {
 *   page: number;
 *   hitsPerPage: number;
 *   nbHits: number;
 * }) =>
 *   paginate({
 *     page: result.page + 1,
 *     pageSize: result.hitsPerPage,
 *     totalItems: result.nbHits,
 *   });
 * ```
 */
export function paginate(counts: Omit<Pagination, 'type' | 'totalPages'>): Pagination {
  const {page, pageSize, totalItems} = counts;
  const whole = [page, pageSize, totalItems].every(Number.isSafeInteger);
  if (!whole || page < 1 || pageSize < 1 || totalItems < 0) {
    throw new RangeError(
      `Page ${page} of ${pageSize} items each, ${totalItems} in all, does not exist. ` +
        'Count pages from 1, and give whole numbers: some vendors count them from 0, or send an offset.',
    );
  }
  return {type: 'pages', page, pageSize, totalItems, totalPages: Math.ceil(totalItems / pageSize)};
}
