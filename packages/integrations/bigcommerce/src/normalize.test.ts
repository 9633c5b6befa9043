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
  type RawBasket,
  type RawProduct,
  type RawVariant,
} from './index.ts';
import {cartMapping, categoryMapping, productMapping, variantMapping} from './mapping.ts';
import {rawBasket, rawCategory, rawProduct, rawVariant} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'bigcommerce', kind: 'commerce', operation: 'getProduct'} as const;
const context = {source, path: 'product', currency: 'EUR', tax: 'included'} as const;
const toProduct = (raw: RawProduct) => normalizeProduct(raw, context);
const withVariants = (...variants: RawVariant[]): RawProduct => ({
  ...rawProduct,
  variants: {edges: variants.map((node) => ({node}))},
});
const toVariant = (raw: RawVariant) => toProduct(withVariants(raw)).variants[0];
const way = [{id: '7', slug: 'mugs', name: 'Mugs', children: []}];
const toCart = (raw: RawBasket) => normalizeCart(raw, {source, path: 'data.site', tax: 'included'});
const toCategory = (raw: typeof rawCategory) =>
  normalizeCategory(raw, {source, path: 'category', way});

describe('mappings', () => {
  it('of a product holds', () => {
    // The key of an option stands in its variants too.
    const otherOption = (raw: RawProduct) =>
      JSON.parse(JSON.stringify(raw).replaceAll('"entityId":31', '"entityId":33')) as RawProduct;
    const samples = {
      'productOptions.edges[].node.entityId': otherOption,
      'productOptions.edges[].node.values.edges[].node.hexColors[]': '#00cc00',
      path: '/tin-mug/',
      'categories.edges[].node.path': '/cups/',
    };
    expect(checkMapping(productMapping, rawProduct, toProduct, samples)).toEqual([]);
  });

  it('of a variant holds', () => {
    const samples = {'prices.basePrice.value': 30};
    expect(checkMapping(variantMapping, rawVariant, toVariant, samples)).toEqual([]);
  });

  it('of a category holds', () => {
    expect(checkMapping(categoryMapping, rawCategory, toCategory, {path: '/cups/'})).toEqual([]);
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
});

describe('a product', () => {
  it('is refused when a price is in another currency, which is named', () => {
    expect(() => normalizeProduct(rawProduct, {...context, currency: 'USD'})).toThrow(
      expect.objectContaining({
        type: 'invalid-response',
        path: 'product.variants.edges[0].node.prices.price.currencyCode',
      }),
    );
  });

  it.each([
    ['Unavailable', 'out-of-stock'],
    ['Preorder', 'preorder'],
    ['Available', 'in-stock'],
    ['SomethingNew', 'in-stock'],
  ])('that is %s is %s', (status, expected) => {
    const product = toProduct({...rawProduct, availabilityV2: {status}});
    expect(product.availability.status).toBe(expected);
  });

  it('has no options that tell no variants apart, and no rating without reviews', () => {
    const product = toProduct({
      ...rawProduct,
      reviewSummary: {averageRating: 0, numberOfReviews: 0},
    });
    expect(product.options.map(({label}) => label)).toEqual(['Color']);
    expect(product).not.toHaveProperty('rating');
  });

  it('describes a category without HTML', () => {
    expect(toCategory(rawCategory).description).toBe('For coffee and tea.');
  });
});

const text = fc.string({minLength: 1}).filter((value) => value.trim() !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, {nil: null});
const money = fc.nat({max: 1_000_000}).map((cents) => ({value: cents / 100, currencyCode: 'EUR'}));

it('satisfies the contract, whatever valid product comes in', () => {
  const variant = fc.record({
    sku: maybe(fc.string()),
    isPurchasable: fc.boolean(),
    inventory: maybe(fc.record({isInStock: fc.boolean(), aggregated: fc.constant(null)})),
    prices: fc.record({price: money, basePrice: maybe(money)}),
    defaultImage: maybe(fc.record({urlOriginal: fc.webUrl(), altText: maybe(fc.string())})),
  });
  const product = fc.record({
    name: text,
    path: fc.stringMatching(/^\/[a-z0-9-]{1,30}\/$/),
    brand: maybe(fc.record({name: fc.string()})),
    plainTextDescription: maybe(fc.string()),
    minPurchaseQuantity: maybe(fc.integer({min: 0, max: 5})),
    maxPurchaseQuantity: maybe(fc.constantFrom(0, 5, 20)),
    variants: fc.array(variant, {minLength: 1, maxLength: 5}),
  });
  fc.assert(
    fc.property(product, ({variants, ...rest}) => {
      const nodes = variants.map((node, index) => ({
        ...node,
        entityId: index + 1,
        options: {edges: []},
      }));
      const raw = {...withVariants(...nodes), ...rest, productOptions: {edges: []}};
      expect(productProblems(toProduct(raw), 'EUR')).toEqual([]);
    }),
  );
});

it('satisfies the contract, whatever valid category comes in', () => {
  const category = fc.record({
    entityId: fc.integer({min: 1}),
    name: text,
    path: fc.stringMatching(/^\/[a-z0-9-]{1,30}\/$/),
    description: maybe(fc.oneof(fc.string(), fc.constantFrom('<p>One</p>', '<', '<<b>>'))),
    defaultImage: maybe(fc.record({urlOriginal: fc.webUrl(), altText: maybe(fc.string())})),
    seo: fc.record({pageTitle: maybe(fc.string()), metaDescription: maybe(fc.string())}),
  });
  fc.assert(
    fc.property(category, (raw) => {
      const found = toCategory(raw);
      expect(categoryProblems(found)).toEqual([]);
      expect(found.description ?? '').not.toMatch(/<[^>]*>/);
    }),
  );
});

describe('a cart', () => {
  it('is made as its table says', () => {
    const inDollars = JSON.parse(JSON.stringify(rawBasket).replaceAll('EUR', 'USD')) as unknown;
    const samples = {
      'cart.currencyCode': () => inDollars,
      'cart.lineItems.physicalItems[].url': 'https://shop.example.com/tin-mug/',
      'checkout.coupons[].discountedAmount.value': 0,
    };
    expect(checkMapping(cartMapping, rawBasket, toCart, samples)).toEqual([]);
  });

  it('names what is wrong', () => {
    const {faults} = readWrongPayloads(rawBasket, toCart, (cart) => cartProblems(cart, 'EUR'));
    expect(faults).toEqual([]);
  });

  it('leaves out texts that a shopper wrote', () => {
    expect(toCart(rawBasket).lineItems[0]?.selectedOptions).toEqual([
      {optionId: '31', optionLabel: 'Color', valueId: '41', valueLabel: 'Red'},
    ]);
  });

  it('satisfies the contract, whatever valid one comes in', () => {
    const item = fc.record({
      productEntityId: fc.integer({min: 1}),
      variantEntityId: maybe(fc.integer({min: 1})),
      name: text,
      sku: maybe(fc.string()),
      url: fc.stringMatching(/^https:\/\/shop\.example\.com\/[a-z0-9-]{1,30}\/$/),
      quantity: fc.integer({min: 1, max: 50}),
      image: fc.constant(null),
      listPrice: maybe(money),
      salePrice: money,
      selectedOptions: fc.constant([]),
    });
    const basket = fc.record({
      items: fc.array(item, {maxLength: 4}),
      discountedAmount: money,
      checkout: fc.record({
        grandTotal: money,
        taxTotal: maybe(money),
        shippingCostTotal: maybe(money),
        coupons: fc.array(fc.record({code: text, discountedAmount: money}), {maxLength: 2}),
      }),
    });
    fc.assert(
      fc.property(basket, ({items, discountedAmount, checkout}) => {
        const lines = items.map((line, index) => ({...line, entityId: `line-${index}`}));
        const lineItems = {physicalItems: lines.slice(1), digitalItems: lines.slice(0, 1)};
        const cart = {...rawBasket.cart, discountedAmount, lineItems};
        expect(cartProblems(toCart({cart, checkout}), 'EUR')).toEqual([]);
      }),
    );
  });
});
