import {readFileSync} from 'node:fs';
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
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {shopifyConfig} from './examples/config.ts';
import {english} from './examples/search.ts';
import {createOwnCatalog} from './examples/custom-fields.ts';
import {productTiles} from './examples/product-tiles.ts';
import {
  createShopifyCartIntegration,
  createShopifyCatalogIntegration,
  createShopifySearchIntegration,
  STOREFRONT_API_VERSION,
} from './index.ts';
import {languageOf} from './request.ts';
import {
  rawCart,
  rawCollection,
  rawLocalization,
  rawMenu,
  rawProduct,
  rawProductList,
  rawSearch,
  rawStock,
  rawSuggestions,
  rawVariant,
} from './testing/fixtures.ts';

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
    apiVersion: STOREFRONT_API_VERSION,
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
    getMarkets: {
      call: (catalog, either) => catalog.getMarkets(context, either),
      answer: () => data({localization: rawLocalization}),
    },
    getLocalizedSlugs: {
      call: (catalog, either) =>
        catalog.getLocalizedSlugs({entity: 'product', id, locales: ['de-DE']}, context, either),
      answer: () => data({product: {handle: 'mug'}}),
    },
    getStockByLocation: {
      call: (catalog, either) =>
        catalog.getStockByLocation({variantId: rawVariant.id!}, context, either),
      answer: () => data({node: {id: rawVariant.id, storeAvailability: {nodes: [rawStock]}}}),
    },
  },
});

const listing = {selections: [], page: 1, pageSize: 24};
describeIntegration({
  vendor: 'shopify',
  kind: 'search',
  create: (url, options) =>
    createShopifySearchIntegration(clientFor(url), {
      tax: 'included',
      sortLabels: () => english,
      ...options,
    }),
  operations: {
    search: {
      call: (search, either) => search.search({...listing, term: 'mug'}, context, either),
      answer: () => data({search: rawSearch}),
    },
    searchCategory: {
      call: (search, either) =>
        search.searchCategory(
          {...listing, term: '', category: {by: 'slug', slug: 'mugs'}},
          context,
          either,
        ),
      answer: () => data({collection: {...rawCollection, products: rawProductList}, menu: rawMenu}),
    },
    suggest: {
      call: (search, either) => search.suggest({term: 'mu', limit: 5}, context, either),
      answer: () => data({predictiveSearch: rawSuggestions}),
    },
    recommend: {
      call: (search, either) =>
        search.recommend({productId: id, purpose: 'similar', limit: 5}, context, either),
      answer: () => data({productRecommendations: [rawProduct]}),
    },
  },
});

const change: VendorHandler = () => changed(rawCart);
const paymentId = rawCart.appliedGiftCards![0]!.id!;
// Those without `write` read the cart first, so that a failure of that read may be repeated.
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
    updateNote: {
      call: (carts, either) => carts.updateNote({cartId, note: 'Ring twice.'}, context, either),
      answer: change,
      write: true,
    },
    updateContext: {
      call: (carts, either) => carts.updateContext(cartId, context, either),
      answer: change,
      write: true,
    },
    mergeCart: {
      call: (carts, either) =>
        carts.mergeCart(cartId, {...context, accessToken: 'shopper'}, either),
      answer: change,
      write: true,
    },
    applyGiftCard: {
      call: (carts, either) => carts.applyGiftCard({cartId, code: 'GIFT'}, context, either),
      answer: change,
      write: true,
    },
    removeGiftCard: {
      call: (carts, either) => carts.removeGiftCard({cartId, paymentId}, context, either),
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
    it('asks in the language and for the country of the request, with the token of the server @claim-shopify.context', async () => {
      server.play(() => data({product: rawProduct}));
      await catalog().getProduct({by: 'id', id}, context, signal);
      expect(server.requests[0]).toMatchObject({
        method: 'POST',
        path: `/api/${STOREFRONT_API_VERSION}/graphql.json`,
        headers: {'shopify-storefront-private-token': 'private-token'},
      });
      expect(variables()).toMatchObject({language: 'DE', country: 'DE', id, inventory: false});
    });

    it('collects the variants of all pages @claim-shopify.variant-pages', async () => {
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

    it('starts with the variant that a SKU names @claim-shopify.sku', async () => {
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
    ])('says that a %s is not there @claim-shopify.errors', async (entity, call) => {
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

    it('finds the place of a category in the menu @claim-shopify.category-place', async () => {
      server.play(() => data({collection: rawCollection, menu: rawMenu}));
      const category = await catalog().getCategory({by: 'slug', slug: 'mugs'}, context, signal);
      expect(category.ancestors.map(({slug}) => slug)).toEqual(['kitchen']);
      expect(category.children.map(({slug}) => slug)).toEqual(['enamel']);
    });

    it('makes a tree of the collections in the menu @claim-shopify.category-place', async () => {
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

    it('asks for no drafts, and not as the shopper @claim-shopify.preview @claim-shopify.no-buyer', async () => {
      server.play(() => data({product: rawProduct}));
      await catalog().getProduct({by: 'id', id}, context, signal);
      const {body, headers} = server.requests[0]!;
      server.play(() => data({product: rawProduct}));
      const asking = {...context, preview: true, accessToken: 'shopper'};
      await catalog().getProduct({by: 'id', id}, asking, signal);
      expect(server.requests[0]).toMatchObject({body, headers});
      expect(JSON.stringify(server.requests[0])).not.toContain('shopper');
    });

    it('asks for stock levels when it is told to @claim-shopify.inventory', async () => {
      server.play(() => data({product: rawProduct}));
      const options = {tax: 'included', inventory: true} as const;
      const stocked = createShopifyCatalogIntegration(clientFor(server.url), options);
      const product = await stocked.getProduct({by: 'id', id}, context, signal);
      expect(variables()).toMatchObject({inventory: true});
      expect(product.variants[0].availability).toEqual({status: 'in-stock', quantity: 12});
    });

    it('takes the menu, the tax and the fields that it is told @claim-shopify.category-place @claim-shopify.tax @claim-shopify.custom', async () => {
      server.play(() => data({collection: rawCollection, menu: rawMenu, product: rawProduct}));
      const metafields = [{namespace: 'look', key: 'color'}];
      const own = createShopifyCatalogIntegration(clientFor(server.url), {
        tax: 'excluded',
        menu: 'shelves',
        category: {metafields, read: ({title}) => ({title})},
      });
      const category = await own.getCategory({by: 'slug', slug: 'mugs'}, context, signal);
      expect(category.custom).toEqual({title: 'Mugs'});
      expect(variables()).toMatchObject({menu: 'shelves', metafields});
      const product = await own.getProduct({by: 'id', id}, context, signal);
      expect(product.pricing.tax).toBe('excluded');
      await catalog().getCategoryTree({depth: 1}, context, signal);
      expect(variables(2)).toMatchObject({menu: 'main-menu'});
    });

    it('reads the fields of the store @claim-shopify.custom', async () => {
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
  });

  describe('the cart', () => {
    const shortage = {
      code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
      message: 'Only 2 are left.',
      target: 'gid://shopify/CartLine/l1?cart=c1',
    };

    it('is made for the country and the shopper @claim-shopify.sign-in', async () => {
      server.play(change);
      await carts().createCart({...context, accessToken: 'shopper'}, signal);
      expect(variables().input).toEqual({
        buyerIdentity: {countryCode: 'DE', customerAccessToken: 'shopper'},
      });
    });

    it('says that it is not there @claim-shopify.errors', async () => {
      server.play(() => data({cart: null}));
      const call = carts().getCart('gone', context, signal);
      await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'cart', key: 'gone'});
    });

    it('says when fewer were added @claim-shopify.refusals', async () => {
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

    it('is read again when a change was refused without it @claim-shopify.refusals', async () => {
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

    it('takes out a line that is gone already @claim-shopify.refusals', async () => {
      const refusal = {code: 'INVALID_MERCHANDISE_LINE', field: null, message: 'No such line.'};
      server.play((request) =>
        isMutation(request) ? changed(null, [], [refusal]) : data({cart: rawCart}),
      );
      const {messages} = await carts().removeLineItem({cartId, lineItemId: 'l'}, context, signal);
      expect(messages).toEqual([]);
    });

    it('keeps its codes when one is added, and says why one is not accepted @claim-shopify.refusals', async () => {
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
      expect(variables(1).discountCodes).toEqual(['SPRING', 'FREESHIP', 'NONE']);
      expect(cart.coupons).toEqual([{code: 'SPRING', status: 'applied'}]);
      expect(cart.messages).toMatchObject([{code: 'coupon-unknown', couponCode: 'NONE'}]);
    });

    it('is read when its last code was taken back, which Shopify answers with an empty code @claim-shopify.cleared-code', async () => {
      const discountCodes = [{code: '', applicable: false}];
      const cost = {totalAmount: {amount: '35.82', currencyCode: 'EUR'}};
      server.play(() => data({cart: {...rawCart, discountCodes, discountAllocations: [], cost}}));
      const onProblem = vi.fn();
      const cart = await carts().getCart(cartId, {...context, onProblem}, signal);
      expect(cart.coupons).toEqual([]);
      expect(onProblem).not.toHaveBeenCalled();
      server.play((request) =>
        isMutation(request) ? changed(rawCart) : data({cart: {...rawCart, discountCodes}}),
      );
      await carts().applyCoupon({cartId, code: 'NEW'}, context, signal);
      expect(variables(1).discountCodes).toEqual(['NEW']);
    });

    it('becomes that of a shopper who signed in meanwhile @claim-shopify.sign-in', async () => {
      server.play(change);
      const input = {cartId, variantId: 'v', quantity: 1, custom: {}};
      await carts().addLineItem(input, context, signal);
      expect(variables()).not.toHaveProperty('signedIn');
      server.play(() => data({cart: rawCart}));
      await carts().getCart(cartId, {...context, accessToken: 'shopper'}, signal);
      expect(server.requests.some(isMutation)).toBe(false);
      server.play(change);
      await carts().addLineItem(input, {...context, accessToken: 'shopper'}, signal);
      expect(variables()).toMatchObject({
        cartId,
        signedIn: true,
        buyerIdentity: {countryCode: 'DE', customerAccessToken: 'shopper'},
      });
    });

    it('says when the shopper is not known, and changes nevertheless @claim-shopify.sign-in', async () => {
      const refusal = {code: 'INVALID', field: ['buyerIdentity'], message: 'Sign in again.'};
      server.play(() =>
        data({
          signIn: {userErrors: [refusal]},
          change: {cart: rawCart, userErrors: [], warnings: []},
        }),
      );
      const asking = {...context, accessToken: 'expired'};
      const input = {cartId, lineItemId: 'l', quantity: 2};
      const cart = await carts().updateLineItem(input, asking, signal);
      expect(cart.lineItems).toHaveLength(1);
      expect(cart.messages).toMatchObject([{level: 'error', text: 'Sign in again.'}]);
    });

    it('has the lines of all pages @claim-shopify.cart-pages', async () => {
      const [line] = rawCart.lines!.nodes!;
      const page = (lineId: string, hasNextPage: boolean) => ({
        ...rawCart,
        lines: {
          nodes: [{...line, id: lineId}],
          pageInfo: {hasNextPage, endCursor: `after-${lineId}`},
        },
      });
      server.play((request) => {
        const {after} = (request.body as {variables: {after?: string}}).variables;
        if (isMutation(request)) return changed(page('l1', true));
        return data({cart: after === 'after-l2' ? page('l3', false) : page('l2', true)});
      });
      const input = {cartId, variantId: 'v', quantity: 1, custom: {}};
      const cart = await carts().addLineItem(input, context, signal);
      expect(cart.lineItems.map((each) => each.id)).toEqual(['l1', 'l2', 'l3']);
      expect(server.requests.map((_request, index) => variables(index).after)).toEqual([
        undefined,
        'after-l1',
        'after-l2',
      ]);
    });

    it('is refused rather than shown without a page of its lines', async () => {
      const pageInfo = {hasNextPage: true, endCursor: 'same'};
      server.play(() => data({cart: {...rawCart, lines: {...rawCart.lines, pageInfo}}}));
      await expect(carts().getCart(cartId, context, signal)).rejects.toMatchObject({
        type: 'invalid-response',
        path: 'data.cart.lines.pageInfo',
      });
    });

    it('keeps an error of taking a line out that has another cause', async () => {
      const refusal = {code: 'SERVICE_UNAVAILABLE', field: null, message: 'Try again.'};
      server.play((request) =>
        isMutation(request) ? changed(null, [], [refusal]) : data({cart: rawCart}),
      );
      const {messages} = await carts().removeLineItem({cartId, lineItemId: 'l'}, context, signal);
      expect(messages).toMatchObject([{level: 'error', text: 'Try again.'}]);
    });

    it('is answered though what Shopify says about the change cannot be read', async () => {
      const problems: IntegrationProblem[] = [];
      const asking = {
        ...context,
        onProblem: (problem: IntegrationProblem) => problems.push(problem),
      };
      server.play(() => changed(rawCart, [{...shortage, message: ''}]));
      const input = {cartId, variantId: 'v', quantity: 9, custom: {}};
      const cart = await carts().addLineItem(input, asking, signal);
      expect(cart.messages).toEqual([]);
      expect(problems).toMatchObject([
        {missing: 'message', path: 'data.change.warnings[0].message'},
      ]);
    });

    it('takes a code back', async () => {
      server.play((request) => (isMutation(request) ? changed(rawCart) : data({cart: rawCart})));
      await carts().removeCoupon({cartId, code: 'spring'}, context, signal);
      expect(variables(1).discountCodes).toEqual(['FREESHIP']);
    });

    it('keeps a note, and takes it out @claim-shopify.note', async () => {
      server.play(change);
      const cart = await carts().updateNote({cartId, note: 'Ring twice.'}, context, signal);
      expect(cart.note).toBe('Please ring twice.');
      expect(variables()).toMatchObject({cartId, note: 'Ring twice.'});
      server.play(() => changed({...rawCart, note: ''}));
      const without = await carts().updateNote({cartId, note: ''}, context, signal);
      expect(variables()).toMatchObject({note: ''});
      expect(without).not.toHaveProperty('note');
    });

    it('moves to another country, with its currency and language @claim-shopify.market', async () => {
      const dollars = JSON.parse(
        JSON.stringify(rawCart).replaceAll('EUR', 'USD'),
      ) as typeof rawCart;
      server.play(() => changed(dollars));
      const abroad = {...context, locale: 'en-US', country: 'US', currency: 'USD'} as const;
      const cart = await carts().updateContext(cartId, abroad, signal);
      expect(cart).toMatchObject({id: cartId, currency: 'USD'});
      expect(variables()).toMatchObject({
        cartId,
        country: 'US',
        language: 'EN',
        buyerIdentity: {countryCode: 'US'},
      });
    });

    it('becomes that of the shopper at the sign-in, and is only read without one @claim-shopify.merge', async () => {
      server.play(change);
      await carts().mergeCart(cartId, {...context, accessToken: 'shopper'}, signal);
      expect(server.requests).toHaveLength(1);
      expect(variables()).toMatchObject({
        cartId,
        signedIn: false,
        buyerIdentity: {countryCode: 'DE', customerAccessToken: 'shopper'},
      });
      server.play(() => data({cart: rawCart}));
      expect((await carts().mergeCart(cartId, context, signal)).id).toBe(cartId);
      expect(server.requests.some(isMutation)).toBe(false);
    });

    it('takes gift cards, and takes them back by their payment @claim-shopify.gift-cards', async () => {
      server.play((request) => (isMutation(request) ? changed(rawCart) : data({cart: rawCart})));
      const cart = await carts().applyGiftCard({cartId, code: 'GIFT'}, context, signal);
      expect(variables()).toMatchObject({giftCardCodes: ['GIFT']});
      expect(cart.payments).toMatchObject([{id: paymentId, amount: {amount: 1000}}]);
      await carts().removeGiftCard({cartId, paymentId}, context, signal);
      expect(variables(2)).toMatchObject({appliedGiftCardIds: [paymentId]});
      await carts().removeGiftCard({cartId, paymentId: 'gone'}, context, signal);
      expect(server.requests.filter(isMutation)).toHaveLength(2);
    });

    it.each([
      ['an error', [], [{code: 'INVALID', field: null, message: 'No such card.'}]],
      [
        'a warning',
        [{code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE', message: 'No such card.', target: cartId}],
        [],
      ],
    ])(
      'says in %s why a gift card was refused @claim-shopify.gift-cards',
      async (_how, warnings, userErrors) => {
        server.play(() => changed(rawCart, warnings, userErrors));
        const {messages} = await carts().applyGiftCard({cartId, code: 'NONE'}, context, signal);
        expect(messages).toMatchObject([{code: 'gift-card-refused', text: 'No such card.'}]);
      },
    );

    it('does not repeat the change of a code @claim-shopify.errors', async () => {
      server.play((request) =>
        isMutation(request) ? {status: 503, json: {}} : data({cart: rawCart}),
      );
      const call = carts().applyCoupon({cartId, code: 'A'}, context, signal);
      await expect(call).rejects.toMatchObject({type: 'unavailable', status: 503});
      expect(server.requests.filter(isMutation)).toHaveLength(1);
    });

    it('reads and writes the fields of the store @claim-shopify.cart-custom @claim-shopify.tax', async () => {
      server.play(change);
      const own = createShopifyCartIntegration(clientFor(server.url), {
        tax: 'excluded',
        cart: ({attributes}) => ({note: attributes?.[0]?.value ?? ''}),
        line: {
          read: ({attributes}) => ({engraving: attributes?.[0]?.value ?? ''}),
          write: ({engraving}) => [{key: 'engraving', value: engraving}],
        },
      });
      const input = {cartId, variantId: 'v', quantity: 1, custom: {engraving: 'Jane'}};
      const cart = await own.addLineItem(input, context, signal);
      expect(cart.lineItems[0]?.custom.engraving).toBe('Jane');
      expect(cart.custom.note).toBe('Ring twice');
      expect(cart.totals).toMatchObject({tax: null, taxTreatment: 'excluded'});
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

it('is asked in the version of its queries, and no page names another @claim-shopify.version', () => {
  const {client} = shopifyConfig({});
  expect(client.apiVersion).toBe(STOREFRONT_API_VERSION);
  const page = new URL('../../../../website/docs/vendors/vendors/shopify.mdx', import.meta.url);
  const readme = new URL('../README.md', import.meta.url);
  const text = readFileSync(page, 'utf8') + readFileSync(readme, 'utf8');
  const versions = text.match(/\b20\d\d-\d\d\b/g) ?? [];
  expect(versions.filter((version) => version !== STOREFRONT_API_VERSION)).toEqual([]);
});

it('does not start in a browser with the token of a server @claim-shopify.private-token', () => {
  vi.stubGlobal('window', {document: {}});
  const {client, server} = shopifyConfig({SHOPIFY_PRIVATE_TOKEN: 'secret'});
  expect(() => createStorefrontApiClient({...client, ...server})).toThrow(/private access token/);
  vi.unstubAllGlobals();
});
