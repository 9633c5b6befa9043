import type {Availability} from './Availability.ts';
import type {Pricing} from './Pricing.ts';
import type {ProductMedia} from './ProductMedia.ts';
import type {QuantityRule} from './QuantityRule.ts';
import type {SelectedOption} from './SelectedOption.ts';

/**
 * The thing that a shopper buys: one combination of options, with its own stock-keeping unit, price and availability.
 *
 * A product without options has exactly one.
 *
 * @typeParam Custom - Your own fields.
 * @category Products
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {ProductVariant} from '@storefront-toolkit/types/catalog';
 *
 * export const mossM: ProductVariant = {
 *   id: 'v-301',
 *   sku: 'TJ-MOSS-M',
 *   selectedOptions: [
 *     {
 *       optionId: 'color',
 *       optionLabel: 'Color',
 *       valueId: 'moss',
 *       valueLabel: 'Moss',
 *     },
 *     {optionId: 'size', optionLabel: 'Size', valueId: 'm', valueLabel: 'M'},
 *   ],
 *   pricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
 *   availability: {status: 'in-stock', quantity: 41},
 *   quantityRule: {min: 1, step: 1},
 *   media: [],
 *   custom: {},
 * };
 * ```
 */
export interface ProductVariant<Custom extends object = object> {
  /** Key of the variant at the vendor. A cart is filled by it. */
  readonly id: string;
  /** Stock-keeping unit: the key that warehouse and accounts use. */
  readonly sku: string;
  /** International article number (GTIN, EAN, UPC), for structured data and feeds. */
  readonly gtin?: string | undefined;
  /** The value that it has for each option of its product, in their order. Empty for the only variant of a product without options. */
  readonly selectedOptions: readonly SelectedOption[];
  /** The variant's price. */
  readonly pricing: Pricing;
  /** Whether it can be bought. */
  readonly availability: Availability;
  /** Which quantities may be ordered. */
  readonly quantityRule: QuantityRule;
  /** Media that show this variant, first the one for tiles and carts. Empty when those of the product do. */
  readonly media: readonly ProductMedia[];
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
