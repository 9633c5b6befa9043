/**
 * The id of a line item in a cart.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {LineItemInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: LineItemInput = {cartId: 'cart-1', lineItemId: 'l-1'};
 * ```
 */
export interface LineItemInput {
  /** Key of the cart. */
  readonly cartId: string;
  /** Key of the line. */
  readonly lineItemId: string;
}
