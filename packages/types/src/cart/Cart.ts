import type {CurrencyCode} from '../config/CurrencyCode.ts';
import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {AppliedPromotion} from './AppliedPromotion.ts';
import type {BillingAddress} from './BillingAddress.ts';
import type {CartMessage} from './CartMessage.ts';
import type {Coupon} from './Coupon.ts';
import type {CustomLineItem} from './CustomLineItem.ts';
import type {LineItem} from './LineItem.ts';
import type {Payment} from './Payment.ts';
import type {ShippingAddress} from './ShippingAddress.ts';
import type {ShippingMethod} from './ShippingMethod.ts';
import type {Totals} from './Totals.ts';

/**
 * The items that a shopper is about to buy. The vendor holds the cart and computes every sum: a storefront shows it and asks for changes.
 *
 * @typeParam Custom - Your own fields on the cart.
 * @typeParam LineCustom - Your own fields on its lines.
 * @category Cart
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {Cart} from '@storefront-toolkit/types/cart';
 *
 * export const empty: Cart = {
 *   id: 'cart-1',
 *   currency: 'EUR',
 *   lineItems: [],
 *   customLineItems: [],
 *   totalQuantity: 0,
 *   totals: {
 *     subtotal: moneyOf(0, 'EUR'),
 *     discount: moneyOf(0, 'EUR'),
 *     shipping: null,
 *     tax: null,
 *     taxTreatment: 'included',
 *     total: moneyOf(0, 'EUR'),
 *     estimated: true,
 *   },
 *   coupons: [],
 *   promotions: [],
 *   payments: [],
 *   messages: [],
 *   updatedAt: '2026-03-09T14:30:00.000Z',
 *   custom: {},
 * };
 * ```
 */
export interface Cart<Custom extends object = object, LineCustom extends object = object> {
  /** Key of the cart. Anyone who knows it can change the cart: keep it in a cookie that scripts can't read. */
  readonly id: string;
  /** Currency of every amount in the cart. */
  readonly currency: CurrencyCode;
  /** Lines, in the order in which they are shown. */
  readonly lineItems: readonly LineItem<LineCustom>[];
  /** Lines that are not products, such as gift wrap. Empty when there are none. */
  readonly customLineItems: readonly CustomLineItem[];
  /** Sum of the quantities of all line items, for the number on the cart's button. Custom lines don't count. */
  readonly totalQuantity: number;
  /** The cart's sums. */
  readonly totals: Totals;
  /** Codes that were accepted, in the order in which they were entered. */
  readonly coupons: readonly Coupon[];
  /** Promotions on the cart as a whole and on its shipping. Promotions on a line are in that line. */
  readonly promotions: readonly AppliedPromotion[];
  /** The shopper's note to the store, such as a wish for the delivery. Left out when there is none. */
  readonly note?: string | undefined;
  /** Where the confirmation goes. Left out until it is given. */
  readonly email?: string | undefined;
  /** Where it is delivered. Left out until it is given, and when nothing has to be. */
  readonly shippingAddress?: ShippingAddress | undefined;
  /** The invoice's recipient. Left out until it is given. */
  readonly billingAddress?: BillingAddress | undefined;
  /** The shipping method. Left out until it is chosen. */
  readonly shippingMethod?: ShippingMethod | undefined;
  /** Payments so far. */
  readonly payments: readonly Payment[];
  /** News for the shopper about the last change. Each answer has its own messages: they don't add up. */
  readonly messages: readonly CartMessage[];
  /** Address of the checkout that the vendor hosts for this cart. Left out when the store has its own. */
  readonly checkoutUrl?: string | undefined;
  /** When it last changed. */
  readonly updatedAt: IsoDateTime;
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
