import {createApiBuilderFromCtpClient} from '@commercetools/platform-sdk';
import {ClientBuilder} from '@commercetools/ts-client';
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
import {
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsOmsIntegration,
} from './index.ts';
import {rawCart, rawCategory, rawOrder, rawProduct} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'de-AT',
  currency: 'EUR',
  country: 'AT',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();
const cartId = rawCart.id!;

const apiFor = (url: string) =>
  createApiBuilderFromCtpClient(
    new ClientBuilder()
      .withClientCredentialsFlow({
        host: url,
        projectKey: 'project',
        credentials: {clientId: 'id', clientSecret: 'secret'},
        httpClient: fetch,
      })
      .withHttpMiddleware({host: url, httpClient: fetch})
      .build(),
  ).withProjectKey({projectKey: 'project'});

const aside = ({path}: VendorRequest): Answer | undefined =>
  path.startsWith('/oauth/')
    ? {json: {access_token: 'token', expires_in: 3600, scope: 'manage_project:project'}}
    : undefined;
const page = (...results: unknown[]): Answer => ({json: {results, limit: 1, offset: 0, count: 1}});
const cart: VendorHandler = () => ({json: rawCart});

describeIntegration({
  vendor: 'commercetools',
  kind: 'commerce',
  aside,
  create: (url, options) =>
    createCommercetoolsCatalogIntegration(apiFor(url), {tax: 'included', ...options}),
  operations: {
    getProduct: {
      call: (catalog, either) => catalog.getProduct({by: 'id', id: 'p-1'}, context, either),
      answer: () => ({json: rawProduct}),
      on404: 'not-found',
    },
    getProducts: {
      call: (catalog, either) => catalog.getProducts(['p-1'], context, either),
      answer: () => page(rawProduct),
    },
    getCategory: {
      call: (catalog, either) => catalog.getCategory({by: 'id', id: 'c-7'}, context, either),
      answer: () => page(rawCategory),
    },
    getCategoryTree: {
      call: (catalog, either) => catalog.getCategoryTree({depth: 2}, context, either),
      answer: () => page(rawCategory),
    },
  },
});

// A change reads the cart first: that read may be repeated, the change is not, as a test below shows.
describeIntegration({
  vendor: 'commercetools',
  kind: 'commerce',
  aside,
  create: (url, options) =>
    createCommercetoolsCartIntegration(apiFor(url), {tax: 'included', ...options}),
  operations: {
    createCart: {
      call: (carts, either) => carts.createCart(context, either),
      answer: cart,
      write: true,
    },
    getCart: {
      call: (carts, either) => carts.getCart(cartId, context, either),
      answer: cart,
      on404: 'not-found',
    },
    addLineItem: {
      call: (carts, either) =>
        carts.addLineItem({cartId, variantId: 'p-1:1', quantity: 1, custom: {}}, context, either),
      answer: cart,
      on404: 'not-found',
    },
    updateLineItem: {
      call: (carts, either) =>
        carts.updateLineItem({cartId, lineItemId: 'l-1', quantity: 2}, context, either),
      answer: cart,
      on404: 'not-found',
    },
    removeLineItem: {
      call: (carts, either) => carts.removeLineItem({cartId, lineItemId: 'l-1'}, context, either),
      answer: cart,
      on404: 'not-found',
    },
    applyCoupon: {
      call: (carts, either) => carts.applyCoupon({cartId, code: 'A'}, context, either),
      answer: cart,
      on404: 'not-found',
    },
    removeCoupon: {
      call: (carts, either) => carts.removeCoupon({cartId, code: 'SPRING'}, context, either),
      answer: cart,
      on404: 'not-found',
    },
  },
});

/** A shopper who is signed in, and an order that can be called off. */
const shopper: DynamicServerContext = {...context, accessToken: 'shopper'};
const openOrder = {...rawOrder, shipmentState: 'Pending', shippingInfo: rawCart.shippingInfo};
const orders = (...results: unknown[]): Answer => ({json: {results, total: results.length}});

// A cancellation reads the order first, as a change of a cart does.
describeIntegration({
  vendor: 'commercetools',
  kind: 'oms',
  aside,
  create: (url, options) =>
    createCommercetoolsOmsIntegration(apiFor(url), {tax: 'included', ...options}),
  operations: {
    getOrderHistory: {
      call: (oms, either) => oms.getOrderHistory({page: 1, pageSize: 10}, shopper, either),
      answer: () => orders(rawOrder),
    },
    getOrder: {
      call: (oms, either) => oms.getOrder('order-1', shopper, either),
      answer: () => ({json: rawOrder}),
      on404: 'not-found',
    },
    findGuestOrder: {
      call: (oms, either) =>
        oms.findGuestOrder({number: 'ST-1042', email: 'jane@example.com'}, context, either),
      answer: () => orders(rawOrder),
    },
    cancelOrder: {
      call: (oms, either) => oms.cancelOrder('order-1', shopper, either),
      answer: () => ({json: openOrder}),
      on404: 'not-found',
    },
  },
});

describe('against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const play = (handler: VendorHandler) =>
    server.play((request) => aside(request) ?? handler(request));
  const catalog = () =>
    createCommercetoolsCatalogIntegration(apiFor(server.url), {
      tax: 'included',
      options: ['color'],
    });
  const carts = () => createCommercetoolsCartIntegration(apiFor(server.url), {tax: 'included'});
  const asked = () => server.requests.filter((request) => !aside(request));
  const posted = () => asked().filter(({method}) => method === 'POST');

  it('asks for prices of the currency and country, and for drafts in the preview', async () => {
    play(() => ({json: rawProduct}));
    await catalog().getProduct({by: 'id', id: 'p-1'}, {...context, preview: true}, signal);
    const [request] = asked();
    expect(request?.path).toBe('/project/product-projections/p-1');
    expect(request?.headers.authorization).toBe('Bearer token');
    expect(Object.fromEntries(request!.query)).toMatchObject({
      priceCurrency: 'EUR',
      priceCountry: 'AT',
      staged: 'true',
    });
  });

  it('looks a product up by its slug in each locale', async () => {
    play(() => page(rawProduct));
    await catalog().getProduct({by: 'slug', slug: 'emaillebecher'}, context, signal);
    expect(asked()[0]?.query.get('where')).toBe('slug(`de-AT`=:slug or `de`=:slug)');
    expect(asked()[0]?.query.get('var.slug')).toBe('emaillebecher');
  });

  it('starts with the variant that a SKU names', async () => {
    play(() => page(rawProduct));
    const product = await catalog().getProduct({by: 'sku', sku: 'MUG-BLUE'}, context, signal);
    expect(product.variants.map(({id}) => id)).toEqual(['p-1:2', 'p-1:1']);
    await expect(
      catalog().getProduct({by: 'sku', sku: 'MUG-GREEN'}, context, signal),
    ).rejects.toMatchObject({type: 'not-found', key: 'MUG-GREEN'});
  });

  it.each([
    ['product', () => catalog().getProduct({by: 'slug', slug: 'gone'}, context, signal)],
    ['category', () => catalog().getCategory({by: 'slug', slug: 'gone'}, context, signal)],
  ])('says that a %s is not there', async (entity, call) => {
    play(() => page());
    await expect(call()).rejects.toMatchObject({type: 'not-found', entity, key: 'gone'});
  });

  it('asks for 100 products at once, and keeps the order', async () => {
    play(({query}) => page({...rawProduct, id: query.getAll('var.ids').at(-1)}));
    const ids = Array.from({length: 101}, (_, index) => `p-${index}`).reverse();
    const products = await catalog().getProducts(ids, context, signal);
    expect(products.map(({id}) => id)).toEqual(['p-1', 'p-0']);
  });

  it('reads categories of all pages into a tree', async () => {
    const flat = Array.from({length: 501}, (_, index) => ({
      ...rawCategory,
      id: `c-${index}`,
      parent: index === 0 ? undefined : {id: index === 500 ? 'c-1' : 'c-0'},
    }));
    play(({query}) => {
      const offset = Number(query.get('offset'));
      return page(...flat.slice(offset, offset + 500));
    });
    const tree = await catalog().getCategoryTree({depth: 3}, context, signal);
    expect(tree.map(({id}) => id)).toEqual(['c-0']);
    expect(tree[0]?.children).toHaveLength(499);
    expect(tree[0]?.children[0]?.children.map(({id}) => id)).toEqual(['c-500']);
    const below = await catalog().getCategoryTree({depth: 1, rootId: 'c-1'}, context, signal);
    expect(below).toMatchObject([{id: 'c-500', children: []}]);
  });

  it('reads the fields of the store', async () => {
    const weight = {name: 'weight', value: 210};
    const masterVariant = {...rawProduct.masterVariant, attributes: [weight]};
    play(() => ({json: {...rawProduct, masterVariant}}));
    const own = createOwnCatalog(apiFor(server.url));
    const product = await own.getProduct({by: 'id', id: 'p-1'}, context, signal);
    expect(product.variants[0].custom).toEqual({weight: 210});
  });

  it('makes a cart for the currency, country and language', async () => {
    play(cart);
    await carts().createCart(context, signal);
    expect(posted()[0]?.body).toEqual({currency: 'EUR', country: 'AT', locale: 'de-AT'});
  });

  it('has no cart that was bought', async () => {
    play(() => ({json: {...rawCart, cartState: 'Ordered'}}));
    const call = carts().getCart(cartId, context, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'cart', key: cartId});
  });

  it('changes the version that it has read', async () => {
    play(cart);
    const input = {cartId, variantId: 'p-1:1', quantity: 1, custom: {}};
    await carts().addLineItem(input, context, signal);
    expect(posted()[0]?.body).toEqual({
      version: 4,
      actions: [{action: 'addLineItem', productId: 'p-1', variantId: 1, quantity: 1}],
    });
  });

  it('reads the cart once more when another request has changed it', async () => {
    let version = 4;
    play(({method, body}) => {
      if (method === 'GET') return {json: {...rawCart, version}};
      if ((body as {version: number}).version === 5) return {json: rawCart};
      version = 5;
      return {status: 409, json: {statusCode: 409, message: 'Version mismatch.'}};
    });
    const input = {cartId, lineItemId: 'l-1', quantity: 3};
    await expect(carts().updateLineItem(input, context, signal)).resolves.toMatchObject({
      id: cartId,
    });
    play(({method}) =>
      method === 'GET' ? {json: rawCart} : {status: 409, json: {message: 'Version mismatch.'}},
    );
    await expect(carts().updateLineItem(input, context, signal)).rejects.toMatchObject({
      type: 'unavailable',
      status: 409,
    });
    expect(posted()).toHaveLength(2);
  });

  it('does not repeat a change that failed', async () => {
    play(({method}) => (method === 'GET' ? {json: rawCart} : {status: 503, json: {}}));
    const call = carts().applyCoupon({cartId, code: 'A'}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'unavailable', status: 503});
    expect(posted()).toHaveLength(1);
  });

  it.each([
    ['DiscountCodeNonApplicable', 'DoesNotExist', 'coupon-unknown', 'X'],
    ['DiscountCodeNonApplicable', 'TimeRangeNonApplicable', 'coupon-expired', 'X'],
    ['DiscountCodeNonApplicable', undefined, 'coupon-not-applicable', 'X'],
    ['MatchingPriceNotFound', undefined, 'other', undefined],
    ['OutOfStock', undefined, 'out-of-stock', undefined],
  ])('says that a change was refused: %s, %s', async (code, reason, expected, couponCode) => {
    const fault = {statusCode: 400, message: 'No.', errors: [{code, reason, message: 'No.'}]};
    play(({method}) => (method === 'GET' ? {json: rawCart} : {status: 400, json: fault}));
    const {messages} = await carts().applyCoupon({cartId, code: 'X'}, context, signal);
    expect(messages).toEqual([
      {level: 'error', code: expected, text: 'No.', ...(couponCode && {couponCode})},
    ]);
  });

  it('takes out nothing that is gone already', async () => {
    play(cart);
    await carts().removeLineItem({cartId, lineItemId: 'gone'}, context, signal);
    await carts().removeCoupon({cartId, code: 'GONE'}, context, signal);
    expect(posted()).toEqual([]);
    await carts().removeCoupon({cartId, code: 'SPRING'}, context, signal);
    expect(posted()[0]?.body).toMatchObject({
      actions: [{action: 'removeDiscountCode', discountCode: {id: 'code-1'}}],
    });
  });

  const oms = () => createCommercetoolsOmsIntegration(apiFor(server.url), {tax: 'included'});

  it('reads the orders of a shopper with the token of the shopper, newest first', async () => {
    play(() => ({json: {results: [rawOrder], total: 41}}));
    const history = await oms().getOrderHistory({page: 3, pageSize: 20}, shopper, signal);
    const [request] = asked();
    expect(request?.path).toBe('/project/me/orders');
    expect(request?.headers.authorization).toBe('Bearer shopper');
    expect(Object.fromEntries(request!.query)).toMatchObject({
      limit: '20',
      offset: '40',
      sort: 'createdAt desc',
    });
    expect(history.pagination).toEqual({page: 3, pageSize: 20, totalItems: 41, totalPages: 3});
    expect(history.orders).toMatchObject([{number: 'ST-1042', status: 'processing'}]);
  });

  it('asks nothing for a shopper who is not signed in', async () => {
    play(() => orders());
    await expect(oms().getOrder('order-1', context, signal)).rejects.toMatchObject({
      type: 'unauthorized',
      kind: 'oms',
    });
    expect(server.requests).toEqual([]);
  });

  it('finds the order of a guest by number and address, and none of an account', async () => {
    play(() => orders());
    const call = oms().findGuestOrder({number: 'ST-1', email: 'Jane@Example.com'}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'order', key: 'ST-1'});
    const [request] = asked();
    expect(request?.path).toBe('/project/orders');
    expect(request?.headers.authorization).toBe('Bearer token');
    expect(request?.query.get('where')).toContain('customerId is not defined');
    expect(request?.query.getAll('var.emails')).toEqual(['Jane@Example.com', 'jane@example.com']);
  });

  it('calls an order off in the version that it has read', async () => {
    play(({method}) =>
      method === 'GET' ? {json: openOrder} : {json: {...openOrder, orderState: 'Cancelled'}},
    );
    const order = await oms().cancelOrder('order-1', shopper, signal);
    expect(order).toMatchObject({status: 'canceled', cancelable: false});
    expect(posted()).toMatchObject([
      {
        path: '/project/orders/order-1',
        headers: {authorization: 'Bearer token'},
        body: {version: 7, actions: [{action: 'changeOrderState', orderState: 'Cancelled'}]},
      },
    ]);
  });

  it('does not call off what has left, nor what changes twice', async () => {
    play(() => ({json: rawOrder}));
    const order = await oms().cancelOrder('order-1', shopper, signal);
    expect(order.status).toBe('processing');
    expect(posted()).toEqual([]);
    play(({method}) => (method === 'GET' ? {json: openOrder} : {status: 409, json: {}}));
    await expect(oms().cancelOrder('order-1', shopper, signal)).rejects.toMatchObject({
      type: 'unavailable',
      status: 409,
    });
    expect(posted()).toHaveLength(2);
  });
});
