import type {RoundingMode} from './RoundingMode.ts';

/** An exact decimal: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/** Reads a decimal without going through binary fractions. A number is taken as JavaScript prints it. */
export function parseDecimal(value: number | string): Decimal {
  const [, sign, whole = '', fraction = '', power = '0'] = DECIMAL.exec(String(value).trim()) ?? [];
  if (sign === undefined) {
    throw new RangeError(
      `${JSON.stringify(String(value))} is not a decimal number, so no amount can be read from it. ` +
        "Give digits with a point and without grouping or currency, such as '1999.90'.",
    );
  }
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(power);
  return scale < 0 ? {units: digits * 10n ** BigInt(-scale), scale: 0} : {units: digits, scale};
}

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** Whether the remainder of a division takes the quotient one further away from zero. */
function roundsAway(quotient: bigint, rest: bigint, divisor: bigint, rounding: RoundingMode) {
  const half = absolute(rest) * 2n - divisor;
  switch (rounding) {
    case 'down':
      return false;
    case 'up':
      return rest !== 0n;
    case 'half-up':
      return half >= 0n;
    case 'half-even':
      return half > 0n || (half === 0n && quotient % 2n !== 0n);
  }
}

/** Divides by a positive number and rounds the result. */
export function divideRounded(dividend: bigint, divisor: bigint, rounding: RoundingMode): bigint {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  if (!roundsAway(quotient, rest, divisor, rounding)) return quotient;
  return quotient + (dividend < 0n ? -1n : 1n);
}
