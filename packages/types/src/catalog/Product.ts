import type {RichText} from '../cms/RichText.ts';
import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {Attribute} from './Attribute.ts';
import type {CategoryReference} from './CategoryReference.ts';
import type {ProductMedia} from './ProductMedia.ts';
import type {ProductOption} from './ProductOption.ts';
import type {ProductSummary} from './ProductSummary.ts';
import type {ProductVariant} from './ProductVariant.ts';
import type {Seo} from './Seo.ts';

/**
 * A product with everything that its own page shows.
 *
 * Shoppers buy a {@link ProductVariant}. The product holds what its variants have in common.
 *
 * @typeParam Custom - Your own fields on the product.
 * @typeParam VariantCustom - Your own fields on its variants.
 * @category Products
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {Pricing, Product} from '@storefront-toolkit/types/catalog';
 *
 * const pricing: Pricing = {price: moneyOf(1999, 'EUR'), tax: 'included'};
 *
 * export const mug: Product<{readonly giftWrap: boolean}> = {
 *   id: 'p-77',
 *   slug: 'enamel-mug',
 *   name: 'Enamel mug',
 *   description: 'Holds 350 ml, and survives the campfire.',
 *   categories: [{id: 'c-40', slug: 'camp-kitchen', name: 'Camp kitchen'}],
 *   media: [],
 *   options: [],
 *   variants: [
 *     {
 *       id: 'v-770',
 *       sku: 'MUG-350',
 *       selectedOptions: [],
 *       pricing,
 *       availability: {status: 'in-stock'},
 *       quantityRule: {min: 1, max: 12, step: 1},
 *       media: [],
 *       custom: {},
 *     },
 *   ],
 *   attributes: [
 *     {type: 'number', key: 'volume', label: 'Volume', value: 350, unit: 'ml'},
 *   ],
 *   pricing,
 *   availability: {status: 'in-stock'},
 *   badges: [],
 *   promotions: [],
 *   seo: {indexed: true},
 *   custom: {giftWrap: true},
 * };
 * ```
 */
export interface Product<
  Custom extends object = object,
  VariantCustom extends object = object,
> extends ProductSummary<Custom> {
  /** Description in plain text, for search engines and short places. */
  readonly description?: string | undefined;
  /** The same with its paragraphs, lists, images and links, from a vendor that has HTML. Left out when there is none. */
  readonly richDescription?: RichText | undefined;
  /** Categories that it is in, the main one first: breadcrumbs follow it. */
  readonly categories: readonly CategoryReference[];
  /** Gallery, in the order in which it is shown. */
  readonly media: readonly ProductMedia[];
  /** The options in which its variants differ, in the order in which a shopper chooses. Empty when there is nothing to choose. */
  readonly options: readonly ProductOption[];
  /** The variants that can be bought: at least one. A product page starts with the first. */
  readonly variants: readonly [ProductVariant<VariantCustom>, ...ProductVariant<VariantCustom>[]];
  /** Facts that hold for all variants, in the order in which they are shown. */
  readonly attributes: readonly Attribute[];
  /** The texts for search engines. */
  readonly seo: Seo;
  /** When it was last changed, for sitemaps and caches. Left out when the vendor doesn't say. */
  readonly updatedAt?: IsoDateTime | undefined;
}
