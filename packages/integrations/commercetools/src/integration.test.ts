import {
  describeIntegration,
  readWithOneBadItem,
  type VendorHandler,
} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it, vi} from 'vitest';
import {createOwnCatalog} from './examples/custom-fields.ts';
import {
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsOmsIntegration,
  createCommercetoolsSearchIntegration,
} from './index.ts';
import {
  rawCart,
  rawCategory,
  rawChannel,
  rawOrder,
  rawProduct,
  rawProject,
  rawSearch,
} from './testing/fixtures.ts';
import {playedProject} from './testing/played-project.ts';
import {apiFor, apiOf, aside, context, page, shopper} from './testing/project.ts';

// Lists are read over HTTP, hundreds of times.
vi.setConfig({testTimeout: 120_000});

const {signal} = new AbortController();
const cartId = rawCart.id!;

const cart: VendorHandler = () => ({json: rawCart});

describe('a catalog @claim-commercetools.errors', () => {
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
      getMarkets: {
        call: (catalog, either) => catalog.getMarkets(context, either),
        answer: () => ({json: rawProject}),
      },
      getLocalizedSlugs: {
        call: (catalog, either) =>
          catalog.getLocalizedSlugs(
            {entity: 'product', id: 'p-1', locales: ['de-AT']},
            context,
            either,
          ),
        answer: () => ({json: rawProduct}),
        on404: 'not-found',
      },
      getStockByLocation: {
        call: (catalog, either) =>
          catalog.getStockByLocation({variantId: 'p-1:1'}, context, either),
        answer: ({path}) => (path.endsWith('/channels') ? page(rawChannel) : {json: rawProduct}),
        on404: 'not-found',
      },
    },
  });
});

const sortLabels = () => ({
  ...{relevance: 'Best', newest: 'New', name: 'A to Z'},
  ...{'price-asc': 'Cheap', 'price-desc': 'Dear'},
});
const listing = {term: 'becher', selections: [], page: 1, pageSize: 24};
/** Product Search finds a product, which the projections have. */
const finds: VendorHandler = ({path}) =>
  path.endsWith('/search')
    ? {json: rawSearch}
    : page(path.endsWith('/categories') ? rawCategory : rawProduct);

describe('a search @claim-commercetools.errors', () => {
  describeIntegration({
    vendor: 'commercetools',
    kind: 'search',
    aside,
    create: (url, options) =>
      createCommercetoolsSearchIntegration(apiFor(url), {
        tax: 'included',
        sortLabels,
        ...options,
      }),
    operations: {
      search: {
        call: (search, either) => search.search(listing, context, either),
        answer: finds,
      },
      searchCategory: {
        call: (search, either) =>
          search.searchCategory({...listing, category: {by: 'id', id: 'c-7'}}, context, either),
        answer: finds,
      },
      suggest: {
        call: (search, either) => search.suggest({term: 'be', limit: 5}, context, either),
        answer: finds,
      },
    },
  });
});

// A change reads the cart first: that read may be repeated, the change is not, as a test below shows.
describe.each([
  ['a guest', context],
  ['a shopper who is signed in', shopper],
])('carts of %s @claim-commercetools.errors', (_name, context) =>
  describeIntegration({
    vendor: 'commercetools',
    kind: 'commerce',
    aside,
    create: (url, options) =>
      createCommercetoolsCartIntegration(apiFor(url), {
        tax: 'included',
        noteField: {type: 'cart', name: 'note'},
        ...options,
      }),
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
      updateNote: {
        call: (carts, either) => carts.updateNote({cartId, note: 'Ring twice.'}, context, either),
        answer: cart,
        on404: 'not-found',
      },
      updateContext: {
        call: (carts, either) => carts.updateContext(cartId, context, either),
        answer: cart,
        on404: 'not-found',
      },
      mergeCart: {
        call: (carts, either) => carts.mergeCart(cartId, context, either),
        answer: cart,
        on404: 'not-found',
      },
    },
  }),
);

/** An order that can be canceled. */
const openOrder = {...rawOrder, shipmentState: 'Pending', shippingInfo: rawCart.shippingInfo};
const orders = page;

// A cancellation reads the order first, as a change of a cart does.
describe('orders @claim-commercetools.errors', () => {
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
});

describe('against a server', () => {
  const {allAsked, api, asked, play} = playedProject();
  const catalog = () =>
    createCommercetoolsCatalogIntegration(api(), {
      tax: 'included',
      options: ['color'],
    });
  const carts = () => createCommercetoolsCartIntegration(api(), {tax: 'included'});
  const posted = () => asked().filter(({method}) => method === 'POST');

  it('asks for prices of the currency and country, and for drafts in the preview @claim-commercetools.price-query @claim-commercetools.drafts', async () => {
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

  it('asks for the prices of the customer group that the store names @claim-commercetools.price-scope', async () => {
    play(() => ({json: rawProduct}));
    const own = createCommercetoolsCatalogIntegration(api(), {
      tax: 'included',
      priceScope: ({audiences}) =>
        audiences.includes('dealer') ? {customerGroup: 'group-1', channel: 'ch-1'} : {},
    });
    const dealer = {...context, audiences: ['dealer']};
    await own.getProduct({by: 'id', id: 'p-1'}, dealer, signal);
    await own.getProduct({by: 'id', id: 'p-1'}, context, signal);
    const asking = asked().map(({query}) => [
      query.get('priceCustomerGroup'),
      query.get('priceChannel'),
    ]);
    expect(asking).toEqual([
      ['group-1', 'ch-1'],
      [null, null],
    ]);
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
  ])('says that a %s is not there @claim-commercetools.errors', async (entity, call) => {
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

  it('reads the fields of the store @claim-commercetools.custom-fields', async () => {
    const weight = {name: 'weight', value: 210};
    const masterVariant = {...rawProduct.masterVariant, attributes: [weight]};
    play(() => ({json: {...rawProduct, masterVariant}}));
    const own = createOwnCatalog(api());
    const product = await own.getProduct({by: 'id', id: 'p-1'}, context, signal);
    expect(product.variants[0].custom).toEqual({weight: 210});
  });

  it('makes no more requests than it has to @claim-commercetools.requests', async () => {
    const ids = Array.from({length: 250}, (_, index) => `p-${index}`);
    play(() => page(rawProduct));
    await catalog().getProducts(ids, context, signal);
    expect(asked()).toHaveLength(3);
    play(({query}) =>
      page(...Array<unknown>(query.get('offset') === '0' ? 500 : 1).fill(rawCategory)),
    );
    await catalog().getCategoryTree({depth: 1}, context, signal);
    expect(asked()).toHaveLength(2);
    play(() => page(rawCategory));
    await catalog().getCategory({by: 'id', id: 'c-7'}, context, signal);
    expect(asked()).toHaveLength(2);
    play(finds);
    const search = createCommercetoolsSearchIntegration(api(), {
      tax: 'included',
      sortLabels,
    });
    await search.search(listing, context, signal);
    expect(asked()).toHaveLength(2);
    play(finds);
    const category = {by: 'id', id: 'c-7'} as const;
    await search.searchCategory({...listing, category}, context, signal);
    expect(asked()).toHaveLength(4);
    play(cart);
    await carts().updateLineItem({cartId, lineItemId: 'l-1', quantity: 2}, context, signal);
    expect(asked()).toHaveLength(2);
  });

  it('reads and writes the fields of the store in a cart and an order @claim-commercetools.custom-fields', async () => {
    const [line] = rawCart.lineItems ?? [];
    const fields = (text: string) => ({custom: {fields: {text}}});
    const lineItems = [{...line, ...fields('Jane')}];
    const own = createCommercetoolsCartIntegration(api(), {
      tax: 'included',
      cart: (raw) => ({note: raw.custom?.fields?.text as unknown}),
      line: {
        read: (raw) => ({engraving: raw.custom?.fields?.text as unknown}),
        write: ({engraving}) => ({
          type: {typeId: 'type', key: 'engraving'},
          fields: {text: engraving},
        }),
      },
    });
    play(() => ({json: {...rawCart, ...fields('Leave it at the door'), lineItems}}));
    const custom = {engraving: 'Jane'};
    const input = {cartId, variantId: 'p-1:1', quantity: 1, custom};
    const changed = await own.addLineItem(input, context, signal);
    expect(changed.custom).toEqual({note: 'Leave it at the door'});
    expect(changed.lineItems[0]?.custom).toEqual(custom);
    expect(posted()[0]?.body).toMatchObject({actions: [{custom: {fields: {text: 'Jane'}}}]});
    play(() => ({json: {...rawOrder, ...fields('Gift')}}));
    const orders = createCommercetoolsOmsIntegration(api(), {
      tax: 'included',
      order: (raw) => ({note: raw.custom?.fields?.text as unknown}),
    });
    const order = await orders.getOrder('order-1', shopper, signal);
    expect(order.custom).toEqual({note: 'Gift'});
  });

  it('makes a cart for the currency, country and language', async () => {
    play(cart);
    await carts().createCart(context, signal);
    expect(posted()[0]?.body).toEqual({currency: 'EUR', country: 'AT', locale: 'de-AT'});
  });

  it('gives a cart the language that the store names @claim-commercetools.cart-locale', async () => {
    play(cart);
    const own = createCommercetoolsCartIntegration(api(), {
      tax: 'included',
      cartLocale: (locale) => (locale.startsWith('de') ? 'de' : undefined),
    });
    await own.createCart(context, signal);
    await own.createCart({...context, locale: 'fr'}, signal);
    expect(posted().map(({body}) => body)).toEqual([
      {currency: 'EUR', country: 'AT', locale: 'de'},
      {currency: 'EUR', country: 'AT'},
    ]);
  });

  it('names the setting when the project lacks the language of a cart @claim-commercetools.cart-locale', async () => {
    const message = 'The value de-AT is not valid for field locale.';
    const fault = {code: 'InvalidField', message, field: 'locale', invalidValue: 'de-AT'};
    play(() => ({status: 400, json: {statusCode: 400, message, errors: [fault]}}));
    await expect(carts().createCart(context, signal)).rejects.toMatchObject({
      type: 'refused',
      status: 400,
      setting: 'cartLocale',
      reason: `InvalidField: ${message}`,
    });
  });

  it('has a cart that is frozen, and says why it cannot be changed @claim-commercetools.cart-frozen', async () => {
    const frozen = {...rawCart, cartState: 'Frozen', freezeStrategy: 'HardFreeze'};
    const message = 'The cart is frozen.';
    const fault = {statusCode: 400, message, errors: [{code: 'InvalidOperation', message}]};
    play(({method}) => (method === 'GET' ? {json: frozen} : {status: 400, json: fault}));
    await expect(carts().getCart(cartId, context, signal)).resolves.toMatchObject({id: cartId});
    const input = {cartId, variantId: 'p-1:1', quantity: 1, custom: {}};
    const {id, messages} = await carts().addLineItem(input, context, signal);
    expect(id).toBe(cartId);
    expect(messages).toEqual([{level: 'error', code: 'other', text: message}]);
  });

  it('adds lines with the channels that the store names @claim-commercetools.line-channels', async () => {
    play(cart);
    const own = createCommercetoolsCartIntegration(api(), {
      tax: 'included',
      lineChannels: () => ({supply: 'ch-1', distribution: 'ch-2'}),
    });
    const input = {cartId, variantId: 'p-1:1', quantity: 1, custom: {}};
    await own.addLineItem(input, context, signal);
    expect(posted()[0]?.body).toMatchObject({
      actions: [
        {
          supplyChannel: {typeId: 'channel', id: 'ch-1'},
          distributionChannel: {typeId: 'channel', id: 'ch-2'},
        },
      ],
    });
  });

  it('has no cart that was bought @claim-commercetools.cart-bought', async () => {
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

  it('reads the cart once more when another request has changed it @claim-commercetools.conflict', async () => {
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
      type: 'refused',
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
    ['LineItemQuantityAboveLimit', undefined, 'quantity-limited', undefined],
    ['MaxCartDiscountsReached', undefined, 'coupon-not-applicable', 'X'],
    ['OutOfStock', undefined, 'out-of-stock', undefined],
  ])(
    'says that a change was refused: %s, %s @claim-commercetools.refusals',
    async (code, reason, expected, couponCode) => {
      const fault = {statusCode: 400, message: 'No.', errors: [{code, reason, message: 'No.'}]};
      play(({method}) => (method === 'GET' ? {json: rawCart} : {status: 400, json: fault}));
      const {messages} = await carts().applyCoupon({cartId, code: 'X'}, context, signal);
      expect(messages).toEqual([
        {level: 'error', code: expected, text: 'No.', ...(couponCode && {couponCode})},
      ]);
    },
  );

  it('says what an extension of the store has refused, in its words @claim-commercetools.refusals', async () => {
    const localizedMessage = {de: 'Nur drei je Haushalt.', en: 'Three for each household.'};
    const errors = [{code: 'InvalidInput', message: 'No.', localizedMessage}];
    const fault = {statusCode: 400, message: 'No.', errors};
    play(({method}) => (method === 'GET' ? {json: rawCart} : {status: 400, json: fault}));
    const input = {cartId, lineItemId: 'l-1', quantity: 4};
    const {messages} = await carts().updateLineItem(input, context, signal);
    expect(messages).toEqual([{level: 'error', code: 'other', text: 'Nur drei je Haushalt.'}]);
  });

  it('rejects a change that is wrong, with the reason @claim-commercetools.refusals', async () => {
    const message = 'Request body does not contain valid JSON.';
    const fault = {statusCode: 400, message, errors: [{code: 'InvalidJsonInput', message}]};
    play(({method}) => (method === 'GET' ? {json: rawCart} : {status: 400, json: fault}));
    const input = {cartId, lineItemId: 'l-1', quantity: 4};
    await expect(carts().updateLineItem(input, context, signal)).rejects.toMatchObject({
      type: 'refused',
      status: 400,
      reason: `InvalidJsonInput: ${message}`,
    });
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

  const oms = () => createCommercetoolsOmsIntegration(api(), {tax: 'included'});

  it('reads the orders of a shopper with the token of the shopper, newest first @claim-commercetools.orders-token', async () => {
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
    expect(history.pagination).toEqual({
      type: 'pages',
      page: 3,
      pageSize: 20,
      totalItems: 41,
      totalPages: 3,
    });
    expect(history.orders).toMatchObject([{number: 'ST-1042', status: 'processing'}]);
  });

  it('asks nothing for a shopper who is not signed in @claim-commercetools.orders-signed-out', async () => {
    play(() => orders());
    await expect(oms().getOrder('order-1', context, signal)).rejects.toMatchObject({
      type: 'unauthorized',
      kind: 'oms',
    });
    expect(allAsked()).toEqual([]);
  });

  it('finds the order of a guest by number and address, and none of an account @claim-commercetools.guest-order', async () => {
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

  it('does not cancel an order that has left, nor one that changes twice @claim-commercetools.cancel', async () => {
    play(() => ({json: rawOrder}));
    const order = await oms().cancelOrder('order-1', shopper, signal);
    expect(order.status).toBe('processing');
    expect(posted()).toEqual([]);
    play(({method}) => (method === 'GET' ? {json: openOrder} : {status: 409, json: {}}));
    await expect(oms().cancelOrder('order-1', shopper, signal)).rejects.toMatchObject({
      type: 'refused',
      status: 409,
    });
    expect(posted()).toHaveLength(2);
  });

  it('does not cancel an order that has left in a way that cannot be read', async () => {
    const shippingInfo = {...rawCart.shippingInfo, deliveries: [{id: 'd-1'}]};
    play(() => ({json: {...openOrder, shippingInfo}}));
    const order = await oms().cancelOrder('order-1', shopper, signal);
    expect(order).toMatchObject({cancelable: false, shipments: []});
    expect(posted()).toEqual([]);
  });

  describe('one bad item costs no other', () => {
    const three = <Item extends {readonly id?: string | null}>(
      item: Item,
    ): readonly [Item, Item, Item] => {
      const named = (id: string): Item => ({...item, id});
      return [named('a'), named('b'), named('c')];
    };
    const catalogOf = (handler: VendorHandler) =>
      createCommercetoolsCatalogIntegration(apiOf(handler), {tax: 'included', options: ['color']});

    it('of several products @claim-commercetools.isolation', async () => {
      const {faults, payloads} = await readWithOneBadItem({
        items: three(rawProduct),
        read: (items, onProblem) =>
          catalogOf(() => page(...items)).getProducts(
            ['a', 'b', 'c'],
            {...context, onProblem},
            signal,
          ),
      });
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(1000);
    });

    it('of a menu @claim-commercetools.isolation', async () => {
      const {parent: _parent, ...category} = rawCategory;
      const {faults, payloads} = await readWithOneBadItem({
        items: three(category),
        read: (items, onProblem) =>
          catalogOf(() => page(...items)).getCategoryTree(
            {depth: 1},
            {...context, onProblem},
            signal,
          ),
      });
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(100);
    });

    it('of the categories below one @claim-commercetools.isolation', async () => {
      const {faults, payloads} = await readWithOneBadItem({
        items: three(rawCategory),
        read: async (items, onProblem) => {
          const shop = catalogOf(({query}) =>
            query.get('where')?.startsWith('parent') ? page(...items) : page(rawCategory),
          );
          const of = {by: 'id', id: 'c-7'} as const;
          return (await shop.getCategory(of, {...context, onProblem}, signal)).children;
        },
      });
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(100);
    });

    it('of an order history @claim-commercetools.isolation', async () => {
      const [line] = rawOrder.lineItems ?? [];
      const order = {...rawOrder, lineItems: [{...line, productType: null}]};
      const {faults, payloads} = await readWithOneBadItem({
        items: three(order),
        read: async (items, onProblem) => {
          const orders = createCommercetoolsOmsIntegration(
            apiOf(() => page(...items)),
            {tax: 'included'},
          );
          const shown = {...shopper, onProblem};
          return (await orders.getOrderHistory({page: 1, pageSize: 3}, shown, signal)).orders;
        },
      });
      expect(faults).toEqual([]);
      expect(payloads).toBeGreaterThan(1000);
    });

    it('and a product without a price in the currency is left out @claim-commercetools.price-missing', async () => {
      const problems: IntegrationProblem[] = [];
      const onProblem = (problem: IntegrationProblem) => void problems.push(problem);
      const {price: _price, ...unpriced} = rawProduct.masterVariant ?? {};
      const free = {...rawProduct, id: 'b', masterVariant: unpriced, variants: []};
      play(() => page({...rawProduct, id: 'a'}, free));
      const found = await catalog().getProducts(['a', 'b'], {...context, onProblem}, signal);
      expect(found.map(({id}) => id)).toEqual(['a']);
      expect(problems).toContainEqual({
        vendor: 'commercetools',
        kind: 'commerce',
        operation: 'getProducts',
        missing: 'product',
        path: 'results[1].masterVariant.price',
        reason: 'is not a price in EUR, on any variant',
      });
    });

    it('and categories below one that cannot be read are reported', async () => {
      const problems: IntegrationProblem[] = [];
      const onProblem = (problem: IntegrationProblem) => void problems.push(problem);
      const {parent: _parent, ...top} = rawCategory;
      const below = {...rawCategory, id: 'below', parent: {typeId: 'category', id: 'bad'}};
      play(() => page(top, {...top, id: 'bad', name: {}}, below));
      const tree = await catalog().getCategoryTree({depth: 2}, {...context, onProblem}, signal);
      expect(tree.map(({id}) => id)).toEqual(['c-7']);
      expect(problems.map(({missing, path}) => [missing, path])).toEqual([
        ['category', 'results[1].name'],
        ['category', 'results[2].parent'],
      ]);
    });
  });
});
