import type {Money} from '../cms/Money.ts';
import type {IsoDateTime} from '../config/IsoDateTime.ts';
import type {Discount} from './Discount.ts';
import type {PriceRange} from './PriceRange.ts';
import type {TaxTreatment} from './TaxTreatment.ts';
import type {UnitPrice} from './UnitPrice.ts';

/**
 * The price of one piece, in the request's currency and country.
 *
 * A variant has one price. The pricing of a product is that of its cheapest variant that can be bought, and its `range` spans all of them.
 *
 * @category Pricing
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import {discountBetween, type Pricing} from '@storefront-toolkit/types/catalog';
 *
 * const price = moneyOf(12900, 'EUR');
 * const listPrice = moneyOf(16125, 'EUR');
 *
 * export const pricing: Pricing = {
 *   price,
 *   listPrice,
 *   discount: discountBetween(listPrice, price),
 *   lowestRecentPrice: moneyOf(13900, 'EUR'),
 *   tax: 'included',
 * };
 * ```
 */
export interface Pricing {
  /** The amount that a shopper pays for one piece. */
  readonly price: Money;
  /** Price without the discount. Left out when there is none: then nothing is struck through. */
  readonly listPrice?: Money | undefined;
  /** Difference between the two. There whenever `listPrice` is. */
  readonly discount?: Discount | undefined;
  /** Lowest price of the 30 days before the discount, which the European Union requires beside it (Directive 98/6/EC, article 6a). */
  readonly lowestRecentPrice?: Money | undefined;
  /** The lowest and the highest price, if variants differ in price. Left out when they don't, and on variants. */
  readonly range?: PriceRange | undefined;
  /** Price of a measure, for goods that are sold by it. */
  readonly unitPrice?: UnitPrice | undefined;
  /** Whether all of these prices contain tax. */
  readonly tax: TaxTreatment;
  /** Moment at which the price ends. Don't cache it for longer. */
  readonly validUntil?: IsoDateTime | undefined;
}
