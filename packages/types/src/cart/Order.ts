import type {CurrencyCode} from '../config/CurrencyCode.ts';
import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {AppliedPromotion} from './AppliedPromotion.ts';
import type {BillingAddress} from './BillingAddress.ts';
import type {Coupon} from './Coupon.ts';
import type {CustomLineItem} from './CustomLineItem.ts';
import type {OrderLineItem} from './OrderLineItem.ts';
import type {OrderStatus} from './OrderStatus.ts';
import type {Payment} from './Payment.ts';
import type {ShippingAddress} from './ShippingAddress.ts';
import type {ShippingMethod} from './ShippingMethod.ts';
import type {Totals} from './Totals.ts';

/**
 * A cart that was bought: what the confirmation page shows. Order management tells what happens to it later.
 *
 * @typeParam Custom - Your own fields on the order.
 * @typeParam LineCustom - Your own fields on its lines.
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import type {Cart, Order} from '@storefront-toolkit/types/cart';
 *
 * // What an order takes over from its cart.
 * export function placed(cart: Cart, number: string, email: string): Order {
 *   const {currency, totals, coupons, promotions, payments, custom} = cart;
 *   return {
 *     id: `order-of-${cart.id}`,
 *     number,
 *     placedAt: cart.updatedAt,
 *     status: 'pending',
 *     currency,
 *     email,
 *     lineItems: cart.lineItems,
 *     customLineItems: cart.customLineItems,
 *     totals: {...totals, estimated: false},
 *     coupons,
 *     promotions,
 *     billingAddress: cart.billingAddress,
 *     shippingAddress: cart.shippingAddress,
 *     shippingMethod: cart.shippingMethod,
 *     payments,
 *     custom,
 *   };
 * }
 * ```
 */
export interface Order<Custom extends object = object, LineCustom extends object = object> {
  /** Key of the order. */
  readonly id: string;
  /** Number that shoppers see and quote. */
  readonly number: string;
  /** When it was placed. */
  readonly placedAt: IsoDateTime;
  /** The order's current state. */
  readonly status: OrderStatus;
  /** Currency of every amount in the order. */
  readonly currency: CurrencyCode;
  /** Where the confirmation went. */
  readonly email: string;
  /** The line items that were bought. */
  readonly lineItems: readonly OrderLineItem<LineCustom>[];
  /** Lines that are not products, such as gift wrap. Empty when there are none. */
  readonly customLineItems: readonly CustomLineItem[];
  /** The order's sums. None of them is an estimate. */
  readonly totals: Totals;
  /** Codes that were used. */
  readonly coupons: readonly Coupon[];
  /** Promotions on the order as a whole and on its shipping. */
  readonly promotions: readonly AppliedPromotion[];
  /** The invoice's recipient. Left out when nothing was to be paid. */
  readonly billingAddress?: BillingAddress | undefined;
  /** Where it is delivered. Left out when nothing has to be. */
  readonly shippingAddress?: ShippingAddress | undefined;
  /** The shipping method. Left out when nothing has to be delivered. */
  readonly shippingMethod?: ShippingMethod | undefined;
  /** Payments, in the order in which they were made. */
  readonly payments: readonly Payment[];
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
