import type {CurrencyCode} from '../../config/CurrencyCode.ts';
import type {Money} from '../Money.ts';
import {aligned} from './arithmetic.ts';
import type {CashRounding} from './CashRounding.ts';
import {exponentOf, moneyOf} from './create.ts';
import {divideRounded} from './decimal.ts';

/** Currencies in use whose cash has no coin for their minor unit, with the smallest payable amount in minor units (Unicode CLDR 48). */
const INCREMENTS: ReadonlyMap<string, number> = new Map([
  ...'CAD CHF'.split(' ').map((currency) => [currency, 5] as const),
  ['DKK', 50],
  ...(
    'AFN ALL AMD COP CRC CZK GYD IDR IRR KPW LAK LBP MGA MMK MNT MUR NOK PKR RSD SEK SOS SYP TWD TZS UZS ' +
    'YER'
  )
    .split(' ')
    .map((currency) => [currency, 100] as const),
  ['HUF', 500],
  ['IQD', 1000],
]);

/**
 * The smallest amount of a currency that can be paid in cash: 0.05 for Swiss francs, 1 for Czech crowns.
 *
 * The figures are those of Unicode CLDR, one for each currency. Where countries that share a currency round in their own way, as
 * Finland and Ireland do to 0.05 euros, and for Australian and New Zealand dollars, which CLDR doesn't list, give {@link roundToCash} the increment.
 *
 * @param currency - Currency code.
 * @returns The amount. One minor unit for every currency that isn't known to differ.
 * @category Money
 * @example
 * ```ts
 * import {cashIncrementOf} from '@storefront-toolkit/types/cms';
 *
 * export const smallestCoin = cashIncrementOf('CHF');
 * ```
 */
export function cashIncrementOf(currency: CurrencyCode): Money {
  return moneyOf(INCREMENTS.get(currency) ?? 1, currency, exponentOf(currency));
}

/**
 * Rounds an amount to what can be paid in cash. For the total that a customer hands over, and for nothing before it: lines,
 * taxes and card payments keep their minor units.
 *
 * @param money - The total.
 * @param options - Another increment, or another way to round.
 * @returns The amount to pay. When the exponents of total and increment differ, it has the larger one.
 * @throws `RangeError` when the increment is of another currency, or isn't above zero.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {moneyOf, roundToCash, subtractMoney} from '@storefront-toolkit/types/cms';
 *
 * const total = moneyOf(4998, 'CHF');
 *
 * export const toPay = roundToCash(total);
 * export const roundingLine = subtractMoney(toPay, total);
 * export const inFinland = roundToCash(moneyOf(1998, 'EUR'), {
 *   increment: moneyOf(5, 'EUR'),
 * });
 * ```
 */
export function roundToCash(
  money: Money,
  {increment = cashIncrementOf(money.currency), rounding = 'half-up'}: CashRounding = {},
): Money {
  const {left, right, exponent} = aligned(money, increment, 'round');
  if (right <= 0n) {
    throw new RangeError(
      `An increment of ${increment.amount} minor units isn't above zero, so no amount of ${money.currency} is a multiple of it. ` +
        'Give the smallest amount that can be paid, such as 5 for 0.05.',
    );
  }
  return moneyOf(Number(divideRounded(left, right, rounding) * right), money.currency, exponent);
}
