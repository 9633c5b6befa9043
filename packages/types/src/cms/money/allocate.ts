import type {Money} from '../Money.ts';
import {moneyOf} from './create.ts';
import {parseDecimal} from './decimal.ts';

/** Weights as whole numbers in the same proportion. */
function wholeWeights(weights: readonly number[]): bigint[] {
  const decimals = weights.map(parseDecimal);
  const scale = Math.max(0, ...decimals.map((decimal) => decimal.scale));
  const whole = decimals.map((decimal) => decimal.units * 10n ** BigInt(scale - decimal.scale));
  if (whole.some((weight) => weight < 0n) || !whole.some((weight) => weight > 0n)) {
    throw new RangeError(
      `Cannot divide money by the weights [${weights.join(', ')}]: no share follows from them. ` +
        'Give at least one weight above zero, and none below.',
    );
  }
  return whole;
}

/**
 * Divides an amount by weights so that the parts add up to it again: no minor unit is lost or made.
 *
 * Each part is its exact share, rounded down; what is left over goes, one unit each, to the parts that lost most, and to
 * the earlier one of two equals. A weight of zero gets nothing. Use it to spread a discount over line items, or to split a payment.
 *
 * @param money - The amount to divide. May be negative.
 * @param weights - One number for each part, zero or above.
 * @returns The parts, in the order of the weights.
 * @throws `RangeError` when no weight is above zero, or one is below.
 * @category Money arithmetic
 * @example
 * ```ts
 * import {allocateMoney, moneyOf} from '@storefront-toolkit/types/cms';
 *
 * // 3.34, 3.33 and 3.33
 * export const thirds = allocateMoney(moneyOf(1000, 'EUR'), [1, 1, 1]);
 * // A discount over two lines, in proportion to what they cost.
 * export const shares = allocateMoney(moneyOf(-500, 'EUR'), [12900, 1999]);
 * ```
 */
export function allocateMoney(money: Money, weights: readonly number[]): readonly Money[] {
  const whole = wholeWeights(weights);
  const total = whole.reduce((sum, weight) => sum + weight, 0n);
  const amount = BigInt(Math.abs(money.amount));
  const parts = whole.map((weight, index) => ({
    index,
    units: (amount * weight) / total,
    rest: (amount * weight) % total,
  }));
  const missing = Number(amount - parts.reduce((sum, part) => sum + part.units, 0n));
  const byLoss = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  const topped = new Set(byLoss.slice(0, missing).map((part) => part.index));
  const sign = money.amount < 0 ? -1 : 1;
  return parts.map(({index, units}) =>
    moneyOf(sign * (Number(units) + (topped.has(index) ? 1 : 0)), money.currency, money.exponent),
  );
}
