import type {Money} from '../cms/Money.ts';

/**
 * One of the taxes in a total, such as a country's and a city's, or those of two rates.
 *
 * @category Totals
 * @entity
 * @example
 * ```ts
 * import {moneyOf} from '@storefront-toolkit/types/cms';
 * import type {TaxLine} from '@storefront-toolkit/types/cart';
 *
 * export const line: TaxLine = {label: 'VAT 23%', amount: moneyOf(4342, 'EUR'), rate: 0.23};
 * ```
 */
export interface TaxLine {
  /** Text that shoppers see, as the vendor has it. */
  readonly label: string;
  /** The part of the tax. */
  readonly amount: Money;
  /** The tax rate, from 0 to 1. Left out by vendors that only send the amount. */
  readonly rate?: number | undefined;
}
