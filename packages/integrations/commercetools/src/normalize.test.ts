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
const messages = [{level: 'warning', code: 'quantity-limited', text: 'Nur noch 3.'}] as const;
const toCart = (raw: typeof rawCart) =>
  normalizeCart(raw, {...shared, messages, noteField: 'note'});
const toOrder = (raw: RawOrder) => normalizeOrder(raw, shared);
const toCategory = (raw: typeof rawCategory) =>
  normalizeCategory(raw, {...shared, children: [{id: 'c-8', slug: 'emaille', name: 'Emaille'}]});

const discountedCustomLine = [
  {
    quantity: 1,
    discountedPrice: {
      value: rawCart.customLineItems?.[0]?.money,
      includedDiscounts:
        rawCart.lineItems?.[0]?.discountedPricePerQuantity?.[0]?.discountedPrice?.includedDiscounts,
    },
  },
];
/** Other values for what carts and orders share, where a changed text or number would not do. */
const sumSamples = {
  'lineItems[].taxRate.includedInPrice': (raw: typeof rawCart) =>
    JSON.parse(
      JSON.stringify(raw).replaceAll('"includedInPrice":true', '"includedInPrice":false'),
    ) as typeof rawCart,
  'lineItems[].variant.availability.channels': {},
  'customLineItems[].discountedPricePerQuantity': discountedCustomLine,
};

describe('mappings', () => {
  it('of a product holds @claim-commercetools.options', () => {
    const renamed = (raw: RawProduct) =>
      JSON.parse(JSON.stringify(raw).replaceAll('"color"', '"shade"')) as RawProduct;
    const both = (raw: RawProduct) =>
      normalizeProduct(raw, {...context, options: ['color', 'shade']});
    const samples = {
      'masterVariant.attributes[].name': renamed,
      'masterVariant.price.value.centAmount': 100,
      'masterVariant.attributes[].value.de': (raw: RawProduct) =>
        JSON.parse(JSON.stringify(raw).replaceAll('"Stahl"', '"Holz"')) as RawProduct,
    };
    const {discounted: _discounted, ...price} = rawVariant.price!;
    const raw = {...rawProduct, masterVariant: {...rawVariant, price}};
    expect(checkMapping(productMapping, raw, both, samples)).toEqual([]);
  });

  it('of a variant holds', () => {
    const samples = {
      'availability.isOnStock': (raw: RawVariant) => ({...raw, availability: {isOnStock: false}}),
      'availability.channels': {},
    };
    expect(checkMapping(variantMapping, rawVariant, toVariant, samples)).toEqual([]);
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
      ...sumSamples,
    };
    expect(checkMapping(cartMapping, rawCart, toCart, samples)).toEqual([]);
  });
});

it('maps an order as its table says', () => {
  const returned = {
    ...rawOrder.returnInfo?.[0]?.items?.[0],
    quantity: 2,
    shipmentState: 'Returned',
  };
  const samples = {
    orderState: 'Cancelled',
    paymentState: 'Failed',
    shipmentState: 'Delivered',
    returnInfo: [{items: [returned]}],
    'shippingInfo.deliveries[].items[].quantity': 2,
    'shippingAddress.country': 'AT',
    ...sumSamples,
  };
  // An order that can be canceled has no parcels.
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
  const all = {
    ...orderMapping,
    rows: orderMapping.rows.map(({to}) => ({to, from: null, origin: 'own' as const})),
  };
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

  it('tells what is in a parcel, and leaves out lines that it has not @claim-commercetools.parcels', () => {
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

  it.each([
    ['Delivered', false, 'delivered'],
    ['Shipped', false, 'in-transit'],
    ['Shipped', true, 'returned'],
  ])(
    'has a parcel that is %s, back %s: %s @claim-commercetools.parcels',
    (state, isReturn, status) => {
      const items = [{id: 'l-1', quantity: 1}];
      const parcels = [{id: 'p', createdAt: '2026-03-11T08:00:00.000Z', trackingData: {isReturn}}];
      const deliveries = [{id: 'd-1', createdAt: '2026-03-11T07:00:00Z', items, parcels}];
      const order = toOrder({
        ...rawOrder,
        shipmentState: state,
        shippingInfo: {...rawOrder.shippingInfo, deliveries},
      });
      expect(order.shipments).toMatchObject([{id: 'p', status, lineItems: [{quantity: 1}]}]);
    },
  );

  it('lets nothing be sent back by itself @claim-commercetools.returns', () => {
    const order = toOrder({...rawOrder, shipmentState: 'Delivered', returnInfo: []});
    expect(order.lineItems.map((item) => item.returnableQuantity)).toEqual([0]);
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
    ['BackInStock', 2, 'returned'],
    ['Unusable', 2, 'returned'],
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
  ])('has its name in %j: %s @claim-commercetools.texts', (wanted, name) => {
    expect(normalizeProduct(rawProduct, {...context, locales: wanted}).name).toBe(name);
  });

  it('reads a price with more digits by its cents @claim-commercetools.high-precision', () => {
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
  id: fc.uuid(),
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

describe('whatever valid payload comes in', () => {
  it('a category satisfies the contract', () => {
    const category = fc.record({
      id: fc.uuid(),
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
