import {once} from 'node:events';
import {createServer} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {inspect} from 'node:util';
import {startVendor, type VendorServer} from '@storefront-toolkit/integration-test-kit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  createCommercetoolsCartIntegration,
  createCommercetoolsCatalogIntegration,
  createCommercetoolsOmsIntegration,
} from './index.ts';
import {rawCart, rawOrder, rawProduct} from './testing/fixtures.ts';
import {playedProject} from './testing/played-project.ts';
import {apiFor, aside, context, shopper} from './testing/project.ts';

const {signal} = new AbortController();
const cartId = 'cart-1';

it('runs with the versions that the page names @claim-commercetools.versions', () => {
  const require = createRequire(import.meta.url);
  const majorOf = (name: string) => {
    const {version} = require(`${name}/package.json`) as {readonly version: string};
    return version.split('.')[0];
  };
  expect(majorOf('@commercetools/platform-sdk')).toBe('8');
  expect(majorOf('@commercetools/ts-client')).toBe('4');
});

describe('whose token is sent', () => {
  const {allAsked, api, asked, play} = playedProject();
  const sent = () =>
    asked().map(({method, path, headers}) =>
      [method, path, String(headers.authorization)].join(' '),
    );
  const carts = () => createCommercetoolsCartIntegration(api(), {tax: 'included'});
  const oms = () => createCommercetoolsOmsIntegration(api(), {tax: 'included'});

  it('for a cart of a shopper is the one of the shopper @claim-commercetools.cart-token', async () => {
    play(() => ({json: rawCart}));
    await carts().createCart(shopper, signal);
    await carts().getCart(cartId, shopper, signal);
    const input = {cartId, variantId: 'p-1:1', quantity: 1, custom: {}};
    await carts().addLineItem(input, shopper, signal);
    await carts().applyCoupon({cartId, code: 'A'}, shopper, signal);
    expect(sent()).toEqual([
      'POST /project/me/carts Bearer shopper',
      'GET /project/me/carts/cart-1 Bearer shopper',
      'GET /project/me/carts/cart-1 Bearer shopper',
      'POST /project/me/carts/cart-1 Bearer shopper',
      'GET /project/me/carts/cart-1 Bearer shopper',
      'POST /project/me/carts/cart-1 Bearer shopper',
    ]);
    expect(allAsked().filter(aside)).toEqual([]);
  });

  it('for a cart of a guest is the one of the client @claim-commercetools.cart-token', async () => {
    play(() => ({json: rawCart}));
    await carts().createCart(context, signal);
    await carts().getCart(cartId, context, signal);
    expect(sent()).toEqual([
      'POST /project/carts Bearer token',
      'GET /project/carts/cart-1 Bearer token',
    ]);
  });

  it('is never another one when that of a shopper has expired @claim-commercetools.token-expired', async () => {
    const calls = [
      () => carts().getCart(cartId, shopper, signal),
      () => carts().createCart(shopper, signal),
      () => oms().getOrder('order-1', shopper, signal),
      () => oms().getOrderHistory({page: 1, pageSize: 1}, shopper, signal),
    ];
    for (const call of calls) {
      // The API would answer the client's own token.
      play(({headers, path}) =>
        headers.authorization === 'Bearer shopper'
          ? {status: 401, json: {statusCode: 401, message: 'invalid_token'}}
          : {json: path.includes('orders') ? rawOrder : rawCart},
      );
      await expect(call()).rejects.toMatchObject({type: 'unauthorized'});
      expect(sent()).toHaveLength(1);
    }
  });

  it('is in no error @claim-commercetools.token-secret', async () => {
    play(() => ({status: 400, json: {statusCode: 400, message: 'No.'}}));
    const ofShopper: unknown = await carts()
      .getCart(cartId, shopper, signal)
      .catch((it: unknown) => it);
    const ofGuest: unknown = await carts()
      .getCart(cartId, context, signal)
      .catch((it: unknown) => it);
    const shown = inspect([ofShopper, ofGuest], {depth: 20});
    expect(shown).toContain('No.');
    expect(shown).not.toContain('Bearer');
  });
});

describe('failures of the client', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const read = () =>
    createCommercetoolsCatalogIntegration(apiFor(server.url), {tax: 'included'}).getProduct(
      {by: 'id', id: 'p-1'},
      context,
      signal,
    );

  it('tell that credentials are wrong @claim-commercetools.errors', async () => {
    const message = 'Please provide valid client credentials using HTTP Basic Authentication.';
    server.play(() => ({status: 401, json: {statusCode: 401, message, error: 'invalid_client'}}));
    await expect(read()).rejects.toMatchObject({type: 'unauthorized'});
  });

  it('tell that the client lacks a scope @claim-commercetools.errors', async () => {
    const message = 'Insufficient scope. One of the following scopes is missing: view_products';
    const errors = [{code: 'insufficient_scope', message}];
    server.play(
      (request) => aside(request) ?? {status: 403, json: {statusCode: 403, message, errors}},
    );
    await expect(read()).rejects.toMatchObject({type: 'unauthorized'});
  });

  it('ask for a new token once when the one of the client has expired', async () => {
    let tokens = 0;
    server.play((request) => {
      if (aside(request)) {
        tokens++;
        return {json: {access_token: `token-${tokens}`, expires_in: 3600, scope: ''}};
      }
      return request.headers.authorization === 'Bearer token-2'
        ? {json: rawProduct}
        : {status: 401, json: {}};
    });
    const catalog = createCommercetoolsCatalogIntegration(apiFor(server.url), {tax: 'included'});
    const id = {by: 'id', id: 'p-1'} as const;
    // The first call fetches a token, and only a later one finds it expired.
    await expect(catalog.getProduct(id, context, signal)).rejects.toMatchObject({
      type: 'unauthorized',
    });
    await expect(catalog.getProduct(id, context, signal)).resolves.toMatchObject({id: 'p-1'});
    expect(tokens).toBe(2);
  });

  it.each([502, 503, 504])(
    'are repeated after status %d @claim-commercetools.errors',
    async (status) => {
      let calls = 0;
      const errors = [{code: 'OverCapacity', message: 'Over capacity.'}];
      server.play(
        (request) =>
          aside(request) ??
          (++calls === 1 ? {status, json: {statusCode: status, errors}} : {json: rawProduct}),
      );
      await expect(read()).resolves.toMatchObject({id: 'p-1'});
      expect(calls).toBe(2);
    },
  );

  it('tell why a query was refused @claim-commercetools.errors', async () => {
    const message = 'Malformed parameter: where: Syntax error while parsing.';
    const errors = [{code: 'InvalidInput', message}];
    let calls = 0;
    server.play((request) => {
      const answer = aside(request);
      if (!answer) calls++;
      return answer ?? {status: 400, json: {statusCode: 400, message, errors}};
    });
    await expect(read()).rejects.toMatchObject({
      type: 'refused',
      status: 400,
      reason: `InvalidInput: ${message}`,
    });
    expect(calls).toBe(1);
  });
});

/** A server that never answers, and says when a request has come and when its connection has ended. */
async function startSilent() {
  const [come, gone] = [new AbortController(), new AbortController()];
  const arrived = once(come.signal, 'abort');
  const ended = once(gone.signal, 'abort');
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/oauth/')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({access_token: 'token', expires_in: 3600, scope: ''}));
      return;
    }
    response.on('close', () => gone.abort());
    come.abort();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {url, arrived, ended, close};
}

describe('a request', () => {
  it('ends when the caller gives it up @claim-commercetools.abort', async () => {
    const {url, arrived, ended, close} = await startSilent();
    const controller = new AbortController();
    const catalog = createCommercetoolsCatalogIntegration(apiFor(url), {tax: 'included'});
    const call = catalog.getProducts(['p-1'], context, controller.signal);
    await arrived;
    controller.abort();
    await expect(call).rejects.toMatchObject({type: 'aborted'});
    await ended;
    close();
  });

  it('ends when its time is over @claim-commercetools.abort', async () => {
    const {url, ended, close} = await startSilent();
    const catalog = createCommercetoolsCatalogIntegration(apiFor(url), {
      tax: 'included',
      timeout: 300,
      retries: 0,
    });
    const call = catalog.getProducts(['p-1'], context, signal);
    await expect(call).rejects.toMatchObject({type: 'unavailable'});
    await ended;
    close();
  });
});
