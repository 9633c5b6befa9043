import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  cashIncrementOf,
  exponentOf,
  moneyOf,
  moneyToDecimal,
  roundToCash,
  subtractMoney,
} from '@storefront-toolkit/types/cms';

const chf = (units: number) => moneyOf(units, 'CHF');
const rounded = (units: number[], currency: Uppercase<string>) =>
  units.map((amount) => roundToCash(moneyOf(amount, currency)).amount);

describe('cashIncrementOf', () => {
  // `_cashRounding` and `_cashDigits` of supplemental/currencyData.json in CLDR 48.2.
  it.each([
    ['CHF', '0.05'],
    ['CAD', '0.05'],
    ['DKK', '0.50'],
    ['SEK', '1.00'],
    ['NOK', '1.00'],
    ['CZK', '1.00'],
    ['RSD', '1.00'],
    ['HUF', '5.00'],
    ['IQD', '1.000'],
    ['EUR', '0.01'],
    ['USD', '0.01'],
    ['JPY', '1'],
    ['OMR', '0.001'],
  ] as const)('%s is paid in %s', (currency, increment) => {
    expect(moneyToDecimal(cashIncrementOf(currency))).toBe(increment);
  });
});

describe('roundToCash', () => {
  it('goes to the nearest coin, from the middle away from zero', () => {
    expect(rounded([4997, 4998, 5000, 5002, 5003, -5003], 'CHF')).toEqual([
      4995, 5000, 5000, 5000, 5005, -5005,
    ]);
    expect(rounded([1024, 1025, 1074, 1075], 'DKK')).toEqual([1000, 1050, 1050, 1100]);
    expect(rounded([249, 250, 74950], 'HUF')).toEqual([0, 500, 75000]);
    expect(rounded([1999], 'EUR')).toEqual([1999]);
  });

  it('takes the increment and the mode that it is given', () => {
    const increment = moneyOf(5, 'EUR');
    expect(roundToCash(moneyOf(1998, 'EUR'), {increment}).amount).toBe(2000);
    expect(roundToCash(moneyOf(1998, 'EUR'), {increment, rounding: 'down'}).amount).toBe(1995);
    expect(roundToCash(chf(5001), {rounding: 'up'}).amount).toBe(5005);
  });

  it('is exact where the exponents differ', () => {
    expect(roundToCash(moneyOf(502249, 'CHF', 4))).toEqual(moneyOf(502000, 'CHF', 4));
    expect(roundToCash(moneyOf(502250, 'CHF', 4))).toEqual(moneyOf(502500, 'CHF', 4));
    expect(roundToCash(moneyOf(50, 'CHF', 0))).toEqual(chf(5000));
  });

  it('is a multiple of the increment, at most half of one away, and stays when repeated', () => {
    const currency = fc.constantFrom('CHF', 'DKK', 'SEK', 'HUF', 'IQD', 'EUR', 'JPY');
    const amount = fc.integer({min: -1_000_000_000, max: 1_000_000_000});
    fc.assert(
      fc.property(amount, currency, (units, code) => {
        const total = moneyOf(units, code as 'CHF');
        const paid = roundToCash(total);
        const {amount: increment} = cashIncrementOf(code);
        expect(Math.abs(paid.amount % increment)).toBe(0);
        expect(Math.abs(subtractMoney(paid, total).amount) * 2).toBeLessThanOrEqual(increment);
        expect(roundToCash(paid)).toEqual(paid);
        expect(paid.exponent).toBe(exponentOf(code as 'CHF'));
      }),
    );
  });

  it('refuses an increment of another currency, and one that is none', () => {
    expect(() => roundToCash(chf(1), {increment: moneyOf(5, 'EUR')})).toThrow(
      /Cannot round CHF and EUR/,
    );
    for (const amount of [0, -5]) {
      expect(() => roundToCash(chf(1), {increment: chf(amount)})).toThrow(
        /isn't above zero.*such as 5 for 0\.05/,
      );
    }
  });
});
