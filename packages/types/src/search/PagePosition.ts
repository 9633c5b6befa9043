/**
 * The page that is asked for: a number or a cursor, as the vendor has it. {@link pageAfter} and {@link pageBefore} make it for either.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {PagePosition} from '@storefront-toolkit/types/search';
 *
 * export const first: PagePosition = {page: 1};
 *
 * // `/jackets?page=3`, or `/jackets?cursor=after:eyJsYXN0X2lkIjo4fQ`.
 * export function readPosition(query: URLSearchParams): PagePosition {
 *   const page = Number(query.get('page'));
 *   return {
 *     page: Number.isSafeInteger(page) && page > 0 ? page : 1,
 *     cursor: query.get('cursor') ?? undefined,
 *   };
 * }
 * ```
 */
export interface PagePosition {
  /** Page, counted from 1. Vendors that page by cursor don't read it. */
  readonly page: number;
  /** Cursor of a {@link CursorPagination}. Without it, the first page. Vendors that number their pages don't read it. */
  readonly cursor?: string | undefined;
}
