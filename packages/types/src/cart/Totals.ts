import type {TaxTreatment} from '../catalog/TaxTreatment.ts';
import type {Money} from '../cms/Money.ts';
import type {TaxLine} from './TaxLine.ts';

/**
 * The sums of a cart or an order.
 *
 * `total` is `subtotal − discount + shipping`, plus `tax` where prices are without it. Amounts that aren't known yet count as zero.
 * The sum holds for each vendor. A part of a vendor's total that the vendor doesn't name is a {@link CustomLineItem} of the kind
 * `other`, and is reported to `onProblem`.
 *
 * @category Totals
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {Totals} from '@storefront-toolkit/types/cart';
 *
 * // Before an address is known.
 * export const totals: Totals = {
 *   subtotal: moneyOf(25800, 'EUR'),
 *   discount: moneyOf(2580, 'EUR'),
 *   shipping: null,
 *   tax: null,
 *   taxTreatment: 'included',
 *   total: moneyOf(23220, 'EUR'),
 *   estimated: true,
 * };
 * ```
 */
export interface Totals {
  /** Sum of the line items and custom line items, before discounts. */
  readonly subtotal: Money;
  /** Everything that promotions took off, those on line items and on shipping included. Zero or above. */
  readonly discount: Money;
  /** The price of shipping before discounts. `null` while no method is chosen: unknown, and not free. */
  readonly shipping: Money | null;
  /** Tax in or on top of the total, as `taxTreatment` says. `null` until it can be calculated, such as while there is no address. */
  readonly tax: Money | null;
  /** The parts of `tax`, which add up to it. Left out when the vendor doesn't name them, and while there is no tax. */
  readonly taxLines?: readonly TaxLine[] | undefined;
  /** Whether the prices contain the tax. */
  readonly taxTreatment: TaxTreatment;
  /** The amount that the shopper pays. */
  readonly total: Money;
  /** Whether the total can still change before the order is placed, by shipping, tax or a change of price. `false` on every order. */
  readonly estimated: boolean;
}
