import {
  cartProblems,
  categoryProblems,
  checkMapping,
  productProblems,
  readWrongPayloads,
} from '@storefront-toolkit/integration-test-kit';
import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {
  normalizeCart,
  normalizeCategory,
  normalizeProduct,
  type RawProduct,
  type RawVariant,
} from './index.ts';
import {cartMapping, categoryMapping, productMapping, variantMapping} from './mapping.ts';
import {rawCart, rawCategory, rawProduct, rawVariant} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'commercetools', kind: 'commerce', operation: 'getProduct'} as const;
const locales = ['de-AT', 'de'];
const shared = {source, path: '', locales, tax: 'included', options: ['color']} as const;
const context = {...shared, currency: 'EUR'} as const;
const toProduct = (raw: RawProduct) => normalizeProduct(raw, context);
const toVariant = (raw: RawVariant) => toProduct({...rawProduct, masterVariant: raw}).variants[0];
const toCart = (raw: typeof rawCart) => normalizeCart(raw, shared);
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

describe('wrong payloads', () => {
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
