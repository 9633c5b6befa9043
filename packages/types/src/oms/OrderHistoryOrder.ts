import type {CustomLineItem} from '../cart/CustomLineItem.ts';
import type {OrderStatus} from '../cart/OrderStatus.ts';
import type {PaymentStatus} from '../cart/PaymentStatus.ts';
import type {Totals} from '../cart/Totals.ts';
import type {DateModel} from './DateModel.ts';
import type {FulfillmentStatus} from './FulfillmentStatus.ts';
import type {OrderHistoryLineItem} from './OrderHistoryLineItem.ts';
import type {OrderHistoryShippingAddress} from './OrderHistoryShippingAddress.ts';
import type {Shipment} from './Shipment.ts';

/**
 * A past order: what was bought, and how far it has come. Three statuses say it, because each moves by itself:
 * an order may be paid and not sent, or sent and refunded.
 *
 * @typeParam Custom - Your own fields.
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import {
 *   type OrderHistoryOrder,
 *   toDateModel,
 * } from '@storefront-toolkit/types/oms';
 *
 * export const order: OrderHistoryOrder = {
 *   id: 'o-9001',
 *   number: 'SO-9001',
 *   placedAt: toDateModel('2026-03-09T14:30:00Z'),
 *   status: 'processing',
 *   paymentStatus: 'paid',
 *   fulfillmentStatus: 'unfulfilled',
 *   totals: {
 *     subtotal: moneyOf(3998, 'EUR'),
 *     discount: moneyOf(0, 'EUR'),
 *     shipping: moneyOf(495, 'EUR'),
 *     tax: moneyOf(840, 'EUR'),
 *     taxTreatment: 'included',
 *     total: moneyOf(4493, 'EUR'),
 *     estimated: false,
 *   },
 *   totalQuantity: 2,
 *   lineItems: [],
 *   customLineItems: [],
 *   shipments: [],
 *   cancelable: false,
 *   custom: {},
 * };
 * ```
 */
export interface OrderHistoryOrder<Custom extends object = object> {
  /** Key of the order. */
  readonly id: string;
  /** Number that shoppers see and quote. */
  readonly number: string;
  /** When it was placed. */
  readonly placedAt: DateModel;
  /** The order's current state. */
  readonly status: OrderStatus;
  /** The payment's progress. With several payments, the one that is least far. */
  readonly paymentStatus: PaymentStatus;
  /** The part of the order that is on its way. */
  readonly fulfillmentStatus: FulfillmentStatus;
  /** The order's sums. */
  readonly totals: Totals;
  /** Sum of the quantities of all line items. Custom lines don't count. */
  readonly totalQuantity: number;
  /** Lines. In a list these may be the first few: compare with `totalQuantity`. */
  readonly lineItems: readonly OrderHistoryLineItem[];
  /** Lines that are not products, such as gift wrap. Empty when there are none. */
  readonly customLineItems: readonly CustomLineItem[];
  /** Where it went. Left out for what isn't shipped, such as a download. */
  readonly shippingAddress?: OrderHistoryShippingAddress | undefined;
  /** Its parcels, in the order in which they left. Empty until there is one. */
  readonly shipments: readonly Shipment[];
  /** Whether the shopper can still cancel it. */
  readonly cancelable: boolean;
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
