import type {Image} from '../catalog/Image.ts';
import type {SelectedOption} from '../catalog/SelectedOption.ts';
import type {Money} from '../cms/Money.ts';
import type {DateModel} from './DateModel.ts';
import type {OrderHistoryLineItemStatus} from './OrderHistoryLineItemStatus.ts';

/**
 * A line of a past order: what was bought, and what has become of it.
 *
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import {
 *   type OrderHistoryLineItem,
 *   toDateModel,
 * } from '@storefront-toolkit/types/oms';
 *
 * export const line: OrderHistoryLineItem = {
 *   id: 'l-1',
 *   sku: 'MUG-350',
 *   name: 'Enamel mug',
 *   selectedOptions: [],
 *   quantity: 2,
 *   unitPrice: moneyOf(1999, 'EUR'),
 *   total: moneyOf(3998, 'EUR'),
 *   status: 'delivered',
 *   returnableQuantity: 2,
 *   returnableUntil: toDateModel('2026-04-10T22:00:00Z'),
 * };
 * ```
 */
export interface OrderHistoryLineItem {
  /** Key of the line. */
  readonly id: string;
  /** Stock-keeping unit. It outlives the product: an order of years ago still has it. */
  readonly sku: string;
  /** Key of the product, to buy it again. Left out when the catalog no longer has it. */
  readonly productId?: string | undefined;
  /** The product's part of its page's address. Left out when there is none anymore. */
  readonly slug?: string | undefined;
  /** Name at the time of the order. */
  readonly name: string;
  /** Image of the variant. */
  readonly image?: Image | undefined;
  /** The chosen options. Empty for a product without options. */
  readonly selectedOptions: readonly SelectedOption[];
  /** The number of pieces bought. */
  readonly quantity: number;
  /** The price of one piece. */
  readonly unitPrice: Money;
  /** The price of the whole line, after discounts. */
  readonly total: Money;
  /** The line item's current state. */
  readonly status: OrderHistoryLineItemStatus;
  /** The number of pieces that can be sent back now. 0 when none can. */
  readonly returnableQuantity: number;
  /** Until when. Left out when nothing can be sent back. */
  readonly returnableUntil?: DateModel | undefined;
}
