import {
  compareMoney,
  type Money,
  moneyFromDecimal,
  moneyToDecimal,
} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import {isCurrency} from './names.ts';

/** At most 12 digits before the point: with three or four behind it, an amount is still exact. */
const PRICE = /^\d{1,12}(?:\.\d{1,8})?$/;
const FIGURE = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i;

/** Reads a figure: a decimal with a point, as inputs of the type `number` send it. */
export function readFigure(text: string): number | undefined {
  const figure = FIGURE.test(text) ? Number(text) : NaN;
  // `-0` is written as "0".
  return Number.isFinite(figure) ? figure + 0 : undefined;
}

/** Reads a price. Digits below the minor unit widen the range: they lower its start and raise its end. */
export function readPrice(
  text: string,
  currency: CurrencyCode,
  end: 'min' | 'max',
): Money | undefined {
  if (!PRICE.test(text)) return undefined;
  try {
    return moneyFromDecimal(text, currency, end === 'min' ? 'down' : 'up');
  } catch {
    return undefined;
  }
}

/** Writes a price without zeros at its end, as shoppers type it: `20`, `19.9`. */
export function writePrice(money: Money): string {
  const decimal = moneyToDecimal(money);
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

interface Range<Bound> {
  min?: Bound | undefined;
  max?: Bound | undefined;
}

/** The bounds of a range that can be in an address, or `undefined` when it has none or ends before it begins. */
export function figuresOf({min, max}: Range<number>): Range<number> | undefined {
  const [low, high] = [min, max].map((bound) => readFigure(String(bound)));
  if (low === undefined && high === undefined) return undefined;
  return (low ?? -Infinity) > (high ?? Infinity) ? undefined : {min: low, max: high};
}

/** The same for prices, which have to be in one currency. */
export function pricesOf({min, max}: Range<Money>): Range<Money> | undefined {
  const [low, high] = (['min', 'max'] as const).map((end) => {
    const bound = end === 'min' ? min : max;
    return bound && isCurrency(bound.currency)
      ? readPrice(writePrice(bound), bound.currency, end)
      : undefined;
  });
  if (!low && !high) return undefined;
  if (low && high && (low.currency !== high.currency || compareMoney(low, high) > 0))
    return undefined;
  return {min: low, max: high};
}
