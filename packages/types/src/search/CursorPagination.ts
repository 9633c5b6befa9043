/**
 * Which part of a longer list an answer is, from a vendor that leads from one page to the next. Its pages have no numbers, and often nobody counts the items.
 *
 * @category Results
 * @entity
 * @example
 * ```ts
 * import type {CursorPagination} from '@storefront-toolkit/types/search';
 *
 * // The first page of a longer list.
 * export const first: CursorPagination = {
 *   type: 'cursor',
 *   pageSize: 24,
 *   next: 'after:eyJsYXN0X2lkIjo4fQ',
 * };
 * ```
 */
export interface CursorPagination {
  /** Tells cursors from a {@link Pagination} by numbers. */
  readonly type: 'cursor';
  /** Items on a full page, 1 or above. The last page may hold fewer. */
  readonly pageSize: number;
  /** Items on all pages, 0 or above. Left out when the vendor doesn't count them. */
  readonly totalItems?: number | undefined;
  /** Cursor of the page before this one. Left out on the first page. */
  readonly previous?: string | undefined;
  /** Cursor of the page after this one. Left out on the last page. */
  readonly next?: string | undefined;
}
