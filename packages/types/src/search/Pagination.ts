/**
 * Which part of a longer list an answer is, from a vendor that numbers its pages. Order histories have it too.
 *
 * @category Results
 * @entity
 * @example
 * ```ts
 * import {type Pagination, paginate} from '@storefront-toolkit/types/search';
 *
 * // {type: 'pages', page: 2, pageSize: 24, totalItems: 130, totalPages: 6}
 * export const second: Pagination = paginate({
 *   page: 2,
 *   pageSize: 24,
 *   totalItems: 130,
 * });
 * ```
 */
export interface Pagination {
  /** Tells numbered pages from a {@link CursorPagination}. */
  readonly type: 'pages';
  /** This page, counted from 1. */
  readonly page: number;
  /** Items on a full page, 1 or above. The last page may hold fewer. */
  readonly pageSize: number;
  /** Items on all pages, 0 or above. */
  readonly totalItems: number;
  /** Pages it takes. 0 when there are no items. */
  readonly totalPages: number;
}
