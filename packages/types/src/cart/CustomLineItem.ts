import type {Money} from '../cms/Money.ts';
import type {AppliedPromotion} from './AppliedPromotion.ts';
import type {CustomLineItemKind} from './CustomLineItemKind.ts';

/**
 * A line that isn't a product of the catalog: gift wrap, a gift certificate, a deposit or fee, or anything that the store adds by itself.
 * Shoppers see it and pay for it. It has no page, no stock and no quantity that they change.
 *
 * @category Cart
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {CustomLineItem} from '@storefront-toolkit/types/cart';
 *
 * export const wrap: CustomLineItem = {
 *   id: 'wrap-1',
 *   kind: 'gift-wrap',
 *   name: 'Gift wrap, forest',
 *   lineItemId: 'l-1',
 *   quantity: 1,
 *   unitPrice: moneyOf(395, 'EUR'),
 *   subtotal: moneyOf(395, 'EUR'),
 *   total: moneyOf(395, 'EUR'),
 *   promotions: [],
 * };
 * ```
 */
export interface CustomLineItem {
  /** Key of the line. No line item of the cart has it too. */
  readonly id: string;
  /** The line's purpose. */
  readonly kind: CustomLineItemKind;
  /** Text that shoppers see. */
  readonly name: string;
  /** The line item that it belongs to. Left out when it belongs to the cart as a whole. */
  readonly lineItemId?: string | undefined;
  /** The number of pieces. 1 or more. */
  readonly quantity: number;
  /** The price of one piece. Below zero for a line that takes something off. */
  readonly unitPrice: Money;
  /** Unit price times quantity, before the promotions of the line. */
  readonly subtotal: Money;
  /** The price of the whole line, after its promotions. */
  readonly total: Money;
  /** Promotions that took something off this line. */
  readonly promotions: readonly AppliedPromotion[];
}
