import {
  cartProblems,
  categoryProblems,
  checkMapping,
  productProblems,
  readWithOneBadItem,
  readWrongPayloads,
} from '@storefront-toolkit/integration-test-kit';
import {fieldOf, readEach, reportTo} from '@storefront-toolkit/integration-core';
import type {Product} from '@storefront-toolkit/types/catalog';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
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
const report = () => undefined;
const context = {source, path: 'product', currency: 'EUR', tax: 'included', report} as const;
const toProduct = (raw: RawProduct) => normalizeProduct(raw, context);
const withVariants = (...variants: RawVariant[]): RawProduct => ({
  ...rawProduct,
  variants: {edges: variants.map((node) => ({node}))},
});
const toVariant = (raw: RawVariant) => toProduct(withVariants(raw)).variants[0];
const way = [{id: '7', slug: 'mugs', name: 'Mugs', children: []}];
const longWay = [
  {id: '1', slug: 'kitchen', name: 'Kitchen', children: []},
  {...way[0]!, children: [{id: '8', slug: 'mugs~enamel', name: 'Enamel', children: []}]},
];
const messages = [{level: 'warning', code: 'quantity-limited', text: 'Only 3 are left.'}] as const;
const toCart = (raw: RawBasket) =>
  normalizeCart(raw, {source, path: 'data.site', tax: 'included', report, messages});
const toCategory = (raw: typeof rawCategory) =>
  normalizeCategory(raw, {source, path: 'category', way, report});
const toPlacedCategory = (raw: typeof rawCategory) =>
  normalizeCategory(raw, {source, path: 'category', way: longWay, report});

describe('mappings', () => {
  it('of a product holds @claim-bigcommerce.mapping', () => {
    // An option's key is in its variants too.
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

  it('of a variant holds @claim-bigcommerce.mapping', () => {
    const samples = {'prices.basePrice.value': 30};
    expect(checkMapping(variantMapping, rawVariant, toVariant, samples)).toEqual([]);
  });

  it('of a category holds @claim-bigcommerce.mapping', () => {
    const samples = {path: '/cups/'};
    expect(checkMapping(categoryMapping, rawCategory, toPlacedCategory, samples)).toEqual([]);
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

  it('of one product cost no other product of a list @claim-bigcommerce.isolation', async () => {
    const items = [1, 2, 3].map((entityId) => ({...rawProduct, entityId}));
    const {faults, payloads} = await readWithOneBadItem<RawProduct, Product>({
      items: [items[0]!, items[1]!, items[2]!],
      read: (raws, onProblem) =>
        readEach(fieldOf(raws, source).list(), 'product', reportTo({onProblem}), ({value, path}) =>
          normalizeProduct(value as RawProduct, {...context, path, report: reportTo({onProblem})}),
        ),
    });
    expect(faults).toEqual([]);
    expect(payloads).toBeGreaterThan(1000);
  });

  it('of a category are named', () => {
    expect(readWrongPayloads(rawCategory, toCategory, categoryProblems).faults).toEqual([]);
  });
});

describe('a product', () => {
  it('is refused when all prices are in another currency, which is named @claim-bigcommerce.currency', () => {
    expect(() => normalizeProduct(rawProduct, {...context, currency: 'USD'})).toThrow(
      expect.objectContaining({
        type: 'invalid-response',
        path: 'product.variants',
        expected: 'a list with at least one variant that has a price in USD',
      }),
    );
  });

  it('stays when a part of it can not be read, which is reported @claim-bigcommerce.isolation @claim-bigcommerce.currency', () => {
    const problems: IntegrationProblem[] = [];
    const inPounds = {price: {value: 1, currencyCode: 'GBP'}, basePrice: null};
    const raw = {
      ...withVariants(rawVariant, {...rawVariant, entityId: 99, prices: inPounds}),
      brand: {name: 1 as unknown as string},
      images: {edges: [{node: {urlOriginal: '', altText: null}}]},
      reviewSummary: {averageRating: 9, numberOfReviews: 3},
    };
    const product = normalizeProduct(raw, {
      ...context,
      report: (problem) => problems.push(problem),
    });
    expect(product.variants.map(({id}) => id)).toEqual(['11']);
    expect(product.media).toEqual([]);
    expect(problems.map(({missing, path}) => `${missing} ${path}`)).toEqual([
      'variant product.variants.edges[1].node.prices.price.currencyCode',
      'brand product.brand.name',
      'rating product.reviewSummary.averageRating',
      'image product.images.edges[0].node.urlOriginal',
    ]);
  });

  it('has no images, categories or fields where the schema has null for a list', () => {
    const none = {edges: null};
    const raw = {...rawProduct, images: none, categories: {edges: [null]}, customFields: none};
    expect(toProduct(raw)).toMatchObject({media: [], categories: [], attributes: []});
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

  it('has no options that tell no variants apart, and no rating without reviews @claim-bigcommerce.options', () => {
    const product = toProduct({
      ...rawProduct,
      reviewSummary: {averageRating: 0, numberOfReviews: 0},
    });
    expect(product.options.map(({label}) => label)).toEqual(['Color']);
    expect(product).not.toHaveProperty('rating');
  });

  it('describes a category without HTML @claim-bigcommerce.html', () => {
    expect(toCategory(rawCategory).description).toBe('For coffee and tea.');
    expect(toCategory(rawCategory).richDescription).toMatchObject([{type: 'Paragraph'}]);
  });
});

const text = fc.string({minLength: 1}).filter((value) => value.trim() !== '');
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, {nil: null});
const euros = (cents: number) => ({value: cents / 100, currencyCode: 'EUR'});
const cents = fc.nat({max: 100_000});
const share = fc.double({min: 0, max: 0.3, noNaN: true});
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
    description: maybe(fc.string()),
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
  it('is made as its table says @claim-bigcommerce.mapping', () => {
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

  it('names its taxes, when they add up @claim-bigcommerce.tax-lines', () => {
    const withTaxes = (taxes: readonly object[]) => {
      const missing: string[] = [];
      const raw = {...rawBasket, checkout: {...rawBasket.checkout, taxes}};
      const place = {source, path: 'data.site', tax: 'included'} as const;
      const cart = normalizeCart(raw, {...place, report: (each) => missing.push(each.missing)});
      return {lines: cart.totals.taxLines, missing};
    };
    const state = {name: 'State', amount: {value: 6, currencyCode: 'EUR'}};
    const city = {name: 'City', amount: {value: 0.04, currencyCode: 'EUR'}};
    expect(withTaxes([state, city])).toMatchObject({
      lines: [
        {label: 'State', amount: {amount: 600, currency: 'EUR'}},
        {label: 'City', amount: {amount: 4, currency: 'EUR'}},
      ],
      missing: [],
    });
    for (const wrong of [[state], [state, {...city, name: ''}]]) {
      expect(withTaxes(wrong)).toEqual({lines: undefined, missing: ['tax lines']});
    }
    expect(withTaxes([])).toEqual({lines: undefined, missing: []});
  });

  it('leaves out texts that a shopper wrote', () => {
    expect(toCart(rawBasket).lineItems[0]?.selectedOptions).toEqual([
      {optionId: '31', optionLabel: 'Color', valueId: '41', valueLabel: 'Red'},
    ]);
  });

  it('satisfies the contract and adds up, whatever valid one comes in @claim-bigcommerce.sums', () => {
    const item = fc.record({
      productEntityId: fc.integer({min: 1}),
      variantEntityId: maybe(fc.integer({min: 1})),
      name: text,
      sku: maybe(fc.string()),
      url: fc.stringMatching(/^https:\/\/shop\.example\.com\/[a-z0-9-]{1,30}\/$/),
      quantity: fc.integer({min: 1, max: 50}),
      image: fc.constant(null),
      originalPrice: money,
      cents,
      wrap: maybe(cents),
      promotion: fc.double({min: 0, max: 1, noNaN: true}),
      selectedOptions: fc.constant([]),
    });
    const basket = fc.record({
      items: fc.array(item, {maxLength: 4}),
      certificates: fc.array(cents, {maxLength: 2}),
      customs: fc.array(fc.record({cents, quantity: fc.integer({min: 1, max: 9})}), {maxLength: 2}),
      isTaxIncluded: fc.boolean(),
      // Shares of the goods: promotions of the cart, and two coupons.
      off: fc.tuple(share, share, share),
      tax: maybe(cents),
      shipping: maybe(cents),
      handling: maybe(cents),
      // A checkout's subtotal may have the promotions of lines in it already.
      isLineDiscountInSubtotal: fc.boolean(),
    });
    fc.assert(
      fc.property(basket, (given) => {
        const {items, certificates, customs, isTaxIncluded, tax, shipping, handling} = given;
        const lines = items.map(({cents: price, wrap, promotion, ...line}, index) => {
          const all = price * line.quantity;
          return {
            raw: {
              ...line,
              entityId: `line-${index}`,
              listPrice: euros(price),
              extendedSalePrice: euros(all - Math.floor(all * promotion)),
              giftWrapping: wrap === null ? null : {name: 'Paper', amount: euros(wrap)},
            },
            all,
            off: Math.floor(all * promotion),
            wraps: index === 0 ? 0 : (wrap ?? 0) * line.quantity,
          };
        });
        const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);
        const goods =
          sum(lines.map(({all}) => all)) +
          sum(certificates) +
          sum(customs.map(({cents: price, quantity}) => price * quantity));
        const onLines = sum(lines.map(({off}) => off));
        const [onCart = 0, ...coupons] = given.off.map((part) =>
          Math.floor((goods - onLines) * part),
        );
        const isIn = given.isLineDiscountInSubtotal;
        const raws = lines.map(({raw}) => raw);
        const basketRaw: RawBasket = {
          cart: {
            ...rawBasket.cart,
            isTaxIncluded,
            discountedAmount: euros(onCart + (isIn ? 0 : onLines)),
            lineItems: {
              physicalItems: raws.slice(1),
              digitalItems: raws.slice(0, 1),
              giftCertificates: certificates.map((amount, index) => ({
                entityId: `gift-${index}`,
                name: 'For you',
                amount: euros(amount),
              })),
              customItems: customs.map(({cents: price, quantity}, index) => ({
                entityId: `custom-${index}`,
                name: 'Sewing',
                quantity,
                listPrice: euros(price),
              })),
            },
          },
          checkout: {
            subtotal: euros(goods - (isIn ? onLines : 0)),
            taxTotal: tax === null ? null : euros(tax),
            shippingCostTotal: shipping === null ? null : euros(shipping),
            handlingCostTotal: handling === null ? null : euros(handling),
            coupons: coupons.map((amount, index) => ({
              code: `CODE-${index}`,
              discountedAmount: euros(amount),
            })),
            grandTotal: euros(
              goods -
                onLines -
                onCart -
                sum(coupons) +
                sum(lines.map(({wraps}) => wraps)) +
                (shipping ?? 0) +
                (handling ?? 0) +
                (isTaxIncluded ? 0 : (tax ?? 0)),
            ),
          },
        };
        const problems: IntegrationProblem[] = [];
        const cart = normalizeCart(basketRaw, {
          source,
          path: '',
          tax: 'included',
          report: (problem) => problems.push(problem),
        });
        expect(cartProblems(cart, 'EUR')).toEqual([]);
        expect(problems).toEqual([]);
      }),
    );
  });

  it('shows wrapping, certificates, custom items and handling as lines of their own @claim-bigcommerce.custom-lines', () => {
    const problems: IntegrationProblem[] = [];
    const cart = normalizeCart(rawBasket, {
      source,
      path: '',
      tax: 'excluded',
      report: (problem) => problems.push(problem),
    });
    expect(cart.customLineItems.map(({id, kind, total}) => [id, kind, total.amount])).toEqual([
      ['wrap-line-1', 'gift-wrap', 300],
      ['gift-1', 'gift-certificate', 2500],
      ['custom-1', 'custom', 650],
      ['handling', 'fee', 75],
    ]);
    expect(cart.customLineItems[0]?.lineItemId).toBe('line-1');
    expect(cart.totals).toMatchObject({
      subtotal: {amount: 7505},
      discount: {amount: 598},
      taxTreatment: 'included',
      total: {amount: 7307},
    });
    expect(cartProblems(cart, 'EUR')).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('keeps a total with a fee that the API does not name, and reports it @claim-bigcommerce.remainder', () => {
    const problems: IntegrationProblem[] = [];
    const checkout = {...rawBasket.checkout, grandTotal: {value: 75.07, currencyCode: 'EUR'}};
    const cart = normalizeCart(
      {...rawBasket, checkout},
      {source, path: '', tax: 'included', report: (problem) => problems.push(problem)},
    );
    expect(cart.customLineItems.at(-1)).toMatchObject({kind: 'other', total: {amount: 200}});
    expect(cart.totals.total.amount).toBe(7507);
    expect(cartProblems(cart, 'EUR')).toEqual([]);
    expect(problems).toMatchObject([{missing: 'sum', path: 'checkout.grandTotal'}]);
  });
});
