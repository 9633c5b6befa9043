import type {Money} from '../cms/Money.ts';
import type {MeasureUnit} from './MeasureUnit.ts';

/**
 * The price of a measure of the goods, such as €2.49 for 100 g. The European Union requires it for goods sold by weight, volume, length or area.
 *
 * @category Pricing
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {UnitPrice} from '@storefront-toolkit/types/catalog';
 *
 * export const per100g: UnitPrice = {
 *   price: moneyOf(249, 'EUR'),
 *   measure: 100,
 *   unit: 'g',
 * };
 * ```
 */
export interface UnitPrice {
  /** Price of the measure. */
  readonly price: Money;
  /** The amount of the unit that the price is for, such as 100. */
  readonly measure: number;
  /** Unit of the measure. */
  readonly unit: MeasureUnit;
}
