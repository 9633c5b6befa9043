import type {LineItemInput} from './LineItemInput.ts';

/**
 * What {@link CartIntegration.updateLineItem} changes.
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
  /** How many there should be. 1 or more: to take the line out, call `removeLineItem`. */
  readonly quantity: number;
}
