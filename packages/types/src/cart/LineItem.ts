import type {Availability} from '../catalog/Availability.ts';
import type {QuantityRule} from '../catalog/QuantityRule.ts';
import type {OrderLineItem} from './OrderLineItem.ts';

/**
 * A cart's line item. It has an order's fields, and says what may still change.
 *
 * @typeParam Custom - Your own fields.
 * @category Cart
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {LineItem} from '@storefront-toolkit/types/cart';
 *
 * export const line: LineItem = {
 *   id: 'l-1',
 *   productId: 'p-30',
 *   variantId: 'v-301',
 *   sku: 'TJ-MOSS-M',
 *   name: 'Trail jacket',
 *   slug: 'trail-jacket',
 *   selectedOptions: [
 *     {optionId: 'size', optionLabel: 'Size', valueId: 'm', valueLabel: 'M'},
 *   ],
 *   quantity: 2,
 *   quantityRule: {min: 1, max: 10, step: 1},
 *   availability: {status: 'in-stock'},
 *   unitPricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
 *   subtotal: moneyOf(25800, 'EUR'),
 *   total: moneyOf(23220, 'EUR'),
 *   gift: false,
 *   promotions: [
 *     {id: 'spring', label: '10% off jackets', discount: moneyOf(2580, 'EUR')},
 *   ],
 *   custom: {},
 * };
 * ```
 */
export interface LineItem<Custom extends object = object> extends OrderLineItem<Custom> {
  /** Which quantities the line may have. */
  readonly quantityRule: QuantityRule;
  /** Whether what is in the cart can still be bought. */
  readonly availability: Availability;
}
