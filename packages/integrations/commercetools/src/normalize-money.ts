import type {TypedMoney} from '@commercetools/platform-sdk';
import type {Field} from '@storefront-toolkit/integration-core';
import {
  type CurrencyExponent,
  exponentOf,
  type Money,
  moneyOf,
  multiplyMoney,
} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {Raw} from './raw.ts';

type RawMoney = Field<Raw<TypedMoney> | null | undefined>;

/** An amount, which must be in the currency. The cents are read: what is more precise is rounded by commercetools. */
export function readMoney(field: RawMoney, currency: CurrencyCode): Money {
  const code = field.at('currencyCode');
  if (code.text() !== currency) code.fail(`${currency}, the currency of the others`);
  const digits =
    field.at('type').value === 'highPrecision' ? undefined : field.at('fractionDigits');
  const exponent = digits?.given()?.integer();
  if (exponent !== undefined && (exponent < 0 || exponent > 4)) {
    digits?.fail('a number of digits from 0 to 4');
  }
  const amount = field.at('centAmount').integer();
  return moneyOf(amount, currency, exponent as CurrencyExponent | undefined);
}

/** An amount of 0 or above: a price, or what a discount takes off. */
export function readAmount(field: RawMoney, currency: CurrencyCode): Money {
  const money = readMoney(field, currency);
  return money.amount < 0 ? field.at('centAmount').fail('a whole number of 0 or above') : money;
}

/** A quotient, rounded as the cart says. `HalfEven` is what commercetools does when nothing is set. */
function roundedQuotient(dividend: bigint, divisor: bigint, rounding: string): bigint {
  const sign = dividend < 0n ? -1n : 1n;
  const size = dividend * sign;
  const [whole, twice] = [size / divisor, (size % divisor) * 2n];
  const halfGoesUp = rounding === 'HalfUp' || (rounding !== 'HalfDown' && whole % 2n === 1n);
  const goesUp = twice > divisor || (twice === divisor && halfGoesUp);
  return sign * (goesUp ? whole + 1n : whole);
}

/**
 * The price of a number of pieces. A price below a cent is multiplied first and rounded then, as commercetools does.
 *
 * @param rounding - The cart's `priceRoundingMode`.
 */
export function readTimes(
  field: RawMoney,
  quantity: number,
  currency: CurrencyCode,
  rounding = 'HalfEven',
): Money {
  const each = readMoney(field, currency);
  const expected = 'an amount that can be multiplied';
  const precise = (field as Field<{readonly preciseAmount?: number}>).at('preciseAmount').given();
  if (field.at('type').value !== 'highPrecision' || !precise) {
    return field.read(expected, () => multiplyMoney(each, quantity));
  }
  const amount = precise.integer();
  const digits = field.at('fractionDigits').integer() - exponentOf(currency);
  if (digits < 0 || digits > 20) field.at('fractionDigits').fail('a number of digits up to 20');
  const product = BigInt(amount) * BigInt(quantity);
  const cents = roundedQuotient(product, 10n ** BigInt(digits), rounding);
  return field.read(expected, () => moneyOf(Number(cents), currency));
}

/** Adds up what was read. Amounts too large to be exact are a fault of the answer. */
export function calculated<Result>(field: Field, calculate: () => Result): Result {
  try {
    return calculate();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return field.fail('an amount that is exact', error);
  }
}
