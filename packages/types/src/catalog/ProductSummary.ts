import type {Availability} from './Availability.ts';
import type {Badge} from './Badge.ts';
import type {Image} from './Image.ts';
import type {Pricing} from './Pricing.ts';
import type {Promotion} from './Promotion.ts';
import type {Rating} from './Rating.ts';

/**
 * Enough of a product for a tile: what a listing, a search or a recommendation returns.
 *
 * A search vendor's record seldom holds more, and a page of 48 full products would be megabytes. A {@link Product} is one too, so a tile takes either.
 *
 * @typeParam Custom - Your own fields.
 * @category Products
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {ProductSummary} from '@storefront-toolkit/types/catalog';
 *
 * export const summary: ProductSummary = {
 *   id: 'p-30',
 *   slug: 'trail-jacket',
 *   name: 'Trail jacket',
 *   brand: 'Outdoor Example',
 *   image: {
 *     src: 'https://images.example.com/front.jpg',
 *     alt: 'Trail jacket, front',
 *   },
 *   pricing: {price: moneyOf(12900, 'EUR'), tax: 'included'},
 *   availability: {status: 'in-stock'},
 *   rating: {average: 4.6, count: 128},
 *   badges: [{id: 'new', label: 'New', tone: 'brand'}],
 *   promotions: [],
 *   custom: {},
 * };
 * ```
 */
export interface ProductSummary<Custom extends object = object> {
  /** Key of the product at the vendor. */
  readonly id: string;
  /** Its part of the page's address, without slashes, in the request's language. */
  readonly slug: string;
  /** Name that shoppers see. */
  readonly name: string;
  /** Brand that shoppers see. */
  readonly brand?: string | undefined;
  /** Image for tiles. Left out when the product has none: the tile then shows a placeholder. */
  readonly image?: Image | undefined;
  /** The price of its cheapest variant that can be bought, and the price range of all variants. */
  readonly pricing: Pricing;
  /** Whether it can be bought: the best that any of its variants offers. */
  readonly availability: Availability;
  /** The average of its ratings. Left out until there is one. */
  readonly rating?: Rating | undefined;
  /** Labels, most important first. */
  readonly badges: readonly Badge[];
  /** Offers that run for it. */
  readonly promotions: readonly Promotion[];
  /** Your own fields. `{}` when there are none. */
  readonly custom: Custom;
}
