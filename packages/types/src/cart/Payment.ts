import type {Money} from '../cms/Money.ts';
import type {CardSummary} from './CardSummary.ts';
import type {PaymentMethod} from './PaymentMethod.ts';
import type {PaymentStatus} from './PaymentStatus.ts';

/**
 * A payment toward a cart or an order. There may be several: a gift card, and a card for the rest.
 *
 * @category Payment
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {Payment} from '@storefront-toolkit/types/cart';
 *
 * export const payment: Payment = {
 *   id: 'pay-1',
 *   provider: 'adyen',
 *   method: 'card',
 *   label: 'Visa ending in 4242',
 *   amount: moneyOf(23715, 'EUR'),
 *   status: 'authorized',
 *   card: {brand: 'Visa', last4: '4242'},
 * };
 * ```
 */
export interface Payment {
  /** Key of the payment at its provider. */
  readonly id: string;
  /** Key of the provider in lower case, such as `adyen`. */
  readonly provider: string;
  /** The payment method. */
  readonly method: PaymentMethod;
  /** The name that shoppers see, such as the wallet's. */
  readonly label: string;
  /** The part of the total that it pays. */
  readonly amount: Money;
  /** The payment's progress. */
  readonly status: PaymentStatus;
  /** The card, when it is one. */
  readonly card?: CardSummary | undefined;
}
