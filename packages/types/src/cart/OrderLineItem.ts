import type {Image} from '../catalog/Image.ts';
import type {Pricing} from '../catalog/Pricing.ts';
import type {SelectedOption} from '../catalog/SelectedOption.ts';
import type {Money} from '../cms/Money.ts';
import type {AppliedPromotion} from './AppliedPromotion.ts';

/**
 * A line of an order: what was bought, how many, and for how much.
 *
 * It repeats what the line needs of the product, so that it can be shown after the product has changed or is gone.
 *
 * @typeParam Custom - Your own fields.
 * @category Orders
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {OrderLineItem} from '@storefront-toolkit/types/cart';
 *
 * export const line: OrderLineItem<{readonly engraving: string}> = {
 *   id: 'l-1',
 *   productId: 'p-77',
 *   variantId: 'v-770',
 *   sku: 'MUG-350',
 *   name: 'Enamel mug',
 *   slug: 'enamel-mug',
 *   selectedOptions: [],
 *   quantity: 2,
 *   unitPricing: {price: moneyOf(1999, 'EUR'), tax: 'included'},
 *   subtotal: moneyOf(3998, 'EUR'),
 *   total: moneyOf(3998, 'EUR'),
 *   gift: false,
 *   promotions: [],
 *   custom: {engraving: 'Jane'},
 * };
 * ```
 */
export interface OrderLineItem<Custom extends object = object> {
  /** Key of the line. Two lines may hold the same variant, with different engravings for example. */
  readonly id: string;
  /** Key of the product. */
  readonly productId: string;
  /** Key of the variant that is bought. */
  readonly variantId: string;
  /** Stock-keeping unit of the variant. */
  readonly sku: string;
  /** The product's name. */
  readonly name: string;
  /** The product's part of its page's address. */
  readonly slug: string;
  /** Image of the variant. */
  readonly image?: Image | undefined;
  /** The chosen options. Empty for a product without options. */
  readonly selectedOptions: readonly SelectedOption[];
  /** The number of pieces. 1 or more. */
  readonly quantity: number;
  /** The price of one piece. */
  readonly unitPricing: Pricing;
  /** Unit price times quantity, before the promotions of the line. */
  readonly subtotal: Money;
  /** The price of the whole line, after its promotions. */
  readonly total: Money;
  /** Whether a promotion added the line. A shopper can't change it. */
  readonly gift: boolean;
  /** Promotions that took something off this line. */
  readonly promotions: readonly AppliedPromotion[];
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
