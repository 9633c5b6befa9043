import {createClient} from '@bigcommerce/catalyst-client';
import {
  describeIntegration,
  startVendor,
  type VendorHandler,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createBigCommerceCartIntegration} from './index.ts';
import {rawBasket} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'de-DE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();
const cartId = 'b2f2b3c4-cart';
const lineItemId = 'line-1';
const line = {cartId, variantId: '11', quantity: 1, custom: {}};

/** The client speaks HTTPS to BigCommerce's own domain, by the global fetch: its requests are led to the server of the test. */
const realFetch = fetch;
let target = '';
vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) =>
  realFetch(String(address).replace(/^https:\/\/store-[^/]+/, target), init),
);
afterAll(() => vi.unstubAllGlobals());
const create = (url: string, options = {}) => {
  target = url;
  const client = createClient({
    storeHash: 'hash',
    storefrontToken: 'token',
    channelId: '1',
    logger: false,
  });
  return createBigCommerceCartIntegration(client, {tax: 'included', ...options});
};

interface Body {
  readonly query: string;
  readonly variables: {readonly input?: unknown};
}
const isMutation = (body: unknown) => (body as Body).query.startsWith('mutation');
const changed = (entityId: string | null = cartId) => ({
  json: {data: {area: {change: {cart: entityId && {entityId}}}}},
});
const site = (value: object) => ({json: {data: {site: value}}});
/** The store with one cart, and a product for each variant. */
const shop: VendorHandler = ({body}) =>
  isMutation(body) ? changed() : site({...rawBasket, product: {entityId: 1}});

// A change reads first: that read may be repeated, the change is not, as a test below shows.
describeIntegration({
  vendor: 'bigcommerce',
  kind: 'commerce',
  tellsRetryAfter: false,
  create,
  operations: {
    getCart: {call: (carts, either) => carts.getCart(cartId, context, either), answer: shop},
    addLineItem: {call: (carts, either) => carts.addLineItem(line, context, either), answer: shop},
    updateLineItem: {
      call: (carts, either) =>
        carts.updateLineItem({cartId, lineItemId, quantity: 2}, context, either),
      answer: shop,
    },
    removeLineItem: {
      call: (carts, either) => carts.removeLineItem({cartId, lineItemId}, context, either),
      answer: shop,
    },
    applyCoupon: {
      call: (carts, either) => carts.applyCoupon({cartId, code: 'A'}, context, either),
      answer: shop,
      write: true,
    },
    removeCoupon: {
      call: (carts, either) => carts.removeCoupon({cartId, code: 'SPRING'}, context, either),
      answer: shop,
    },
  },
});

describe('a cart', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const carts = () => create(server.url);
  const inputs = () =>
    server.requests
      .filter(({body}) => isMutation(body))
      .map(({body}) => (body as Body).variables.input);

  it('is empty until its first line, and asks nothing @claim-bigcommerce.empty-cart', async () => {
    server.play(shop);
    const cart = await carts().createCart(context, signal);
    expect(cart).toMatchObject({id: 'new', currency: 'EUR', lineItems: [], totalQuantity: 0});
    expect((await carts().getCart('new', context, signal)).id).toBe('new');
    expect(server.requests).toEqual([]);
  });

  it('is made with its first line, in the currency of the request @claim-bigcommerce.cart-key', async () => {
    server.play(shop);
    const cart = await carts().addLineItem({...line, cartId: 'new'}, context, signal);
    expect(cart.id).toBe(cartId);
    expect(inputs()).toEqual([
      {
        lineItems: [{productEntityId: 1, variantEntityId: 11, quantity: 1}],
        currencyCode: 'EUR',
      },
    ]);
  });

  it('takes more lines, other quantities and codes', async () => {
    server.play(shop);
    await carts().addLineItem(line, context, signal);
    await carts().updateLineItem({cartId, lineItemId, quantity: 3}, context, signal);
    await carts().applyCoupon({cartId, code: 'MAY'}, context, signal);
    await carts().removeCoupon({cartId, code: 'SPRING'}, context, signal);
    await carts().removeCoupon({cartId, code: 'GONE'}, context, signal);
    const item = {productEntityId: 1, variantEntityId: 11};
    expect(inputs()).toEqual([
      {cartEntityId: cartId, data: {lineItems: [{...item, quantity: 1}]}},
      {
        cartEntityId: cartId,
        lineItemEntityId: lineItemId,
        data: {lineItem: {...item, quantity: 3}},
      },
      {checkoutEntityId: cartId, data: {couponCode: 'MAY'}},
      {checkoutEntityId: cartId, data: {couponCode: 'SPRING'}},
    ]);
  });

  it('is empty again when its last line is gone @claim-bigcommerce.cart-key', async () => {
    server.play(({body}) => (isMutation(body) ? changed(null) : site(rawBasket)));
    const cart = await carts().removeLineItem({cartId, lineItemId}, context, signal);
    expect(cart).toMatchObject({id: 'new', lineItems: [], messages: []});
  });

  it('stays as it is when the line is gone already', async () => {
    server.play(shop);
    const gone = {cartId, lineItemId: 'gone'};
    expect((await carts().removeLineItem(gone, context, signal)).messages).toEqual([]);
    const {messages} = await carts().updateLineItem({...gone, quantity: 2}, context, signal);
    expect(messages).toMatchObject([{code: 'item-removed'}]);
    expect(inputs()).toEqual([]);
  });

  it('says that there is no such cart, and no such variant', async () => {
    server.play(() => site({cart: null, checkout: null}));
    await expect(carts().getCart('gone', context, signal)).rejects.toMatchObject({
      type: 'not-found',
      entity: 'cart',
      key: 'gone',
    });
    server.play(() => site({...rawBasket, product: null}));
    const {messages} = await carts().addLineItem(line, context, signal);
    expect(messages).toMatchObject([{level: 'error', code: 'other'}]);
  });

  it.each([
    ['Not enough stock: Only 2 are left.', 'quantity-limited', undefined],
    ['The product cannot be bought.', 'other', undefined],
    ['The code is not valid.', 'coupon-not-applicable', 'MAY'],
  ])(
    'says why a change was refused: %s @claim-bigcommerce.refusals',
    async (message, code, couponCode) => {
      server.play((request) =>
        isMutation(request.body) ? {json: {errors: [{message}]}} : shop(request),
      );
      const cart = couponCode
        ? await carts().applyCoupon({cartId, code: couponCode}, context, signal)
        : await carts().addLineItem(line, context, signal);
      expect(cart.messages).toEqual([
        {level: 'error', code, text: message, ...(couponCode && {couponCode})},
      ]);
      const empty = await carts().applyCoupon({cartId: 'new', code: 'MAY'}, context, signal);
      expect(empty.messages).toMatchObject([{code: 'coupon-not-applicable', couponCode: 'MAY'}]);
    },
  );

  it('does not repeat a change that failed', async () => {
    server.play((request) => (isMutation(request.body) ? {status: 503, json: {}} : shop(request)));
    const call = carts().addLineItem(line, context, signal);
    await expect(call).rejects.toMatchObject({type: 'unavailable', status: 503});
    expect(inputs()).toHaveLength(1);
  });
});
