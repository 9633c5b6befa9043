import {
  cartProblems,
  categoryProblems,
  checkMapping,
  orderProblems,
  productProblems,
  readWrongPayloads,
} from '@storefront-toolkit/integration-test-kit';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {
  normalizeCart,
  normalizeCategory,
  normalizeOrder,
  normalizeProduct,
  type RawCategory,
  type RawOrder,
  type RawProduct,
  type RawVariant,
} from './index.ts';
import {
  cartMapping,
  categoryMapping,
  orderMapping,
  productMapping,
  variantMapping,
} from './mapping.ts';
import {rawCart, rawCategory, rawOrder, rawProduct, rawVariant} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getProduct'} as const;
const locales = ['de-AT', 'de'];
const shared = {source, path: '', locales, tax: 'included', options: ['color']} as const;
const context = {...shared, currency: 'EUR'} as const;
const toProduct = (raw: RawProduct) => normalizeProduct(raw, context);
const toVariant = (raw: RawVariant) => toProduct({...rawProduct, masterVariant: raw}).variants[0];
const toCart = (raw: typeof rawCart) => normalizeCart(raw, shared);
const toOrder = (raw: RawOrder) => normalizeOrder(raw, shared);
const toCategory = (raw: typeof rawCategory) =>
  normalizeCategory(raw, {...shared, children: [{id: 'c-8', slug: 'emaille', name: 'Emaille'}]});

describe('mappings', () => {
  it('of a product holds', () => {
    const renamed = (raw: RawProduct) =>
      JSON.parse(JSON.stringify(raw).replaceAll('"color"', '"shade"')) as RawProduct;
    const both = (raw: RawProduct) =>
      normalizeProduct(raw, {...context, options: ['color', 'shade']});
    const samples = {
      'masterVariant.attributes[].name': renamed,
      'masterVariant.price.value.centAmount': 100,
    };
    const {discounted: _discounted, ...price} = rawVariant.price!;
    const raw = {...rawProduct, masterVariant: {...rawVariant, price}};
    expect(checkMapping(productMapping, raw, both, samples)).toEqual([]);
  });

  it('of a variant holds', () => {
    expect(
      checkMapping(variantMapping, rawVariant, toVariant, {'availability.isOnStock': false}),
    ).toEqual([]);
  });

  it('of a category holds', () => {
    expect(checkMapping(categoryMapping, rawCategory, toCategory)).toEqual([]);
  });

  it('of a cart holds', () => {
    const inDollars = JSON.parse(JSON.stringify(rawCart).replaceAll('EUR', 'USD')) as unknown;
    const samples = {
      'totalPrice.currencyCode': () => inDollars,
      'lineItems[].lineItemMode': 'GiftLineItem',
      'discountCodes[].state': 'NotActive',
      taxedPrice: null,
    };
    expect(checkMapping(cartMapping, rawCart, toCart, samples)).toEqual([]);
  });
});

it('maps an order as its table says', () => {
  const returned = {
    ...rawOrder.returnInfo?.[0]?.items?.[0],
    shipmentState: 'Returned',
  };
  const samples = {
    orderState: 'Cancelled',
    paymentState: 'Failed',
    shipmentState: 'Delivered',
    returnInfo: [{items: [returned]}],
    'shippingInfo.deliveries[].items[].quantity': 2,
    'shippingAddress.country': 'AT',
  };
  // An order that can be called off has no parcels.
  const [open, sent] = ['cancelable', 'shipments'].map((key) => ({
    ...orderMapping,
    rows: orderMapping.rows.filter(({to}) => (to === 'cancelable') === (key === 'cancelable')),
  }));
  const unsent = {...rawOrder, shipmentState: 'Pending', shippingInfo: rawCart.shippingInfo};
  const wrong = [
    ...checkMapping(sent!, rawOrder, toOrder, samples),
    ...checkMapping(open!, unsent, toOrder, samples),
  ];
  expect(wrong.filter((line) => !line.includes('no row says'))).toEqual([]);
  const all = {...orderMapping, rows: orderMapping.rows.map(({to}) => ({to, from: null}))};
  expect(checkMapping(all, rawOrder, toOrder)).toEqual([]);
});

describe('an order', () => {
  it.each([
    ['Open', 'Pending', 'pending', 'unfulfilled', 'open'],
    ['Confirmed', undefined, 'confirmed', 'unfulfilled', 'open'],
    ['Confirmed', 'Ready', 'processing', 'unfulfilled', 'open'],
    ['Confirmed', 'Backorder', 'confirmed', 'unfulfilled', 'backordered'],
    ['Open', 'Shipped', 'processing', 'shipped', 'shipped'],
    ['Complete', 'Delivered', 'completed', 'delivered', 'delivered'],
    ['Cancelled', 'Canceled', 'canceled', 'unfulfilled', 'canceled'],
  ])('that is %s and %s is %s and %s', (orderState, shipmentState, status, fulfillment, line) => {
    const raw = {...rawOrder, orderState, shipmentState, shippingInfo: rawCart.shippingInfo};
    const order = toOrder(raw);
    expect(order.status).toBe(status);
    expect(order.fulfillmentStatus).toBe(fulfillment);
    expect(order.lineItems.map((item) => item.status)).toEqual([line]);
    expect(order.cancelable).toBe(status === 'pending' || status === 'confirmed');
  });

  it('tells what is in a parcel, and leaves out lines that it has not', () => {
    expect(toOrder(rawOrder).shipments).toEqual([
      {
        id: 'parcel-1',
        status: 'in-transit',
        carrier: 'DHL',
        trackingNumber: '00340434',
        lineItems: [{lineItemId: 'l-1', quantity: 1}],
        shippedAt: {iso: '2026-03-11T08:00:00.000Z'},
      },
    ]);
  });

  it('is a parcel of its own where a delivery names none', () => {
    const deliveries = [{id: 'd-1', createdAt: '2026-03-11T07:00:00Z', items: [], parcels: []}];
    const order = toOrder({...rawOrder, shippingInfo: {...rawOrder.shippingInfo, deliveries}});
    expect(order.shipments).toMatchObject([{id: 'd-1', lineItems: []}]);
  });

  it.each([
    ['Advised', 1, 'return-pending'],
    ['Returned', 1, 'open'],
    ['Returned', 2, 'returned'],
  ])('with a return that is %s of %s pieces is %s', (shipmentState, quantity, status) => {
    const items = [{lineItemId: 'l-1', quantity, shipmentState}];
    const order = toOrder({...rawOrder, returnInfo: [{items}]});
    expect(order.lineItems[0]?.status).toBe(status);
    expect(order.fulfillmentStatus).toBe(status === 'returned' ? 'returned' : 'partially-shipped');
  });
});

describe('wrong payloads', () => {
  it('of an order are named', () => {
    const {faults} = readWrongPayloads(rawOrder, toOrder, (order) => orderProblems(order, 'EUR'));
    expect(faults).toEqual([]);
  });

  it('of a product are named', () => {
    const {faults, payloads} = readWrongPayloads(rawProduct, toProduct, (product) =>
      productProblems(product, 'EUR'),
    );
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(1000);
  });

  it('of a category are named', () => {
    expect(readWrongPayloads(rawCategory, toCategory, categoryProblems).faults).toEqual([]);
  });

  it('of a cart are named', () => {
    const {faults} = readWrongPayloads(rawCart, toCart, (cart) => cartProblems(cart, 'EUR'));
    expect(faults).toEqual([]);
  });
});

describe('a product', () => {
  it('leaves out variants that have no price for the request, and needs one that has', () => {
    expect(toProduct(rawProduct).variants.map(({sku}) => sku)).toEqual(['MUG-RED', 'MUG-BLUE']);
    const {price: _price, ...free} = rawVariant;
    expect(() => toProduct({...rawProduct, masterVariant: free, variants: []})).toThrow(
      expect.objectContaining({
        type: 'invalid-response',
        path: 'masterVariant.price',
        expected: 'a price in EUR, on any variant',
      }),
    );
  });

  it('refuses a price in another currency, and names it', () => {
    expect(() => normalizeProduct(rawProduct, {...context, currency: 'USD'})).toThrow(
      expect.objectContaining({path: 'masterVariant.price.value.currencyCode'}),
    );
  });

  it.each([
    [['de-AT', 'de'], 'Emaillebecher'],
    [['en-US', 'en'], 'Enamel mug'],
    [['fr', 'en-GB'], 'Enamel mug'],
    [['fr'], 'Emaillebecher'],
  ])('has its name in %j: %s', (wanted, name) => {
    expect(normalizeProduct(rawProduct, {...context, locales: wanted}).name).toBe(name);
  });

  it('tells facts of each kind, and leaves out what shoppers cannot read', () => {
    expect(toProduct(rawProduct).attributes).toEqual([
      {type: 'text', key: 'material', label: 'Material', value: 'Stahl'},
      {type: 'boolean', key: 'dishwasher', label: 'Spülmaschine', value: true},
      {type: 'number', key: 'volume', label: 'Inhalt in ml', value: 350},
      {type: 'list', key: 'uses', label: 'Für', values: ['Tee', 'Kaffee']},
    ]);
  });

  it('has no option that only some variants have a value for', () => {
    const raw = {...rawProduct, masterVariant: {...rawVariant, attributes: []}};
    expect(toProduct(raw).options).toEqual([]);
  });

  it('reads a price with more digits by its cents', () => {
    const value = {
      type: 'highPrecision' as const,
      centAmount: 2,
      preciseAmount: 150,
      currencyCode: 'EUR',
      fractionDigits: 4,
    };
    const product = toProduct({...rawProduct, masterVariant: {...rawVariant, price: {value}}});
    expect(product.variants[0].pricing.price).toEqual({amount: 2, currency: 'EUR', exponent: 2});
  });
});

const text = fc.string({minLength: 1}).filter((value) => value.trim() !== '');
const localized = fc.dictionary(fc.constantFrom('de', 'en', 'fr-CA'), text, {minKeys: 1});
const anyVariant = fc.record({
  sku: fc.option(text, {nil: undefined}),
  attributes: fc.array(
    fc.record({
      name: fc.constantFrom('color', 'size', 'other'),
      value: fc.oneof(text, fc.integer(), fc.boolean(), localized, fc.array(text)),
    }),
  ),
  images: fc.array(
    fc.record({url: fc.webUrl(), dimensions: fc.record({w: fc.nat(), h: fc.nat()})}),
  ),
  price: fc.nat().map((centAmount) => ({
    value: {type: 'centPrecision' as const, centAmount, currencyCode: 'EUR', fractionDigits: 2},
  })),
  availability: fc.option(fc.record({isOnStock: fc.boolean(), availableQuantity: fc.integer()}), {
    nil: undefined,
  }),
});
/** Any product that the HTTP API may answer with. */
const anyProduct: fc.Arbitrary<RawProduct> = fc.record({
  id: text,
  name: localized,
  slug: fc.dictionary(fc.constantFrom('de', 'en'), fc.stringMatching(/^[\w-]{2,40}$/), {
    minKeys: 1,
  }),
  categories: fc.constant([]),
  attributes: fc.constant([]),
  productType: fc.constant({id: 't'}),
  lastModifiedAt: fc
    .date({min: new Date(0), max: new Date(4e12), noInvalidDate: true})
    .map((date) => date.toISOString()),
  masterVariant: anyVariant.map((variant) => ({...variant, id: 1})),
  variants: fc
    .array(anyVariant, {maxLength: 4})
    .map((variants) => variants.map((variant, index) => ({...variant, id: index + 2}))),
});

it('satisfies the contract, whatever valid product comes in', () => {
  fc.assert(
    fc.property(anyProduct, (raw) => {
      const product = normalizeProduct(raw, {...context, options: ['color', 'size']});
      expect(productProblems(product, 'EUR')).toEqual([]);
    }),
  );
});

const euros = (centAmount: number) => ({
  type: 'centPrecision' as const,
  centAmount,
  currencyCode: 'EUR',
  fractionDigits: 2,
});
const moment = fc
  .date({min: new Date(0), max: new Date(4e12), noInvalidDate: true})
  .map((date) => date.toISOString());
const anyLine = fc
  .record({
    name: localized,
    productSlug: localized,
    variant: anyVariant.map((variant) => ({...variant, id: 1})),
    each: fc.nat({max: 100_000}),
    quantity: fc.integer({min: 1, max: 50}),
    off: fc.nat({max: 100}),
    lineItemMode: fc.constantFrom('Standard', 'GiftLineItem'),
  })
  .map(({each, off, ...line}) => ({
    ...line,
    productId: 'p-1',
    price: {value: euros(each)},
    totalPrice: euros(Math.round((each * line.quantity * (100 - off)) / 100)),
    discountedPricePerQuantity: [],
  }));
const anyLines = fc
  .array(anyLine, {maxLength: 4})
  .map((lines) => lines.map((line, index) => ({...line, id: `l-${index}`})));
const anyAddress = fc.record({
  firstName: fc.option(text, {nil: undefined}),
  streetName: fc.option(text, {nil: undefined}),
  city: fc.option(text, {nil: undefined}),
  country: fc.constantFrom('DE', 'AT', 'US'),
});
/** What carts and orders share. */
const anyBasket = fc.record({
  id: text,
  lastModifiedAt: moment,
  createdAt: moment,
  customerEmail: fc.option(text, {nil: undefined}),
  totalPrice: fc.nat().map(euros),
  taxedPrice: fc.option(
    fc.record({totalGross: fc.nat().map(euros), totalTax: fc.option(fc.nat().map(euros))}),
    {nil: undefined},
  ),
  shippingInfo: fc.option(fc.record({price: fc.nat().map(euros)}), {nil: undefined}),
  shippingAddress: fc.option(anyAddress, {nil: undefined}),
  lineItems: anyLines,
});

describe('whatever valid payload comes in', () => {
  it('a cart satisfies the contract', () => {
    fc.assert(
      fc.property(anyBasket, (raw) => {
        const cart = toCart({...raw, discountCodes: []});
        expect(cartProblems(cart, 'EUR')).toEqual([]);
      }),
    );
  });

  it('an order satisfies the contract', () => {
    const states = fc.record({
      orderState: fc.constantFrom('Open', 'Confirmed', 'Complete', 'Cancelled'),
      paymentState: fc.constantFrom('BalanceDue', 'CreditOwed', 'Failed', 'Paid', undefined),
      shipmentState: fc.constantFrom('Backorder', 'Delivered', 'Partial', 'Shipped', undefined),
    });
    fc.assert(
      fc.property(anyBasket, states, (raw, state) => {
        const order = toOrder({...raw, ...state});
        expect(orderProblems(order, 'EUR')).toEqual([]);
      }),
    );
  });

  it('a category satisfies the contract', () => {
    const category = fc.record({
      id: text.filter((id) => id !== 'c-5'),
      name: localized,
      slug: fc.dictionary(fc.constantFrom('de', 'en'), fc.stringMatching(/^[\w-]{2,40}$/), {
        minKeys: 1,
      }),
      description: fc.option(localized, {nil: undefined}),
      metaTitle: fc.option(localized, {nil: undefined}),
      ancestors: fc.constantFrom([], rawCategory.ancestors),
    });
    fc.assert(
      fc.property(category, (raw) => {
        expect(categoryProblems(toCategory(raw as RawCategory))).toEqual([]);
      }),
    );
  });
});
