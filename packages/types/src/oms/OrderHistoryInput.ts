/**
 * Which page of a shopper's orders is asked for. Whose orders they are follows from the `accessToken` of the context, never from the input.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {OrderHistoryInput} from '@storefront-toolkit/types/oms';
 *
 * export const newest: OrderHistoryInput = {page: 1, pageSize: 10};
 * ```
 */
export interface OrderHistoryInput {
  /** Page, counted from 1. */
  readonly page: number;
  /** Orders on a page: a whole number, 1 or above. Vendors have an upper limit. */
  readonly pageSize: number;
}
