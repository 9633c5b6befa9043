import fc from 'fast-check';
import {describe, expect, expectTypeOf, it} from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  type CurrencyExponent,
  exponentOf,
  formatMoney,
  formatMoneyRange,
  isMoney,
  isZeroMoney,
  type MinorUnits,
  type Money,
  moneyFromDecimal,
  moneyOf,
  moneyToDecimal,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  toMinorUnits,
  type WholeNumber,
} from '@storefront-toolkit/types/cms';

const eur = (amount: number) => moneyOf(amount, 'EUR');
/** Amounts of which a list adds up exactly, even when it is counted in the smallest minor unit. */
const amount = fc.integer({min: -1e10, max: 1e10});
const exponent = fc.constantFrom<CurrencyExponent[]>(0, 1, 2, 3, 4);
const money = fc.tuple(amount, exponent).map(([units, digits]) => moneyOf(units, 'EUR', digits));
/** An amount's worth, in the smallest minor unit that exists. */
const worth = ({amount: units, exponent: digits}: Money) =>
  BigInt(units) * 10n ** BigInt(4 - digits);

describe('types', () => {
  it('refuse an amount that is not a whole number of minor units', () => {
    expectTypeOf<number>().not.toExtend<MinorUnits>();
    expectTypeOf<MinorUnits>().toExtend<number>();
    // @ts-expect-error A float is not an amount.
    const float: Money = {amount: 19.99, currency: 'EUR', exponent: 2};
    // @ts-expect-error Nor is any other plain number: it may be in euros.
    const plain: Money = {amount: 1999, currency: 'EUR', exponent: 2};
    // @ts-expect-error An exponent is missing.
    const without: Money = {amount: toMinorUnits(1999), currency: 'EUR'};
    // @ts-expect-error No currency has five digits.
    const five: Money = {...eur(1999), exponent: 5};
    expect([float, plain, without, five]).toHaveLength(4);
  });

  it('say what is wrong with a literal', () => {
    // @ts-expect-error A fraction.
    expect(() => moneyOf(19.99, 'EUR')).toThrow(RangeError);
    // @ts-expect-error A fraction, possibly.
    expect(() => toMinorUnits(2.5 as 1 | 2.5)).toThrow(RangeError);
    expectTypeOf<WholeNumber<1999>>().toEqualTypeOf<1999>();
    expectTypeOf<WholeNumber<-5>>().toEqualTypeOf<-5>();
    expectTypeOf<WholeNumber<number>>().toEqualTypeOf<number>();
    expectTypeOf<WholeNumber<MinorUnits>>().toEqualTypeOf<MinorUnits>();
    expectTypeOf<
      WholeNumber<19.99>
    >().toEqualTypeOf<'Give a whole number of minor units: 1999 for 19.99'>();
  });

  it('are readonly', () => {
    const price = eur(1);
    // @ts-expect-error An amount is a value.
    price.amount = toMinorUnits(2);
    expect(price.amount).toBe(2);
  });
});

describe('moneyOf', () => {
  it('knows the exponents of ISO 4217', () => {
    expect(
      ['EUR', 'JPY', 'KWD', 'CLF', 'RSD', 'IQD'].map((code) => exponentOf(code as 'EUR')),
    ).toEqual([2, 0, 3, 4, 2, 3]);
    expect(moneyOf(1999, 'JPY')).toEqual({amount: 1999, currency: 'JPY', exponent: 0});
    expect(moneyOf(24900, 'EUR', 4).exponent).toBe(4);
  });

  it.each([0.5, NaN])('refuses %d when the program runs', (value) => {
    expect(() => moneyOf(value, 'EUR')).toThrow(
      /whole number of minor units, and .* is none.*1999 for 19\.99.*moneyFromDecimal/,
    );
  });

  it.each([Infinity, -Infinity, 2 ** 53])('refuses %d as too large', (value) => {
    expect(() => moneyOf(value, 'EUR')).toThrow(/too large to be exact.*larger minor unit/);
  });

  it('makes no negative zero', () => {
    expect(Object.is(eur(-0).amount, 0)).toBe(true);
  });
});

describe('moneyFromDecimal and moneyToDecimal', () => {
  it.each([
    ['19.99', 'EUR', 1999],
    [19.99, 'EUR', 1999],
    ['19.9', 'EUR', 1990],
    ['-0.05', 'EUR', -5],
    ['1999', 'JPY', 1999],
    ['1999.00', 'JPY', 1999],
    ['1.2345', 'CLF', 12345],
    [1e21, 'EUR', undefined],
    [1.5e-7, 'EUR', undefined],
    ['19,99', 'EUR', undefined],
    ['€19.99', 'EUR', undefined],
    ['', 'EUR', undefined],
    [NaN, 'EUR', undefined],
    ['19.999', 'EUR', undefined],
  ] as const)('reads %j %s', (value, currency, expected) => {
    const read = () => moneyFromDecimal(value, currency).amount;
    if (expected === undefined) expect(read).toThrow(RangeError);
    else expect(read()).toBe(expected);
  });

  it('rounds digits below the minor unit only when told how', () => {
    expect(() => moneyFromDecimal('0.125', 'EUR')).toThrow(/below the minor unit.*half-up/);
    expect(moneyFromDecimal('0.125', 'EUR', 'half-even').amount).toBe(12);
    expect(moneyFromDecimal('0.125', 'EUR', 'half-up').amount).toBe(13);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), (units, code) => {
        const given = moneyOf(units, code as 'EUR');
        expect(moneyFromDecimal(moneyToDecimal(given), code as 'EUR')).toEqual(given);
      }),
    );
  });

  it('write all digits', () => {
    expect([eur(5), eur(-5), eur(100000), moneyOf(7, 'JPY')].map(moneyToDecimal)).toEqual([
      '0.05',
      '-0.05',
      '1000.00',
      '7',
    ]);
  });
});

describe('arithmetic', () => {
  it('subtracts what it added', () => {
    fc.assert(
      fc.property(money, money, (a, b) => {
        expect(compareMoney(subtractMoney(addMoney(a, b), b), a)).toBe(0);
      }),
    );
  });

  it('adds in any order, without losing anything', () => {
    fc.assert(
      fc.property(money, money, money, (a, b, c) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
        expect(addMoney(addMoney(a, b), c)).toEqual(addMoney(a, addMoney(b, c)));
        expect(worth(addMoney(a, b))).toBe(worth(a) + worth(b));
      }),
    );
  });

  it('sums lists, also the empty one', () => {
    expect(sumMoney([], 'JPY')).toEqual(moneyOf(0, 'JPY'));
    fc.assert(
      fc.property(fc.array(money, {maxLength: 20}), (list) => {
        expect(worth(sumMoney(list, 'EUR'))).toBe(
          list.reduce((sum, item) => sum + worth(item), 0n),
        );
      }),
    );
  });

  it('compares as the amounts are worth', () => {
    fc.assert(
      fc.property(money, money, (a, b) => {
        const sign = Math.sign(Number(worth(a) - worth(b)));
        expect(compareMoney(a, b)).toBe(sign);
        expect(compareMoney(b, a) + compareMoney(a, b)).toBe(0);
      }),
    );
    expect(isZeroMoney(eur(0))).toBe(true);
    expect(isZeroMoney(eur(-1))).toBe(false);
  });

  it('refuses to mix currencies', () => {
    const usd = moneyOf(1, 'USD');
    expect(() => addMoney(eur(1), usd)).toThrow(
      /Cannot add EUR and USD: .*neither\. Convert one of them first/,
    );
    expect(() => subtractMoney(eur(1), usd)).toThrow(RangeError);
    expect(() => compareMoney(eur(1), usd)).toThrow(RangeError);
    expect(() => sumMoney([usd], 'EUR')).toThrow(RangeError);
  });

  it('refuses a sum that a number cannot hold', () => {
    expect(() => addMoney(eur(Number.MAX_SAFE_INTEGER), eur(1))).toThrow(/too large/);
  });
});

describe('multiplyMoney', () => {
  it('by a quantity is repeated addition', () => {
    fc.assert(
      fc.property(money, fc.integer({min: 0, max: 30}), (a, quantity) => {
        const added = Array.from({length: quantity}, () => a).reduce(
          addMoney,
          moneyOf(0, 'EUR', a.exponent),
        );
        expect(multiplyMoney(a, quantity)).toEqual(added);
      }),
    );
  });

  it('takes a factor as the decimal that was written', () => {
    // In binary fractions 100 × 1.005 is 100.49999999999999, and 150 × 0.07 is 10.500000000000002.
    expect(multiplyMoney(eur(100), 1.005).amount).toBe(101);
    expect(multiplyMoney(eur(150), 0.07, 'half-even').amount).toBe(10);
    expect(multiplyMoney(eur(1_000_000_000), 1e-7).amount).toBe(100);
    expect(() => multiplyMoney(eur(1), Infinity)).toThrow(/"Infinity" is not a decimal/);
  });

  it.each([
    ['half-up', [-3, -2, 2, 3, 3]],
    ['half-even', [-2, -2, 2, 2, 3]],
    ['down', [-2, -1, 1, 2, 2]],
    ['up', [-3, -2, 2, 3, 3]],
  ] as const)('rounds %s', (rounding, expected) => {
    const rounded = ['-2.5', '-1.5', '1.5', '2.5', '2.6'].map(
      (factor) => multiplyMoney(eur(1), factor, rounding).amount,
    );
    expect(rounded).toEqual(expected);
  });

  it('is never off by a unit or more', () => {
    const rounding = fc.constantFrom('half-up', 'half-even', 'down', 'up');
    fc.assert(
      fc.property(amount, fc.integer({min: -99999, max: 99999}), rounding, (units, n, mode) => {
        const result = BigInt(multiplyMoney(eur(units), `${n}e-3`, mode).amount);
        const off = result * 1000n - BigInt(units) * BigInt(n);
        const limit = mode.startsWith('half') ? 500n : 999n;
        expect(off <= limit && off >= -limit).toBe(true);
      }),
    );
  });
});

describe('allocateMoney', () => {
  const weights = fc
    .array(fc.nat(10_000), {minLength: 1, maxLength: 12})
    .filter((list) => list.some((weight) => weight > 0));

  it('never loses or makes a minor unit', () => {
    fc.assert(
      fc.property(money, weights, (whole, list) => {
        const parts = allocateMoney(whole, list);
        expect(parts).toHaveLength(list.length);
        expect(parts.reduce(addMoney)).toEqual(whole);
      }),
    );
  });

  it('gives each part its share, to less than a unit', () => {
    fc.assert(
      fc.property(amount, weights, (units, list) => {
        const total = BigInt(list.reduce((sum, weight) => sum + weight, 0));
        for (const [index, part] of allocateMoney(eur(units), list).entries()) {
          const weight = BigInt(list[index] ?? 0);
          const off = BigInt(part.amount) * total - BigInt(units) * weight;
          expect(off < total && off > -total).toBe(true);
          if (weight === 0n) expect(part.amount).toBe(0);
        }
      }),
    );
  });

  it('gives the rest to those who lost most, earlier ones first', () => {
    const units = (whole: number, list: number[]) =>
      allocateMoney(eur(whole), list).map((part) => part.amount);
    expect(units(1000, [1, 1, 1])).toEqual([334, 333, 333]);
    expect(units(-1000, [1, 1, 1])).toEqual([-334, -333, -333]);
    expect(units(5, [0.3, 0.7])).toEqual([2, 3]);
    expect(units(1, [1, 0, 2])).toEqual([0, 0, 1]);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[NaN]]])('refuses the weights %j', (list) => {
    expect(() => allocateMoney(eur(1), list)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

  it.each([
    [1999, 'EUR', 'en-IE', '€19.99'],
    [1999, 'EUR', 'de-DE', '19,99 €'],
    [123456, 'EUR', 'fr-FR', '1 234,56 €'],
    [1999, 'USD', 'en-US', '$19.99'],
    [1999, 'JPY', 'en-US', '¥1,999'],
    [1999, 'KWD', 'en-US', 'KWD 1.999'],
    [-1999, 'EUR', 'en-IE', '-€19.99'],
    [1999, 'RSD', 'en-US', 'RSD 19.99'],
  ] as const)('writes %d %s for %s', (units, currency, locale, expected) => {
    expect(plain(formatMoney(moneyOf(units, currency), locale))).toBe(expected);
  });

  it('strips zeros when asked, and only of whole amounts', () => {
    const strip = {trailingZeroDisplay: 'stripIfInteger'} as const;
    expect(formatMoney(eur(2000), 'en-IE', strip)).toBe('€20');
    expect(formatMoney(eur(2050), 'en-IE', strip)).toBe('€20.50');
    expect(formatMoney(eur(2000), 'en-IE')).toBe('€20.00');
    expect(plain(formatMoney(eur(5), 'en-IE', {currencyDisplay: 'code'}))).toBe('EUR 0.05');
  });

  it('shows every digit of an amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), exponent, (units, digits) => {
        const written = formatMoney(moneyOf(units, 'EUR', digits), 'en-IE').replace(/[€,]/g, '');
        expect(written).toBe(moneyToDecimal(moneyOf(units, 'EUR', digits)));
      }),
    );
  });

  it('writes ranges', () => {
    expect(plain(formatMoneyRange(eur(1000), eur(2000), 'en-IE'))).toBe('€10.00 – €20.00');
    expect(formatMoneyRange(eur(1000), eur(1000), 'en-IE')).toBe('€10.00');
    expect(() => formatMoneyRange(eur(1), moneyOf(2, 'USD'), 'en-IE')).toThrow(
      /no single format.*same currency/,
    );
  });
});

describe('isMoney', () => {
  it('reads what JSON kept', () => {
    expect(isMoney(JSON.parse(JSON.stringify(eur(1999))))).toBe(true);
  });

  it.each([
    null,
    'EUR',
    {amount: 19.99, currency: 'EUR', exponent: 2},
    {amount: 1999, currency: 'eur', exponent: 2},
    {amount: 1999, currency: 'EUR'},
    {amount: 1999, currency: 'EUR', exponent: 5},
  ])('refuses %j', (value) => {
    expect(isMoney(value)).toBe(false);
  });
});
