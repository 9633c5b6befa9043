import {cartProblems, orderProblems} from '@storefront-toolkit/integration-test-kit';
import type {Totals} from '@storefront-toolkit/types/cart';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {normalizeCart, normalizeOrder, type RawCart} from './index.ts';
import {anySums, type Expected} from './testing/baskets.ts';
import {rawCart, rawOrder} from './testing/fixtures.ts';

vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getCart'} as const;
const context = {source, path: '', locales: ['de'], tax: 'included', options: []} as const;

function read(raw: RawCart) {
  const problems: IntegrationProblem[] = [];
  const report = (problem: IntegrationProblem) => void problems.push(problem);
  return {cart: normalizeCart(raw, {...context, report}), problems};
}

const amountsOf = ({subtotal, discount, shipping, total}: Totals): Expected => ({
  subtotal: subtotal.amount,
  discount: discount.amount,
  shipping: shipping === null ? null : shipping.amount,
  total: total.amount,
});
const around = {
  id: 'c',
  lastModifiedAt: '2026-03-09T15:00:00.000Z',
  createdAt: '2026-03-09T15:00:00.000Z',
  orderState: 'Open',
  discountCodes: [],
};

describe('whatever commercetools adds up', () => {
  it('a cart adds up, to the amounts that it has there @claim-commercetools.sums', () => {
    fc.assert(
      fc.property(anySums, ({raw, expected}) => {
        const {cart, problems} = read({...around, ...raw});
        expect(cartProblems(cart, 'EUR')).toEqual([]);
        expect(amountsOf(cart.totals)).toEqual(expected);
        expect(problems.filter(({missing}) => missing === 'part of the total')).toEqual([]);
      }),
      {numRuns: 1000},
    );
  });

  it('an order adds up, to the amounts that it has there', () => {
    fc.assert(
      fc.property(anySums, ({raw, expected}) => {
        const order = normalizeOrder({...around, ...raw}, context);
        expect(orderProblems(order, 'EUR')).toEqual([]);
        expect(amountsOf(order.totals)).toEqual(expected);
        expect(order.customLineItems).toHaveLength(raw.customLineItems?.length ?? 0);
      }),
      {numRuns: 1000},
    );
  });
});

const euros = (centAmount: number) => ({
  type: 'centPrecision' as const,
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
});
/** A price in ten-thousandths of a euro. */
const exact = (preciseAmount: number) => ({
  type: 'highPrecision' as const,
  centAmount: Math.round(preciseAmount / 100),
  preciseAmount,
  currencyCode: 'EUR',
  fractionDigits: 4,
});
const rate = (amount: number, includedInPrice: boolean) => ({
  name: `${amount}`,
  amount,
  includedInPrice,
  country: 'DE',
});
const [line] = rawCart.lineItems ?? [];
const gross = rate(0.19, true);
/** A mug for 19.90, without discounts. */
const mug = {
  ...line,
  price: {id: 'price-1', value: euros(1990)},
  quantity: 1,
  totalPrice: euros(1990),
  discountedPricePerQuantity: [],
  taxRate: gross,
};
const bare: RawCart = {
  ...rawCart,
  lineItems: [mug],
  customLineItems: [],
  discountOnTotalPrice: null,
  shippingInfo: null,
  taxedPrice: null,
  totalPrice: euros(1990),
};
const discounted = (amount: number, off: number) => ({
  value: euros(amount),
  includedDiscounts: [
    {discount: {typeId: 'cart-discount' as const, id: 'cd'}, discountedAmount: euros(off)},
  ],
});
const shippingInfo = {shippingMethodName: 'Standard', price: euros(490), taxRate: gross};

describe('carts as they are', () => {
  it.each<[string, Partial<RawCart>, Expected]>([
    ['without an address', {}, {subtotal: 1990, discount: 0, shipping: null, total: 1990}],
    [
      'with a code for free shipping',
      {
        shippingInfo: {...shippingInfo, discountedPrice: discounted(0, 490)},
        taxedPrice: {totalNet: euros(1672), totalGross: euros(1990), taxPortions: []},
      },
      {subtotal: 1990, discount: 490, shipping: 490, total: 1990},
    ],
    [
      'with a gift',
      {
        lineItems: [
          mug,
          {
            ...mug,
            id: 'l-2',
            lineItemMode: 'GiftLineItem',
            totalPrice: euros(0),
            discountedPricePerQuantity: [{quantity: 1, discountedPrice: discounted(0, 1990)}],
          },
        ],
      },
      {subtotal: 3980, discount: 1990, shipping: null, total: 1990},
    ],
    [
      'with a direct discount on one of three',
      {
        lineItems: [
          {
            ...mug,
            quantity: 3,
            totalPrice: euros(4975),
            discountedPricePerQuantity: [
              {
                quantity: 1,
                discountedPrice: {
                  value: euros(995),
                  includedDiscounts: [
                    {
                      discount: {typeId: 'direct-discount', id: 'dd'} as never,
                      discountedAmount: euros(995),
                    },
                  ],
                },
              },
              {quantity: 2, discountedPrice: {value: euros(1990), includedDiscounts: []}},
            ],
          },
        ],
        directDiscounts: [{id: 'dd', value: {type: 'relative', permyriad: 5000}}],
        totalPrice: euros(4975),
      },
      {subtotal: 5970, discount: 995, shipping: null, total: 4975},
    ],
    [
      'with something that takes 5 euros off',
      {
        customLineItems: [
          {
            id: 'c-1',
            name: {de: 'Pfandrückgabe'},
            slug: 'deposit',
            money: euros(-250),
            quantity: 2,
            totalPrice: euros(-500),
            discountedPricePerQuantity: [],
          },
        ],
        totalPrice: euros(1490),
      },
      {subtotal: 1490, discount: 0, shipping: null, total: 1490},
    ],
    [
      'with a price below a cent @claim-commercetools.high-precision',
      {
        lineItems: [
          {
            ...mug,
            price: {value: exact(150)},
            quantity: 100,
            totalPrice: euros(100),
            discountedPricePerQuantity: [
              {quantity: 100, discountedPrice: {value: exact(100), includedDiscounts: []}},
            ],
          },
        ],
        totalPrice: euros(100),
      },
      {subtotal: 150, discount: 50, shipping: null, total: 100},
    ],
    [
      'with two ways of delivery',
      {
        shippingMode: 'Multiple',
        shipping: [
          {shippingKey: 'a', shippingInfo},
          {
            shippingKey: 'b',
            shippingInfo: {
              ...shippingInfo,
              price: euros(990),
              discountedPrice: discounted(500, 490),
            },
          },
        ],
        totalPrice: euros(2980),
        taxedPrice: {totalNet: euros(2504), totalGross: euros(2980), taxPortions: []},
      },
      {subtotal: 1990, discount: 490, shipping: 1480, total: 2980},
    ],
  ])('%s', (_name, change, expected) => {
    const {cart, problems} = read({...bare, ...change});
    expect(amountsOf(cart.totals)).toEqual(expected);
    expect(cartProblems(cart, 'EUR')).toEqual([]);
    expect(problems.filter(({missing}) => missing === 'part of the total')).toEqual([]);
  });

  it('with a discount on the total that is rounded otherwise in net and gross', () => {
    const amounts = {
      discountedAmount: euros(248),
      discountedNetAmount: euros(208),
      discountedGrossAmount: euros(247),
    };
    const {cart, problems} = read({
      ...bare,
      shippingInfo,
      discountOnTotalPrice: {...amounts, includedDiscounts: []},
      totalPrice: euros(2232),
      taxedPrice: {totalNet: euros(1876), totalGross: euros(2233), totalTax: euros(357)},
    });
    expect(cart.totals).toMatchObject({discount: {amount: 247}, total: {amount: 2233}});
    expect(problems.filter(({missing}) => missing === 'part of the total')).toEqual([]);
  });

  it('without tax in the prices, by the rates of the cart @claim-commercetools.tax-rates', () => {
    const net = {taxRate: rate(0.0825, false)};
    const raw: RawCart = {
      ...bare,
      lineItems: [{...mug, ...net, quantity: 10, totalPrice: euros(19900)}],
      shippingInfo: {...shippingInfo, ...net},
      discountOnTotalPrice: {
        discountedAmount: euros(2039),
        discountedNetAmount: euros(2039),
        discountedGrossAmount: euros(2207),
        includedDiscounts: [],
      },
      totalPrice: euros(18351),
      taxedPrice: {totalNet: euros(18351), totalGross: euros(19865), totalTax: euros(1514)},
    };
    const {totals, lineItems} = read(raw).cart;
    expect(totals).toMatchObject({taxTreatment: 'excluded', tax: {amount: 1514}});
    expect(amountsOf(totals)).toEqual({
      subtotal: 19900,
      discount: 2039,
      shipping: 490,
      total: 19865,
    });
    expect(lineItems[0]?.unitPricing.tax).toBe('excluded');
  });

  it('with tax in some prices, shows what comes on top @claim-commercetools.tax-mixed', () => {
    const raw: RawCart = {
      ...bare,
      shippingInfo: {...shippingInfo, taxRate: rate(0.19, false)},
      totalPrice: euros(2480),
      taxedPrice: {totalNet: euros(2162), totalGross: euros(2573), totalTax: euros(411)},
    };
    const {totals} = read(raw).cart;
    expect(totals).toMatchObject({
      taxTreatment: 'excluded',
      tax: {amount: 93},
      total: {amount: 2573},
    });
    expect(totals).not.toHaveProperty('taxLines');
  });

  it('names the tax of each rate, or none of them @claim-commercetools.tax-lines', () => {
    const tax = {totalNet: euros(1672), totalGross: euros(1990), totalTax: euros(318)};
    const withPortions = (taxPortions: readonly object[]) => {
      const raw = {...bare, taxedPrice: {...tax, taxPortions}} as RawCart;
      const {cart, problems} = read(raw);
      return {lines: cart.totals.taxLines, missing: problems.map((problem) => problem.missing)};
    };
    const [full, reduced] = [
      {name: '19 % MwSt.', rate: 0.19, amount: euros(300)},
      {name: '7 % MwSt.', rate: 0.07, amount: euros(18)},
    ];
    expect(withPortions([full, reduced])).toMatchObject({
      lines: [
        {label: '19 % MwSt.', rate: 0.19, amount: {amount: 300, currency: 'EUR'}},
        {label: '7 % MwSt.', rate: 0.07, amount: {amount: 18}},
      ],
      missing: [],
    });
    for (const wrong of [
      [full],
      [full, {...reduced, name: undefined}],
      [full, {...reduced, rate: 7}],
    ]) {
      expect(withPortions(wrong)).toEqual({lines: undefined, missing: ['tax lines']});
    }
    expect(withPortions([])).toEqual({lines: undefined, missing: []});
  });

  it('with payments, hold none of them @claim-commercetools.payments', () => {
    const paymentInfo = {payments: [{typeId: 'payment' as const, id: 'payment-1'}]};
    expect(read({...bare, paymentInfo}).cart.payments).toEqual([]);
  });

  it('with a cent that belongs to nothing, say so @claim-commercetools.remainder', () => {
    const {cart, problems} = read({...bare, totalPrice: euros(1989)});
    expect(cart.totals.total.amount).toBe(1989);
    expect(cart.customLineItems).toMatchObject([{kind: 'other', total: {amount: -1}}]);
    expect(problems).toMatchObject([{missing: 'part of the total', path: 'totalPrice'}]);
  });

  it('show what took something off shipping, and leave out what has no name @claim-commercetools.promotions', () => {
    const {cart, problems} = read({
      ...rawCart,
      discountOnTotalPrice: {
        ...rawCart.discountOnTotalPrice,
        includedDiscounts: [
          {discount: {typeId: 'direct-discount', id: 'dd'} as never, discountedAmount: euros(200)},
        ],
      },
    });
    expect(cart.promotions).toMatchObject([{label: 'Günstiger Versand', discount: {amount: 200}}]);
    expect(problems).toMatchObject([
      {missing: 'promotion', path: 'discountOnTotalPrice.includedDiscounts[0].discount.obj'},
    ]);
  });

  it('have the moment at which an imported order was placed', () => {
    const completedAt = '2024-12-24T18:00:00.000Z';
    expect(normalizeOrder({...rawOrder, completedAt}, context).placedAt.iso).toBe(completedAt);
  });
});
