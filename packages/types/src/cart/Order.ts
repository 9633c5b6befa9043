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
 * A cart that was bought: what the confirmation page shows. What happens to it later is told by order management.
 *
 * @typeParam Custom - Fields of your own on the order.
 * @typeParam LineCustom - Fields of your own on its lines.
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
  /** What has become of it. */
  readonly status: OrderStatus;
  /** Currency of every amount in the order. */
  readonly currency: CurrencyCode;
  /** Where the confirmation went. */
  readonly email: string;
  /** What was bought. */
  readonly lineItems: readonly OrderLineItem<LineCustom>[];
  /** Lines that are no products, such as gift wrap. Empty when there are none. */
  readonly customLineItems: readonly CustomLineItem[];
  /** What it adds up to. Nothing of it is estimated. */
  readonly totals: Totals;
  /** Codes that were used. */
  readonly coupons: readonly Coupon[];
  /** Promotions on the order as a whole and on its shipping. */
  readonly promotions: readonly AppliedPromotion[];
  /** To whom it is invoiced. Left out when nothing was to be paid. */
  readonly billingAddress?: BillingAddress | undefined;
  /** Where it is delivered. Left out when nothing has to be. */
  readonly shippingAddress?: ShippingAddress | undefined;
  /** How it is delivered. Left out when nothing has to be. */
  readonly shippingMethod?: ShippingMethod | undefined;
  /** Payments, in the order in which they were made. */
  readonly payments: readonly Payment[];
  /** Fields of your own. `{}` when there are none. */
  readonly custom: Custom;
}
