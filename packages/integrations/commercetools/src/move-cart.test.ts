import type {VendorHandler} from '@storefront-toolkit/integration-test-kit';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';
import {describe, expect, it} from 'vitest';
import {createCommercetoolsCartIntegration} from './index.ts';
import {rawCart} from './testing/fixtures.ts';
import {playedProject} from './testing/played-project.ts';
import {context, shopper} from './testing/project.ts';

const {signal} = new AbortController();
const cartId = rawCart.id!;
const {custom: _custom, ...withoutFields} = rawCart;

const [line] = rawCart.lineItems!;
/** The fixture's line, as it is put into another cart. */
const draft = {
  productId: line?.productId,
  variantId: line?.variant?.id,
  quantity: line?.quantity,
  supplyChannel: {typeId: 'channel', id: 'ch-1'},
};
const gift = {...line, id: 'l-gift', lineItemMode: 'GiftLineItem'};

const {api, asked, play} = playedProject();
const carts = () =>
  createCommercetoolsCartIntegration(api(), {
    tax: 'included',
    noteField: {type: 'cart-note', name: 'note'},
  });
const changes = () => asked().filter(({method}) => method !== 'GET');
const actions = () =>
  changes().flatMap(
    ({body}) => (body as {actions?: readonly unknown[]} | undefined)?.actions ?? [],
  );
const refused = (code: string, message: string) => ({
  status: 400,
  json: {statusCode: 400, message, errors: [{code, message}]},
});

describe('a note', () => {
  it('is kept in the field that the store names @claim-commercetools.note', async () => {
    play(() => ({json: rawCart}));
    const cart = await carts().updateNote({cartId, note: 'Ring twice.'}, context, signal);
    expect(cart.note).toBe('Please ring twice.');
    await carts().updateNote({cartId, note: ''}, context, signal);
    expect(actions()).toEqual([
      {action: 'setCustomField', name: 'note', value: 'Ring twice.'},
      {action: 'setCustomField', name: 'note'},
    ]);
  });

  it('comes with the type of the field in a cart without custom fields @claim-commercetools.note', async () => {
    play(() => ({json: withoutFields}));
    const cart = await carts().updateNote({cartId, note: 'Ring twice.'}, context, signal);
    expect(cart).not.toHaveProperty('note');
    await carts().updateNote({cartId, note: ''}, context, signal);
    expect(actions()).toEqual([
      {
        action: 'setCustomType',
        type: {typeId: 'type', key: 'cart-note'},
        fields: {note: 'Ring twice.'},
      },
    ]);
  });

  it('is refused and reported without the setting @claim-commercetools.note', async () => {
    play(() => ({json: rawCart}));
    const problems: IntegrationProblem[] = [];
    const asking = {...context, onProblem: (one: IntegrationProblem) => problems.push(one)};
    const plain = createCommercetoolsCartIntegration(api(), {tax: 'included'});
    const cart = await plain.updateNote({cartId, note: 'Ring twice.'}, asking, signal);
    expect(cart.messages).toMatchObject([{level: 'error', code: 'other'}]);
    expect(cart).not.toHaveProperty('note');
    expect(problems).toMatchObject([{missing: 'note', operation: 'updateNote'}]);
    expect(problems[0]?.reason).toContain('noteField');
    expect(changes()).toEqual([]);
  });
});

describe('another market', () => {
  it('changes the country and the language of a cart, and nothing twice @claim-commercetools.market', async () => {
    play(() => ({json: rawCart}));
    await carts().updateContext(cartId, context, signal);
    expect(actions()).toEqual([
      {action: 'setCountry', country: 'AT'},
      {action: 'setLocale', locale: 'de-AT'},
    ]);
    play(() => ({json: {...rawCart, country: 'AT', locale: 'de-AT'}}));
    expect((await carts().updateContext(cartId, context, signal)).id).toBe(cartId);
    expect(changes()).toEqual([]);
  });

  it('with another currency needs a new cart, with all that can be moved @claim-commercetools.market-currency', async () => {
    const problems: IntegrationProblem[] = [];
    const abroad = {
      ...context,
      currency: 'CHF' as const,
      country: 'CH' as const,
      locale: 'de-CH' as const,
      onProblem: (one: IntegrationProblem) => problems.push(one),
    };
    const channel = {typeId: 'channel', id: 'ch-2'};
    const fields = {type: {typeId: 'type', id: 'type-2'}, fields: {engraving: 'Jane'}};
    const lineItems = [{...line, distributionChannel: channel, custom: fields}, gift];
    play(({method}) => ({
      json: method === 'GET' ? {...rawCart, lineItems} : {...rawCart, id: 'cart-2'},
    }));
    const cart = await carts().updateContext(cartId, abroad, signal);
    expect(cart.id).toBe('cart-2');
    expect(changes()).toHaveLength(1);
    expect(changes()[0]).toMatchObject({
      path: '/project/carts',
      body: {
        currency: 'CHF',
        country: 'CH',
        locale: 'de-CH',
        customerEmail: 'jane@example.com',
        shippingAddress: {country: rawCart.shippingAddress?.country},
        discountCodes: ['SPRING'],
        custom: {type: {typeId: 'type', id: 'type-1'}, fields: {note: 'Please ring twice.'}},
        lineItems: [{...draft, distributionChannel: channel, custom: fields}],
      },
    });
    expect(problems.filter(({missing}) => missing === 'custom line')).toHaveLength(
      rawCart.customLineItems!.length,
    );
  });

  it('keeps the cart when the products have no price there @claim-commercetools.market-currency', async () => {
    const message = 'There is no price in CHF.';
    play(({method}) =>
      method === 'GET' ? {json: rawCart} : refused('MatchingPriceNotFound', message),
    );
    const abroad = {...context, currency: 'CHF'} as const;
    const cart = await carts().updateContext(cartId, abroad, signal);
    expect(cart).toMatchObject({id: cartId, currency: 'EUR'});
    expect(cart.messages).toEqual([{level: 'error', code: 'other', text: message}]);
  });
});

describe('at the sign-in', () => {
  const active = {...rawCart, id: 'cart-9', customerId: 'customer-1'};
  /** A project with a guest's cart, and perhaps one of the shopper. */
  const project =
    (own: typeof rawCart | undefined, guest: object = rawCart): VendorHandler =>
    ({method, path}) => {
      if (path.endsWith('/me')) return {json: {id: 'customer-1'}};
      const isOwn = path.endsWith('/active-cart') || path.includes('/me/carts/');
      if (isOwn) return own ? {json: own} : {status: 404, json: {statusCode: 404, message: 'No'}};
      return {json: method === 'POST' ? {...guest, customerId: 'customer-1'} : guest};
    };

  it("a guest's cart becomes that of a shopper without one @claim-commercetools.merge", async () => {
    play(project(undefined));
    const cart = await carts().mergeCart(cartId, shopper, signal);
    expect(cart.id).toBe(cartId);
    expect(actions()).toEqual([{action: 'setCustomerId', customerId: 'customer-1'}]);
    const tokens = asked().map(({path, headers}) => [path, headers.authorization]);
    expect(tokens).toEqual([
      [`/project/carts/${cartId}`, 'Bearer token'],
      ['/project/me', 'Bearer shopper'],
      ['/project/me/active-cart', 'Bearer shopper'],
      [`/project/carts/${cartId}`, 'Bearer token'],
    ]);
  });

  it('its lines come into the cart that the shopper has, once @claim-commercetools.merge', async () => {
    play(project(active, {...rawCart, lineItems: [line, gift]}));
    const cart = await carts().mergeCart(cartId, shopper, signal);
    expect(cart.id).toBe('cart-9');
    expect(actions()).toEqual([{action: 'addLineItem', ...draft}]);
    expect(changes().map(({method, path}) => `${method} ${path}`)).toEqual([
      'POST /project/me/carts/cart-9',
      `DELETE /project/carts/${cartId}`,
    ]);
    expect(changes()[1]?.query.get('version')).toBe('4');
  });

  it("the guest's cart stays when its lines are refused @claim-commercetools.merge", async () => {
    const handler = project(active);
    play((request) =>
      request.method === 'POST' ? refused('OutOfStock', 'Sold out.') : handler(request),
    );
    const cart = await carts().mergeCart(cartId, shopper, signal);
    expect(cart).toMatchObject({id: 'cart-9', messages: [{code: 'out-of-stock'}]});
    expect(changes().map(({method}) => method)).toEqual(['POST']);
  });

  it("says when the guest's cart could not be deleted", async () => {
    const handler = project(active);
    const problems: IntegrationProblem[] = [];
    play((request) => (request.method === 'DELETE' ? {status: 503, json: {}} : handler(request)));
    const asking = {...shopper, onProblem: (one: IntegrationProblem) => problems.push(one)};
    expect((await carts().mergeCart(cartId, asking, signal)).id).toBe('cart-9');
    expect(problems).toMatchObject([{missing: "deletion of the guest's cart", path: cartId}]);
  });

  it("takes no other shopper's cart @claim-commercetools.merge", async () => {
    play(project(active, {...rawCart, customerId: 'customer-2'}));
    const call = carts().mergeCart(cartId, shopper, signal);
    await expect(call).rejects.toMatchObject({type: 'not-found', entity: 'cart', key: cartId});
    play(project(active, {...rawCart, customerId: 'customer-1'}));
    expect((await carts().mergeCart(cartId, shopper, signal)).id).toBe(cartId);
    expect(changes()).toEqual([]);
  });

  it('a guest keeps the cart', async () => {
    play(project(active));
    expect((await carts().mergeCart(cartId, context, signal)).id).toBe(cartId);
    expect(asked()).toHaveLength(1);
  });
});
