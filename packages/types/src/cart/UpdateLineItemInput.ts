import type {LineItemInput} from './LineItemInput.ts';

/**
 * A line item's new values, for {@link CartIntegration.updateLineItem}.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {UpdateLineItemInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: UpdateLineItemInput = {
 *   cartId: 'cart-1',
 *   lineItemId: 'l-1',
 *   quantity: 3,
 * };
 * ```
 */
export interface UpdateLineItemInput extends LineItemInput {
  /** The new number of pieces. 1 or more: to take the line out, call `removeLineItem`. */
  readonly quantity: number;
}
