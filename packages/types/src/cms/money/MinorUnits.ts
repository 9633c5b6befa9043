/**
 * A whole number of the smallest units of a currency, such as cents.
 *
 * It is a plain number when the program runs. For the compiler it is not: a number has to pass {@link toMinorUnits},
 * so an amount in euros can't take the place of one in cents.
 *
 * @category Money
 * @example
 * ```ts
 * import {type MinorUnits, toMinorUnits} from '@storefront-toolkit/types/cms';
 *
 * export const shipping: MinorUnits = toMinorUnits(495);
 * ```
 */
export type MinorUnits = number & {
  /** Exists for the compiler only. No value has it. */
  readonly __unit: 'minor unit of a currency';
};
