import type {Pagination} from '../search/Pagination.ts';
import type {OrderHistoryOrder} from './OrderHistoryOrder.ts';

/**
 * One page of a shopper's orders, newest first.
 *
 * @typeParam Entry - The store's order, with its own fields.
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import type {OrderHistory} from '@storefront-toolkit/types/oms';
 *
 * export const nothingYet: OrderHistory = {
 *   orders: [],
 *   pagination: {type: 'pages', page: 1, pageSize: 10, totalItems: 0, totalPages: 0},
 * };
 * ```
 */
export interface OrderHistory<Entry extends OrderHistoryOrder = OrderHistoryOrder> {
  /** The orders of this page, newest first. */
  readonly orders: readonly Entry[];
  /** Which page it is, and how many there are. */
  readonly pagination: Pagination;
}
