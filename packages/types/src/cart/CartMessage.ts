import type {CartMessageCode} from './CartMessageCode.ts';

/**
 * Something that the store tells the shopper about the cart: what it changed, or why it didn't do what was asked.
 *
 * @category Messages
 * @entity
 * @example
 * ```ts
 * import type {CartMessage} from '@storefront-toolkit/types/cart';
 *
 * export const message: CartMessage = {
 *   level: 'warning',
 *   code: 'quantity-limited',
 *   text: 'Only 3 are left. We changed the quantity.',
 *   lineItemId: 'l-1',
 * };
 * ```
 */
export interface CartMessage {
  /** The importance: for information, to look at, or blocking the checkout. */
  readonly level: 'info' | 'warning' | 'error';
  /** The message's subject. */
  readonly code: CartMessageCode;
  /** Text for shoppers, in the request's language. */
  readonly text: string;
  /** The line that it is about. */
  readonly lineItemId?: string | undefined;
  /** The code of the coupon that it is about. */
  readonly couponCode?: string | undefined;
}
