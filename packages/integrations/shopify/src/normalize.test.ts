import {fieldOf} from '@storefront-toolkit/integration-core';
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
import {normalizeMenu} from './normalize-category.ts';
import {rawCart, rawCollection, rawMenu, rawProduct, rawVariant} from './testing/fixtures.ts';

// Thousands of payloads are read, on machines that may do something else meanwhile.
vi.setConfig({testTimeout: 60_000});

const source = {vendor: 'shopify', kind: 'commerce', operation: 'getProduct'} as const;
const context = {source, path: 'data.product', currency: 'EUR', tax: 'included'} as const;
const toProduct = (raw: RawProduct) => normalizeProduct(raw, context);
const toVariant = (raw: RawVariant) =>
  toProduct({...rawProduct, variants: {nodes: [raw]}}).variants[0];
const messages = [{level: 'warning', code: 'quantity-limited', text: 'Only 3 are left.'}] as const;
const toCart = (raw: typeof rawCart) =>
  normalizeCart(raw, {source, path: 'cart', tax: 'included', messages});
const both = {collection: rawCollection, menu: rawMenu};
const toCategory = ({collection, menu}: typeof both) =>
  normalizeCategory(collection, {
    source,
    path: 'collection',
    tree: normalizeMenu(fieldOf(menu, source, 'menu'), 'main-menu', () => undefined),
  });

const renamed = (part: 'option' | 'value') => (raw: RawProduct) =>
  JSON.parse(
    JSON.stringify(raw).replaceAll(part === 'option' ? '"Color"' : '"Red"', '"Other"'),
  ) as RawProduct;

describe('mappings', () => {
  it('of a product holds @claim-shopify.mapping', () => {
    const samples = {
      'options[].name': renamed('option'),
      'options[].optionValues[].name': renamed('value'),
      updatedAt: '2026-01-01T00:00:00Z',
    };
    expect(checkMapping(productMapping, rawProduct, toProduct, samples)).toEqual([]);
  });

  it('of a variant holds @claim-shopify.mapping', () => {
    const samples = {
      'selectedOptions[].value': 'Dots',
      'unitPriceMeasurement.referenceUnit': 'L',
    };
    expect(checkMapping(variantMapping, rawVariant, toVariant, samples)).toEqual([]);
  });

  it('of a category holds @claim-shopify.mapping', () => {
    expect(checkMapping(categoryMapping, both, toCategory)).toEqual([]);
  });

  it('of a cart holds @claim-shopify.mapping', () => {
    const inDollars = JSON.parse(JSON.stringify(rawCart).replaceAll('EUR', 'USD')) as unknown;
    const dearer = (raw: typeof rawCart) => ({
      ...raw,
      cost: {totalAmount: {amount: '34.82', currencyCode: 'EUR'}},
      deliveryGroups: {
        nodes: [{selectedDeliveryOption: {estimatedCost: {amount: '5.9', currencyCode: 'EUR'}}}],
      },
    });
    const samples = {
      'deliveryGroups.nodes[].selectedDeliveryOption.estimatedCost.amount': dearer,
      'cost.totalAmount.currencyCode': () => inDollars,
      'lines.nodes[].merchandise.selectedOptions[].value': 'Dots',
    };
    expect(checkMapping(cartMapping, rawCart, toCart, samples)).toEqual([]);
  });
});

describe('wrong payloads', () => {
  it('of a product are named @claim-vendors.reads-every-field', () => {
    const {faults, payloads} = readWrongPayloads(rawProduct, toProduct, (product) =>
      productProblems(product, 'EUR'),
    );
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(1000);
  });

  it('of a category are named @claim-vendors.reads-every-field', () => {
    expect(readWrongPayloads(both, toCategory, categoryProblems).faults).toEqual([]);
  });

  it('of a cart are named @claim-vendors.reads-every-field', () => {
    const {faults} = readWrongPayloads(rawCart, toCart, (cart) => cartProblems(cart, 'EUR'));
    expect(faults).toEqual([]);
  });
});

describe('a product', () => {
  it('without options has none of Shopify’s placeholder', () => {
    const product = toProduct({
      ...rawProduct,
      options: [{id: 'o', name: 'Title', optionValues: [{id: 'v', name: 'Default Title'}]}],
      variants: {
        nodes: [{...rawVariant, selectedOptions: [{name: 'Title', value: 'Default Title'}]}],
      },
    });
    expect(product.options).toEqual([]);
    expect(product.variants[0].selectedOptions).toEqual([]);
  });

  it('leaves out media of a kind that is unknown or not ready', () => {
    const media = {
      nodes: [
        {__typename: 'Hologram' as never, id: 'h', previewImage: {url: 'https://example.com/a'}},
        {__typename: 'MediaImage' as const, id: 'i', image: null},
        {__typename: 'Video' as const, id: 'v', previewImage: null},
      ],
    };
    expect(toProduct({...rawProduct, media}).media).toEqual([]);
  });

  it('shows the preview of an image that has no size of its own yet', () => {
    const previewImage = {url: 'https://example.com/preview.jpg'};
    const media = {
      nodes: [{__typename: 'MediaImage' as const, id: 'i', image: null, previewImage}],
    };
    expect(toProduct({...rawProduct, media}).media).toMatchObject([
      {type: 'image', image: {src: previewImage.url}},
    ]);
  });

  it('reads what Shopify has not translated, or not filled in', () => {
    const product = toProduct({
      ...rawProduct,
      description: '',
      descriptionHtml: '',
      seo: {title: null, description: null},
      featuredImage: null,
    });
    expect(product).not.toHaveProperty('description');
    expect(product).not.toHaveProperty('richDescription');
    expect(product).not.toHaveProperty('image');
    expect(product.seo).toEqual({indexed: true});
  });

  it('refuses a price in another currency, and names it', () => {
    const dollars = {amount: '5.00', currencyCode: 'USD' as const};
    const raw = {...rawProduct, variants: {nodes: [{...rawVariant, price: dollars}]}};
    expect(() => toProduct(raw)).toThrow(
      expect.objectContaining({
        type: 'invalid-response',
        path: 'data.product.variants.nodes[0].price.currencyCode',
        expected: 'EUR, the currency that was asked for',
      }),
    );
  });

  it('has the fields of the store @claim-vendors.custom @claim-shopify.custom', () => {
    const product = normalizeProduct(rawProduct, {
      ...context,
      product: (raw) => ({material: raw.metafields?.[0]?.value}),
      variant: (raw) => ({dishwasher: raw.metafields?.[0]?.value === 'true'}),
    });
    expect(product.custom).toEqual({material: 'Steel'});
    expect(product.variants[0].custom).toEqual({dishwasher: true});
  });
});

const text = fc.string({minLength: 1}).filter((value) => value.trim() !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, {nil: null});
const money = fc
  .nat({max: 10_000_000})
  .map((cents) => ({amount: (cents / 100).toFixed(2), currencyCode: 'EUR' as const}));
const picture = fc.record({
  id: maybe(text),
  url: fc.webUrl(),
  altText: maybe(fc.string()),
  width: maybe(fc.integer({min: 1})),
  height: maybe(fc.integer({min: 1})),
});
const sizes = fc.uniqueArray(text, {minLength: 1, maxLength: 6});

/** Any product that the Storefront API may answer with. */
const anyProduct: fc.Arbitrary<RawProduct> = fc
  .record({names: sizes, option: text})
  .chain(({names, option}) =>
    fc.record({
      id: text,
      handle: fc.stringMatching(/^[a-z0-9-]{1,40}$/),
      title: text,
      vendor: fc.string(),
      description: fc.string(),
      descriptionHtml: fc.string(),
      updatedAt: fc
        .date({min: new Date(0), max: new Date(4e12), noInvalidDate: true})
        .map((date) => date.toISOString()),
      seo: fc.record({title: maybe(fc.string()), description: maybe(fc.string())}),
      featuredImage: maybe(picture),
      collections: fc.record({
        nodes: fc.array(fc.record({id: text, handle: text, title: text}), {maxLength: 3}),
      }),
      options: fc.constant([
        {
          id: 'o',
          name: option,
          optionValues: names.map((name, index) => ({id: `v${index}`, name})),
        },
      ]),
      media: fc.array(picture, {maxLength: 4}).map((pictures) => ({
        nodes: pictures.map((image, index) => ({
          __typename: 'MediaImage' as const,
          id: `m${index}`,
          image,
        })),
      })),
      variants: fc
        .tuple(
          ...names.map((name, index) =>
            fc.record({
              id: fc.constant(`variant${index}`),
              sku: maybe(fc.string()),
              barcode: maybe(fc.string()),
              availableForSale: fc.boolean(),
              currentlyNotInStock: fc.boolean(),
              quantityAvailable: maybe(fc.integer()),
              quantityRule: fc.record({
                minimum: fc.integer({min: 1, max: 5}),
                maximum: maybe(fc.integer({min: 5, max: 50})),
                increment: fc.integer({min: 1, max: 5}),
              }),
              selectedOptions: fc.constant([{name: option, value: name}]),
              price: money,
              compareAtPrice: maybe(money),
              image: maybe(picture),
            }),
          ),
        )
        .map((nodes) => ({nodes})),
    }),
  );

it('satisfies the contract, whatever valid product comes in', () => {
  fc.assert(
    fc.property(anyProduct, (raw) => {
      expect(productProblems(toProduct(raw), 'EUR')).toEqual([]);
    }),
  );
});

const moment = fc
  .date({min: new Date(0), max: new Date(4e12), noInvalidDate: true})
  .map((date) => date.toISOString());
const cents = (amount: number) => ({amount: (amount / 100).toFixed(2), currencyCode: 'EUR'});
/** A line of any cart: promotions have taken off what is between its two sums. */
const anyLine = fc
  .record({
    each: fc.nat({max: 100_000}),
    quantity: fc.integer({min: 1, max: 50}),
    off: fc.nat({max: 100}),
    title: text,
    sku: maybe(fc.string()),
    image: maybe(picture),
    availableForSale: fc.boolean(),
  })
  .map(({each, quantity, off, title, ...variant}) => {
    const subtotal = each * quantity;
    const lost = Math.floor((subtotal * off) / 100);
    return {
      quantity,
      attributes: [],
      cost: {
        amountPerQuantity: cents(each),
        compareAtAmountPerQuantity: null,
        subtotalAmount: cents(subtotal),
        totalAmount: cents(subtotal - lost),
      },
      discountAllocations: lost > 0 ? [{title: 'Less', discountedAmount: cents(lost)}] : [],
      merchandise: {
        ...rawVariant,
        ...variant,
        selectedOptions: [],
        product: {id: 'p', handle: 'mug', title, options: []},
      },
    };
  });

it('satisfies the contract, whatever amounts a cart comes in with', () => {
  const cart = fc.record({
    id: text,
    updatedAt: moment,
    checkoutUrl: fc.webUrl(),
    buyerIdentity: fc.record({email: maybe(fc.emailAddress())}),
    discountCodes: fc.array(fc.record({code: text, applicable: fc.boolean()}), {maxLength: 3}),
    discountAllocations: fc.array(
      fc.record({code: text, discountedAmount: fc.nat({max: 5000}).map(cents)}),
      {maxLength: 2},
    ),
    cost: fc.record({totalAmount: fc.nat({max: 10_000_000}).map(cents)}),
    lines: fc
      .array(anyLine, {maxLength: 5})
      .map((lines) => ({nodes: lines.map((line, index) => ({...line, id: `l${index}`}))})),
  });
  fc.assert(
    fc.property(cart, (raw) => {
      expect(cartProblems(toCart(raw as typeof rawCart), 'EUR')).toEqual([]);
    }),
  );
});

it('satisfies the contract, whatever valid category comes in', () => {
  const slug = fc.stringMatching(/^[a-z0-9-]{1,40}$/);
  const collection = fc.record({
    id: fc.constantFrom('gid://shopify/Collection/7', 'gid://shopify/Collection/8', 'other'),
    handle: slug,
    title: text,
    description: fc.string(),
    image: maybe(picture),
    seo: fc.record({title: maybe(fc.string()), description: maybe(fc.string())}),
  });
  const {tree} = fc.letrec((tie) => ({
    tree: fc.array(
      fc.record({
        title: text,
        resource: maybe(
          fc.oneof(
            fc.constant({__typename: 'Page'}),
            fc.record({
              __typename: fc.constant('Collection'),
              id: fc.constantFrom('gid://shopify/Collection/7', 'gid://shopify/Collection/9'),
              handle: slug,
            }),
          ),
        ),
        items: fc.oneof({depthSize: 'small', withCrossShrink: true}, fc.constant([]), tie('tree')),
      }),
      {maxLength: 3},
    ),
  }));
  fc.assert(
    fc.property(collection, tree, (raw, items) => {
      const category = toCategory({collection: raw, menu: {items} as typeof rawMenu});
      const {id, slug: handle, name} = category;
      expect({id, handle, name}).toEqual({id: raw.id, handle: raw.handle, name: raw.title});
      expect(categoryProblems(category)).toEqual([]);
    }),
  );
});
