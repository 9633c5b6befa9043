import {describe, expect, expectTypeOf, it} from 'vitest';
import type {
  Address,
  BillingAddress,
  Cart,
  CartIntegration,
  CartMessage,
  CheckoutIntegration,
  LineItem,
  Order,
  OrderLineItem,
  Payment,
  PlaceOrderResult,
  ShippingAddress,
  Totals,
} from '@storefront-toolkit/types/cart';
import {
  addMoney,
  type DynamicServerContext,
  moneyOf,
  subtractMoney,
  sumMoney,
} from '@storefront-toolkit/types/cms';

const eur = (amount: number) => moneyOf(amount, 'EUR');

const line: LineItem<{readonly engraving?: string}> = {
  id: 'l-1',
  productId: 'p-30',
  variantId: 'v-301',
  sku: 'TJ-MOSS-M',
  name: 'Trail jacket',
  slug: 'trail-jacket',
  selectedOptions: [],
  quantity: 2,
  quantityRule: {min: 1, max: 10, step: 1},
  availability: {status: 'in-stock'},
  unitPricing: {price: eur(12900), tax: 'included'},
  subtotal: eur(25800),
  total: eur(23220),
  gift: false,
  promotions: [{id: 'spring', label: '10% off jackets', discount: eur(2580)}],
  custom: {engraving: 'Jane'},
};

const totals: Totals = {
  subtotal: eur(25800),
  discount: eur(2580),
  shipping: null,
  tax: null,
  taxTreatment: 'included',
  total: eur(23220),
  estimated: true,
};

const cart: Cart<object, {readonly engraving?: string}> = {
  id: 'cart-1',
  currency: 'EUR',
  lineItems: [line],
  customLineItems: [],
  totalQuantity: 2,
  totals,
  coupons: [],
  promotions: [],
  payments: [],
  messages: [],
  updatedAt: '2026-03-09T14:30:00.000Z',
  custom: {},
};

/** The sum that `Totals` documents. */
function expectedTotal({subtotal, discount, shipping, tax, taxTreatment}: Totals) {
  const added = taxTreatment === 'excluded' ? [shipping, tax] : [shipping];
  const known = added.filter((amount) => amount !== null);
  return addMoney(subtractMoney(subtotal, discount), sumMoney(known, subtotal.currency));
}

describe('Totals', () => {
  it('add up with what is not known yet, and with tax on top', () => {
    expect(expectedTotal(totals)).toEqual(totals.total);
    const american: Totals = {
      ...totals,
      shipping: eur(495),
      tax: eur(1900),
      taxTreatment: 'excluded',
      total: eur(25615),
      estimated: false,
    };
    expect(expectedTotal(american)).toEqual(american.total);
  });

  it('tell unknown from free', () => {
    // @ts-expect-error Shipping that isn't known is `null`, and said.
    const silent: Totals = {...totals, shipping: undefined};
    expect(silent.shipping).toBeUndefined();
    expectTypeOf<null>().toExtend<Totals['tax']>();
    // @ts-expect-error A float is not an amount.
    const float: Totals = {...totals, total: {...totals.total, amount: 232.2}};
    expect(float.total.amount).toBe(232.2);
  });
});

describe('Cart and Order', () => {
  it('share their lines, but only a cart can be changed', () => {
    expectTypeOf<LineItem>().toExtend<OrderLineItem>();
    expectTypeOf<OrderLineItem>().not.toExtend<LineItem>();
    expectTypeOf<Order>().not.toExtend<Cart>();
    expectTypeOf<Cart>().not.toExtend<Order>();
    expectTypeOf(cart.lineItems[0]!.custom.engraving).toEqualTypeOf<string | undefined>();
    // @ts-expect-error A cart isn't edited in place: ask the vendor.
    cart.lineItems[0]!.quantity = 2;
    expect(JSON.parse(JSON.stringify(cart))).toEqual(cart);
  });

  it('keep closed sets closed', () => {
    // @ts-expect-error No such method.
    const payment: Payment['method'] = 'check';
    // @ts-expect-error No such status.
    const status: Payment['status'] = 'done';
    // @ts-expect-error No such code.
    const message: CartMessage = {level: 'error', code: 'out_of_stock', text: ''};
    // @ts-expect-error Not ISO 8601.
    const moment: Cart['updatedAt'] = '09.03.2026';
    // @ts-expect-error A country is a code in capitals.
    const country: Address['country'] = 'Ireland';
    expect([payment, status, message, moment, country]).toHaveLength(5);
  });

  it('keep the two kinds of addresses apart where they differ', () => {
    expectTypeOf<ShippingAddress>().toExtend<Address>();
    expectTypeOf<BillingAddress>().toExtend<Address>();
    expectTypeOf<BillingAddress>().not.toHaveProperty('instructions');
    expectTypeOf<ShippingAddress>().not.toHaveProperty('taxId');
  });
});

describe('CartIntegration and CheckoutIntegration', () => {
  type Last2<Method> = Method extends (...args: infer All) => Promise<unknown>
    ? All extends [...unknown[], infer Context, infer Signal]
      ? [Context, Signal]
      : never
    : never;

  it('end every method with a context and a signal', () => {
    type Methods = CartIntegration & CheckoutIntegration;
    type All = {[Name in keyof Methods]: Last2<Methods[Name]>}[keyof Methods];
    expectTypeOf<All>().toEqualTypeOf<[DynamicServerContext, AbortSignal]>();
  });

  it('ask for the fields that the lines of the store have', () => {
    type Engraved = Cart<object, {readonly engraving: string}>;
    type Input = Parameters<CartIntegration<Engraved>['addLineItem']>[0];
    // @ts-expect-error `custom.engraving` is missing.
    const input: Input = {cartId: 'c', variantId: 'v', quantity: 1, custom: {}};
    expect(input.quantity).toBe(1);
    expectTypeOf<
      Awaited<ReturnType<CartIntegration<Engraved>['getCart']>>
    >().toEqualTypeOf<Engraved>();
  });

  it('tell an order from a refusal', () => {
    const seen = (result: PlaceOrderResult) =>
      result.type === 'placed' ? result.order.number : result.cart.id;
    expect(seen({type: 'refused', cart})).toBe('cart-1');
    // @ts-expect-error What was placed is an order.
    const wrong: PlaceOrderResult = {type: 'placed', cart};
    expect(wrong.type).toBe('placed');
  });
});
