import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {
  type Answer,
  describeIntegration,
  startVendor,
  type VendorHandler,
  type VendorRequest,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createOwnCatalog} from './examples/custom-fields.ts';
import {productTiles} from './examples/product-tiles.ts';
import {createShopifyCartIntegration, createShopifyCatalogIntegration} from './index.ts';
import {languageOf} from './request.ts';
import {rawCart, rawCollection, rawMenu, rawProduct, rawVariant} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();
const id = rawProduct.id!;
const cartId = rawCart.id!;

/** The SDK speaks HTTPS alone: its requests are led to the server of the test. */
const clientFor = (url: string) =>
  createStorefrontApiClient({
    storeDomain: 'shop.example.com',
    apiVersion: '2026-10',
    privateAccessToken: 'private-token',
    logger: () => undefined,
    customFetchApi: (address, init) =>
      fetch(address.replace('https://shop.example.com', url), init),
  });

const data = (value: unknown): Answer => ({json: {data: value}});
const changed = (cart: unknown, warnings: unknown[] = [], userErrors: unknown[] = []) =>
  data({change: {cart, warnings, userErrors}});
const isMutation = ({body}: VendorRequest) =>
  (body as {query: string}).query.startsWith('mutation');

describeIntegration({
  vendor: 'shopify',
  kind: 'commerce',
  create: (url, options) =>
    createShopifyCatalogIntegration(clientFor(url), {tax: 'included', ...options}),
  operations: {
    getProduct: {
      call: (catalog, either) => catalog.getProduct({by: 'slug', slug: 'mug'}, context, either),
      answer: () => data({product: rawProduct}),
    },
    getProducts: {
      call: (catalog, either) => catalog.getProducts([id], context, either),
      answer: () => data({nodes: [rawProduct]}),
    },
    getCategory: {
      call: (catalog, either) => catalog.getCategory({by: 'slug', slug: 'mugs'}, context, either),
      answer: () => data({collection: rawCollection, menu: rawMenu}),
    },
    getCategoryTree: {
      call: (catalog, either) => catalog.getCategoryTree({depth: 2}, context, either),
      answer: () => data({menu: rawMenu}),
    },
  },
});

const change: VendorHandler = () => changed(rawCart);
// Both operations read the cart first, so that a failure of that read may be repeated.
describeIntegration({
  vendor: 'shopify',
  kind: 'commerce',
  create: (url, options) =>
    createShopifyCartIntegration(clientFor(url), {tax: 'included', ...options}),
  operations: {
    createCart: {
      call: (carts, either) => carts.createCart(context, either),
      answer: change,
      write: true,
    },
    getCart: {
      call: (carts, either) => carts.getCart(cartId, context, either),
      answer: () => data({cart: rawCart}),
    },
    addLineItem: {
      call: (carts, either) =>
        carts.addLineItem({cartId, variantId: 'v', quantity: 1, custom: {}}, context, either),
      answer: change,
      write: true,
    },
    updateLineItem: {
      call: (carts, either) =>
        carts.updateLineItem({cartId, lineItemId: 'l', quantity: 2}, context, either),
      answer: change,
      write: true,
    },
    removeLineItem: {
      call: (carts, either) => carts.removeLineItem({cartId, lineItemId: 'l'}, context, either),
      answer: change,
      write: true,
    },
    applyCoupon: {
      call: (carts, either) => carts.applyCoupon({cartId, code: 'A'}, context, either),
      answer: (request) => (isMutation(request) ? changed(rawCart) : data({cart: rawCart})),
    },
    removeCoupon: {
      call: (carts, either) => carts.removeCoupon({cartId, code: 'SPRING'}, context, either),
      answer: (request) => (isMutation(request) ? changed(rawCart) : data({cart: rawCart})),
    },
  },
});

describe('against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const catalog = () => createShopifyCatalogIntegration(clientFor(server.url), {tax: 'included'});
  const carts = () => createShopifyCartIntegration(clientFor(server.url), {tax: 'included'});
  const variables = (index = 0) =>
    (server.requests[index]?.body as {variables: Record<string, unknown>}).variables;

  describe('the catalog', () => {
    it('asks in the language and for the country of the request, with the token of the server', async () => {
      server.play(() => data({product: rawProduct}));
      await catalog().getProduct({by: 'id', id}, context, signal);
      expect(server.requests[0]).toMatchObject({
        method: 'POST',
        path: '/api/2026-10/graphql.json',
        headers: {'shopify-storefront-private-token': 'private-token'},
      });
      expect(variables()).toMatchObject({language: 'DE', country: 'DE', id, inventory: false});
    });

    it('collects the variants of all pages', async () => {
      const page = (variantId: string, hasNextPage: boolean) => ({
        ...rawProduct,
        variants: {
          nodes: [{...rawVariant, id: variantId}],
          pageInfo: {hasNextPage, endCursor: `after-${variantId}`},
        },
      });
      server.play(({body}) => {
        const {after} = (body as {variables: {after?: string}}).variables;
        return data({product: after ? page('v2', false) : page('v1', true)});
      });
      const product = await catalog().getProduct({by: 'id', id}, context, signal);
      expect(product.variants.map((variant) => variant.id)).toEqual(['v1', 'v2']);
      expect(variables(1)).toMatchObject({after: 'after-v1', id});
    });

    it('starts with the variant that a SKU names', async () => {
      server.play(() => data({predictiveSearch: {products: [rawProduct]}}));
      const product = await catalog().getProduct({by: 'sku', sku: 'MUG-DOTS-S'}, context, signal);
      expect(product.variants.map(({sku}) => sku)).toEqual(['MUG-DOTS-S', 'MUG-RED-S']);
      await expect(
        catalog().getProduct({by: 'sku', sku: 'MUG-DOTS'}, context, signal),
      ).rejects.toMatchObject({type: 'not-found', entity: 'product', key: 'MUG-DOTS'});
    });

    it.each([
      ['product', () => catalog().getProduct({by: 'slug', slug: 'gone'}, context, signal)],
      ['category', () => catalog().getCategory({by: 'slug', slug: 'gone'}, context, signal)],
    ])('says that a %s is not there', async (entity, call) => {
      server.play(() => data({product: null, collection: null, menu: null}));
      await expect(call()).rejects.toMatchObject({type: 'not-found', entity, key: 'gone'});
    });

    it('asks for no id that cannot be one', async () => {
      server.play(() => data({}));
      await expect(
        catalog().getProduct({by: 'id', id: '1'}, context, signal),
      ).rejects.toMatchObject({type: 'not-found'});
      await expect(catalog().getProducts(['1'], context, signal)).resolves.toEqual([]);
      expect(server.requests).toEqual([]);
    });

    it('asks for 250 products at once, and leaves out what is gone', async () => {
      server.play(({body}) => {
        const {ids} = (body as {variables: {ids: string[]}}).variables;
        return data({
          nodes: ids.map((one) => (one.endsWith('/1') ? {...rawProduct, id: one} : null)),
        });
      });
      const ids = Array.from({length: 251}, (_, index) => `gid://shopify/Product/${index}`);
      const products = await catalog().getProducts(ids, context, signal);
      expect(products.map((product) => product.id)).toEqual(['gid://shopify/Product/1']);
      expect(server.requests).toHaveLength(2);
    });

    it('finds the place of a category in the menu', async () => {
      server.play(() => data({collection: rawCollection, menu: rawMenu}));
      const category = await catalog().getCategory({by: 'slug', slug: 'mugs'}, context, signal);
      expect(category.ancestors.map(({slug}) => slug)).toEqual(['kitchen']);
      expect(category.children.map(({slug}) => slug)).toEqual(['enamel']);
    });

    it('makes a tree of the collections in the menu', async () => {
      server.play(() => data({menu: rawMenu}));
      const tree = await catalog().getCategoryTree({depth: 1}, context, signal);
      expect(tree.map(({slug}) => slug)).toEqual(['kitchen', 'outdoor']);
      expect(tree[0]?.children).toEqual([]);
      const rootId = 'gid://shopify/Collection/5';
      const below = await catalog().getCategoryTree({depth: 2, rootId}, context, signal);
      expect(below.map(({slug}) => slug)).toEqual(['mugs']);
      server.play(() => data({menu: null}));
      await expect(catalog().getCategoryTree({depth: 1}, context, signal)).resolves.toEqual([]);
    });

    it('reads the fields of the store', async () => {
      server.play(() => data({product: rawProduct}));
      const own = createOwnCatalog(clientFor(server.url));
      const product = await own.getProduct({by: 'id', id}, context, signal);
      expect(product.custom.material).toBe('Steel');
      expect(variables()).toMatchObject({
        productMetafields: [{namespace: 'care', key: 'material'}],
      });
    });

    it('fills tiles', async () => {
      server.play(() => data({nodes: [rawProduct]}));
      const tiles = await productTiles(catalog(), [id], context, signal);
      expect(tiles).toMatchObject([{href: '/products/enamel-mug', name: 'Enamel mug'}]);
      expect(tiles[0]?.price).toMatch(/^19,90\s€$/);
    });

    it.each([
      ['THROTTLED', {type: 'rate-limited', retryAfter: 1}],
      ['ACCESS_DENIED', {type: 'unauthorized'}],
      ['INTERNAL_SERVER_ERROR', {type: 'unavailable', status: 500}],
      ['undefinedField', {type: 'unavailable', status: 200}],
    ])('understands the GraphQL error %s', async (code, expected) => {
      server.play(() => ({json: {errors: [{message: 'No.', extensions: {code}}]}}));
      const call = catalog().getProduct({by: 'slug', slug: 'mug'}, context, signal);
      await expect(call).rejects.toMatchObject(expected);
    });
  });

  describe('the cart', () => {
    const shortage = {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 2 are left.',
      target: 'gid://shopify/CartLine/l1?cart=c1',
    };

    it('is made for the country and the shopper', async () => {
      server.play(change);
      await carts().createCart({...context, accessToken: 'shopper'}, signal);
      expect(variables().input).toEqual({
        buyerIdentity: {countryCode: 'DE', customerAccessToken: 'shopper'},
      });
    });

    it('says that it is not there', async () => {
      server.play(() => data({cart: null}));
      const call = carts().getCart('gone', context, signal);
      await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'cart', key: 'gone'});
    });

    it('says when fewer were added', async () => {
      server.play(() => changed(rawCart, [shortage]));
      const input = {cartId, variantId: 'v', quantity: 9, custom: {}};
      const {messages} = await carts().addLineItem(input, context, signal);
      expect(messages).toEqual([
        {
          level: 'warning',
          code: 'quantity-limited',
          text: 'Only 2 are left.',
          lineItemId: shortage.target,
        },
      ]);
    });

    it('is read again when a change was refused without it', async () => {
      const refusal = {code: 'INVALID', field: null, message: 'The variant does not exist.'};
      server.play((request) =>
        isMutation(request) ? changed(null, [], [refusal]) : data({cart: rawCart}),
      );
      const input = {cartId, variantId: 'gone', quantity: 1, custom: {}};
      const cart = await carts().addLineItem(input, context, signal);
      expect(cart.messages).toMatchObject([{level: 'error', code: 'other', text: refusal.message}]);
      server.play((request) =>
        isMutation(request) ? changed(null, [], [refusal]) : data({cart: null}),
      );
      await expect(carts().addLineItem(input, context, signal)).rejects.toMatchObject({
        type: 'not-found',
        operation: 'addLineItem',
      });
    });

    it('takes out a line that is gone already', async () => {
      const refusal = {code: 'INVALID_MERCHANDISE_LINE', field: null, message: 'No such line.'};
      server.play((request) =>
        isMutation(request) ? changed(null, [], [refusal]) : data({cart: rawCart}),
      );
      const {messages} = await carts().removeLineItem({cartId, lineItemId: 'l'}, context, signal);
      expect(messages).toEqual([]);
    });

    it('keeps its codes when one is added, and says why one is not accepted', async () => {
      const discountCodes = [
        {code: 'SPRING', applicable: true},
        {code: 'NONE', applicable: false},
      ];
      const warning = {code: 'DISCOUNT_NOT_FOUND', message: 'Unknown code.', target: cartId};
      server.play((request) =>
        isMutation(request)
          ? changed({...rawCart, discountCodes}, [warning])
          : data({cart: rawCart}),
      );
      const cart = await carts().applyCoupon({cartId, code: 'NONE'}, context, signal);
      expect(variables(1).discountCodes).toEqual(['SPRING', 'NONE']);
      expect(cart.coupons).toEqual([{code: 'SPRING', status: 'applied'}]);
      expect(cart.messages).toMatchObject([{code: 'coupon-unknown', couponCode: 'NONE'}]);
    });

    it('takes a code back', async () => {
      server.play((request) => (isMutation(request) ? changed(rawCart) : data({cart: rawCart})));
      await carts().removeCoupon({cartId, code: 'spring'}, context, signal);
      expect(variables(1).discountCodes).toEqual([]);
    });

    it('does not repeat the change of a code', async () => {
      server.play((request) =>
        isMutation(request) ? {status: 503, json: {}} : data({cart: rawCart}),
      );
      const call = carts().applyCoupon({cartId, code: 'A'}, context, signal);
      await expect(call).rejects.toMatchObject({type: 'unavailable', status: 503});
      expect(server.requests.filter(isMutation)).toHaveLength(1);
    });

    it('reads and writes the fields of the store', async () => {
      server.play(change);
      const own = createShopifyCartIntegration(clientFor(server.url), {
        tax: 'included',
        line: {
          read: ({attributes}) => ({engraving: attributes?.[0]?.value ?? ''}),
          write: ({engraving}) => [{key: 'engraving', value: engraving}],
        },
      });
      const input = {cartId, variantId: 'v', quantity: 1, custom: {engraving: 'Jane'}};
      const cart = await own.addLineItem(input, context, signal);
      expect(cart.lineItems[0]?.custom.engraving).toBe('Jane');
      expect(variables().lines).toEqual([
        {merchandiseId: 'v', quantity: 1, attributes: [{key: 'engraving', value: 'Jane'}]},
      ]);
    });
  });
});

it.each([
  ['de-AT', 'DE'],
  ['en', 'EN'],
  ['pt-BR', 'PT_BR'],
  ['pt-PT', 'PT_PT'],
  ['zh-Hant-HK', 'ZH_TW'],
  ['zh', 'ZH_CN'],
])('calls the language of %s %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language);
});
