import {cartProblems, totalsProblems} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {normalizeCart, type RawCart} from './index.ts';
import {rawCart} from './testing/fixtures.ts';

const source = {vendor: 'shopify', kind: 'commerce', operation: 'getCart'} as const;
const euros = (cents: number) => ({
  amount: (cents / 100).toFixed(2).replace(/0$/, ''),
  currencyCode: 'EUR',
});

function read(raw: RawCart) {
  const problems: IntegrationProblem[] = [];
  const report = (problem: IntegrationProblem) => problems.push(problem);
  const cart = normalizeCart(raw, {source, path: 'data.cart', tax: 'included', report});
  return {cart, totals: cart.totals, problems};
}

const [rawLine] = rawCart.lines!.nodes!;

/** A cart by its amounts in cents: what each line costs and has lost, and the discounts on all. */
function cartOf(amounts: {
  readonly lines: readonly {
    readonly each: number;
    readonly quantity: number;
    readonly off: number;
  }[];
  readonly onGoods?: readonly number[];
  readonly onShipping?: readonly number[];
  readonly delivery?: readonly (number | null)[];
  readonly giftCards?: readonly number[];
  readonly total: number;
}): RawCart {
  const {lines, onGoods = [], onShipping = [], delivery = [], giftCards = [], total} = amounts;
  const allocation = (targetType: 'LINE_ITEM' | 'SHIPPING_LINE') => (cents: number) => ({
    __typename: 'CartCodeDiscountAllocation' as const,
    code: `${targetType}-${cents}`,
    targetType,
    discountedAmount: euros(cents),
  });
  return {
    ...rawCart,
    cost: {totalAmount: euros(total)},
    discountAllocations: [
      ...onGoods.map(allocation('LINE_ITEM')),
      ...onShipping.map(allocation('SHIPPING_LINE')),
    ],
    appliedGiftCards: giftCards.map((cents, index) => ({
      id: `gid://shopify/AppliedGiftCard/${index}`,
      lastCharacters: 'x7k2',
      presentmentAmountUsed: euros(cents),
    })),
    deliveryGroups: {
      nodes: delivery.map((cents) => ({
        selectedDeliveryOption: cents === null ? null : {estimatedCost: euros(cents)},
      })),
    },
    lines: {
      nodes: lines.map(({each, quantity, off}, index) => ({
        ...rawLine,
        id: `gid://shopify/CartLine/${index}`,
        quantity,
        cost: {
          amountPerQuantity: euros(each),
          compareAtAmountPerQuantity: null,
          subtotalAmount: euros(each * quantity),
          totalAmount: euros(each * quantity - off),
        },
        discountAllocations: [],
      })),
    },
  };
}

const mug = {each: 1990, quantity: 2, off: 0};

describe('the sums of a cart', () => {
  it('leave a code for free shipping out of the goods @claim-shopify.free-shipping', () => {
    const {totals, cart, problems} = read(cartOf({lines: [mug], onShipping: [490], total: 3980}));
    expect(totals.subtotal.amount).toBe(3980);
    expect(totals.discount.amount).toBe(0);
    expect(totals.shipping).toBeNull();
    expect(totals.total.amount).toBe(3980);
    expect(cart.promotions).toMatchObject([{couponCode: 'SHIPPING_LINE-490'}]);
    expect(problems).toEqual([]);
  });

  it('have the price of a delivery that is chosen, and what a code takes off it @claim-shopify.delivery', () => {
    const free = cartOf({lines: [mug], onShipping: [490], delivery: [490], total: 3980});
    expect(read(free).totals).toMatchObject({shipping: {amount: 490}, discount: {amount: 490}});
    const paid = cartOf({lines: [mug], delivery: [490, null, 210], total: 4680});
    expect(read(paid).totals).toMatchObject({shipping: {amount: 700}, discount: {amount: 0}});
    const reduced = cartOf({lines: [mug], onShipping: [200], delivery: [290], total: 4270});
    expect(read(reduced).totals).toMatchObject({shipping: {amount: 490}, discount: {amount: 200}});
  });

  it('leave a delivery out that is not in the total yet @claim-shopify.delivery', () => {
    const {totals, problems} = read(cartOf({lines: [mug], delivery: [490], total: 3980}));
    expect(totals.shipping).toBeNull();
    expect(problems).toEqual([]);
  });

  it('count gift cards as payments, whether or not the total has them taken off @claim-shopify.gift-cards', () => {
    for (const total of [3980, 2980]) {
      const {totals, cart} = read(cartOf({lines: [mug], giftCards: [1000], total}));
      expect(totals.total.amount).toBe(3980);
      expect(cart.payments).toMatchObject([
        {method: 'gift-card', label: '•••• x7k2', amount: {amount: 1000}},
      ]);
    }
  });

  it('hold what nothing explains as a line of its own, and report it @claim-shopify.sums', () => {
    const {cart, totals, problems} = read(cartOf({lines: [mug], total: 4005}));
    expect(totals.total.amount).toBe(4005);
    expect(cart.customLineItems).toMatchObject([{kind: 'other', total: {amount: 25}}]);
    expect(totalsProblems(cart)).toEqual([]);
    expect(problems).toMatchObject([{path: 'data.cart.cost.totalAmount'}]);
  });
});

/** Amounts as Shopify's documentation relates them, with what it leaves open as choices. */
const anyAmounts = fc
  .record({
    lines: fc.array(
      fc.record({
        each: fc.integer({min: 1, max: 100_000}),
        quantity: fc.integer({min: 1, max: 20}),
        part: fc.integer({min: 0, max: 100}),
      }),
      {minLength: 1, maxLength: 5},
    ),
    goodsParts: fc.array(fc.integer({min: 0, max: 30}), {maxLength: 2}),
    delivery: fc.array(fc.option(fc.integer({min: 0, max: 5000})), {maxLength: 3}),
    shippingPart: fc.integer({min: 0, max: 100}),
    giftCards: fc.array(fc.integer({min: 1, max: 500}), {maxLength: 2}),
    isShippingIn: fc.boolean(),
    isDeliveryReduced: fc.boolean(),
    isGiftCardOff: fc.boolean(),
  })
  .map(({lines: parts, goodsParts, delivery, shippingPart, giftCards, ...facts}) => {
    const share = (whole: number, part: number) => Math.floor((whole * part) / 100);
    const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
    const lines = parts.map(({each, quantity, part}) => ({
      each,
      quantity,
      off: share(each * quantity, part),
    }));
    const goods = sum(lines.map(({each, quantity, off}) => each * quantity - off));
    const onGoods = goodsParts.map((part) => share(goods, part));
    const shipping = sum(delivery.map((price) => price ?? 0));
    const isKnown = facts.isShippingIn && delivery.some((price) => price !== null);
    const onShipping = [share(shipping, shippingPart)];
    const [first = null, ...others] = delivery;
    const isReduced =
      isKnown && facts.isDeliveryReduced && first !== null && first >= sum(onShipping);
    const toPay = goods - sum(onGoods) + (isKnown ? shipping - sum(onShipping) : 0);
    return {
      lines,
      onGoods,
      onShipping,
      delivery: isReduced ? [first - sum(onShipping), ...others] : delivery,
      giftCards,
      toPay,
      total: facts.isGiftCardOff ? toPay - sum(giftCards) : toPay,
    };
  });

it('adds up for any cart, with no line that nothing explains @claim-shopify.sums', () => {
  fc.assert(
    fc.property(anyAmounts, ({toPay, ...amounts}) => {
      const {cart, problems} = read(cartOf(amounts));
      expect(cartProblems(cart, 'EUR')).toEqual([]);
      expect(cart.customLineItems).toEqual([]);
      expect(problems).toEqual([]);
      expect([toPay, amounts.total]).toContain(cart.totals.total.amount);
    }),
    {numRuns: 500},
  );
});
