import {createClient} from '@bigcommerce/catalyst-client';
import {
  describeIntegration,
  startVendor,
  type VendorHandler,
  type VendorServer,
} from '@storefront-toolkit/integration-test-kit';
import {type DynamicServerContext, moneyOf} from '@storefront-toolkit/types/cms';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createBigCommerceCartIntegration} from './index.ts';
import {rawBasket} from './testing/fixtures.ts';

const context: DynamicServerContext = {
  locale: 'de-DE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
/** A market with another currency. */
const abroad: DynamicServerContext = {...context, locale: 'en-US', currency: 'USD'};
const signedIn: DynamicServerContext = {...context, accessToken: 'shopper'};
const {signal} = new AbortController();
const cartId = 'b2f2b3c4-cart';
const paymentId = 'GIFT-7F3K-X7K2';
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
    updateNote: {
      call: (carts, either) => carts.updateNote({cartId, note: 'Ring twice.'}, context, either),
      answer: shop,
      write: true,
    },
    updateContext: {
      call: (carts, either) => carts.updateContext(cartId, abroad, either),
      answer: shop,
    },
    mergeCart: {
      call: (carts, either) => carts.mergeCart(cartId, signedIn, either),
      answer: shop,
      write: true,
    },
    applyGiftCard: {
      call: (carts, either) => carts.applyGiftCard({cartId, code: 'GIFT'}, context, either),
      answer: shop,
      write: true,
    },
    removeGiftCard: {
      call: (carts, either) => carts.removeGiftCard({cartId, paymentId}, context, either),
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

  it('keeps a note, and takes it out @claim-bigcommerce.note', async () => {
    server.play(shop);
    const cart = await carts().updateNote({cartId, note: 'Ring twice.'}, context, signal);
    expect(cart.note).toBe('Please ring twice.');
    const checkout = {...rawBasket.checkout, customerMessage: ''};
    server.play(({body}) => (isMutation(body) ? changed() : site({...rawBasket, checkout})));
    const without = await carts().updateNote({cartId, note: ''}, context, signal);
    expect(without).not.toHaveProperty('note');
    expect(inputs()).toEqual([{checkoutEntityId: cartId, data: {message: ''}}]);
  });

  it('moves to another currency, and has neither country nor language @claim-bigcommerce.market', async () => {
    server.play(shop);
    await carts().updateContext(cartId, abroad, signal);
    await carts().updateContext(cartId, {...context, country: 'AT', locale: 'de-AT'}, signal);
    expect(inputs()).toEqual([{cartEntityId: cartId, data: {currencyCode: 'USD'}}]);
  });

  it('becomes that of the shopper at the sign-in @claim-bigcommerce.merge', async () => {
    server.play(({body}) => (isMutation(body) ? changed('other-cart') : site(rawBasket)));
    await carts().mergeCart(cartId, signedIn, signal);
    expect(inputs()).toEqual([{cartEntityId: cartId}]);
    const asked = server.requests.map(({headers}) => headers['x-bc-customer-access-token']);
    expect(asked).toEqual(['shopper', 'shopper']);
    const read = server.requests.at(-1)!.body as {variables: {id?: string}};
    expect(read.variables.id).toBe('other-cart');
    server.play(shop);
    await carts().mergeCart(cartId, context, signal);
    expect((await carts().mergeCart('new', signedIn, signal)).id).toBe('new');
    expect(inputs()).toEqual([]);
  });

  it('takes gift certificates, and takes them back by their payment @claim-bigcommerce.gift-certificates', async () => {
    server.play(shop);
    const {payments, totals} = await carts().applyGiftCard(
      {cartId, code: paymentId},
      context,
      signal,
    );
    expect(payments).toEqual([
      {
        id: paymentId,
        provider: 'bigcommerce',
        method: 'gift-card',
        label: '•••• X7K2',
        amount: moneyOf(1000, 'EUR'),
        status: 'initiated',
      },
    ]);
    expect(totals.total).toEqual(moneyOf(7307, 'EUR'));
    await carts().removeGiftCard({cartId, paymentId}, context, signal);
    await carts().removeGiftCard({cartId, paymentId: 'GONE'}, context, signal);
    const input = {checkoutEntityId: cartId, data: {giftCertificateCode: paymentId}};
    expect(inputs()).toEqual([input, input]);
  });

  it('says why a gift certificate was refused @claim-bigcommerce.gift-certificates', async () => {
    const message = 'The gift certificate has expired.';
    server.play((request) =>
      isMutation(request.body) ? {json: {errors: [{message}]}} : shop(request),
    );
    const {messages} = await carts().applyGiftCard({cartId, code: 'OLD'}, context, signal);
    expect(messages).toEqual([{level: 'error', code: 'gift-card-refused', text: message}]);
  });

  it('without lines takes neither note nor gift certificate, and says so @claim-bigcommerce.empty-cart', async () => {
    server.play(shop);
    const note = await carts().updateNote({cartId: 'new', note: 'Hello'}, context, signal);
    const card = await carts().applyGiftCard({cartId: 'new', code: 'GIFT'}, context, signal);
    const codes = [note, card].map(({messages}) => messages.map(({code}) => code));
    expect(codes).toEqual([['other'], ['gift-card-refused']]);
    expect((await carts().updateContext('new', abroad, signal)).currency).toBe('USD');
    expect(server.requests).toEqual([]);
  });

  it('does not repeat a change that failed', async () => {
    server.play((request) => (isMutation(request.body) ? {status: 503, json: {}} : shop(request)));
    const call = carts().addLineItem(line, context, signal);
    await expect(call).rejects.toMatchObject({type: 'unavailable', status: 503});
    expect(inputs()).toHaveLength(1);
  });
});
