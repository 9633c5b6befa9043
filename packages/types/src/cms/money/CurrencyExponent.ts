/**
 * The number of decimal digits in a currency's minor unit, as ISO 4217 lists it.
 *
 * A vendor may count in smaller units than the currency has, for a price per gram for example. It then uses a larger exponent.
 *
 * @category Money
 * @example
 * ```ts
 * import {type CurrencyExponent, exponentOf} from '@storefront-toolkit/types/cms';
 *
 * export const exponent: CurrencyExponent = exponentOf('KWD');
 * ```
 */
export type CurrencyExponent =
  /** No minor unit: Japanese yen, Korean won. */
  | 0
  /** Tenths. No currency in use has them; vendors count some prices so. */
  | 1
  /** Hundredths: euro, dollar, pound and most others. */
  | 2
  /** Thousandths: Kuwaiti and Bahraini dinar. */
  | 3
  /** Ten-thousandths: Chilean unit of account (CLF). Also used for prices below a cent. */
  | 4;
