import {
  type CallOptions,
  createCaller,
  errorFromFailure,
  fieldOf,
} from '@storefront-toolkit/integration-core';
import {normalizeProduct} from '@storefront-toolkit/integration-shopify';
import {expect, test, vi} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import shopifyPayload from '../../website/guides/normalization/payloads/shopify.json';
import {findVendors} from '../../website/plugins/vendors/capabilities.ts';

// The pages' statements about which vendor fills which contract. The table of vendors is made of the same source.

const vendors = findVendors(root);
const filling = (contract: string) =>
  vendors.filter(({factories}) => factories[contract]).map(({key}) => key);

test('all commerce integrations search, and one has past orders @claim-config.no-stand-in @claim-search.vendors @claim-oms.commerce', () => {
  expect(filling('Catalog')).toEqual(['bigcommerce', 'commercetools', 'shopify']);
  expect(filling('Search')).toEqual(['algolia', 'bigcommerce', 'commercetools', 'shopify']);
  expect(filling('Oms')).toEqual(['commercetools']);
});

test('three integrations have carts, and none has a checkout @claim-included.no-checkout', () => {
  expect(filling('Cart')).toEqual(['bigcommerce', 'commercetools', 'shopify']);
  expect(filling('Checkout')).toEqual([]);
});

const identity = {vendor: 'acme', kind: 'commerce'} as const;
const source = {...identity, operation: 'getProduct'};
const unused = new AbortController().signal;

test('a call ends after 5 seconds and is repeated once, unless told otherwise @claim-vendors.defaults', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const callsWith = async (options?: CallOptions) => {
    let calls = 0;
    const caller = createCaller(identity, () => ({status: 503}), options);
    const reading = caller.read('getProduct', unused, () =>
      Promise.reject(new Error(`${++calls}`)),
    );
    await expect(reading).rejects.toMatchObject({type: 'unavailable'});
    return [calls, limit.mock.lastCall];
  };
  expect(await callsWith()).toEqual([2, [5000]]);
  expect(await callsWith({retries: 0, timeout: 800})).toEqual([1, [800]]);
  limit.mockRestore();
});

test.each([
  ['unauthorized', [401, 403]],
  ['rate-limited', [429]],
  ['refused', [400, 402, 409, 410, 422, 423, 430, 451, 499]],
  ['unavailable', [408, 425, 500, 501, 502, 503, 504, 521]],
])('%s is what the table says @claim-vendors.statuses', (type, statuses) => {
  for (const status of statuses) {
    expect(errorFromFailure(source, {status}, undefined), `${status}`).toMatchObject({type});
  }
});

test('status 404 is not-found for a single thing @claim-vendors.statuses', () => {
  const wanted = {entity: 'product', key: 'p-1'};
  expect(errorFromFailure(source, {status: 404}, undefined, wanted)).toMatchObject({
    type: 'not-found',
    ...wanted,
  });
});

test('a wrong field is named by its path @claim-vendors.read', () => {
  const answer = {data: {product: {variants: {nodes: [{price: {amount: '12'}}, {price: {}}]}}}};
  const price = (index: number) =>
    fieldOf(answer.data, source, 'data')
      .at('product')
      .at('variants')
      .at('nodes')
      .list()
      .map((node) => node.at('price').at('amount'))[index];
  expect(price(0)?.text()).toBe('12');
  expect(() => price(1)?.text()).toThrow(
    expect.objectContaining({
      type: 'invalid-response',
      path: 'data.product.variants.nodes[1].price.amount',
    }),
  );
});

test('what a function of the store returns is in custom @claim-vendors.custom @claim-normalization.custom', () => {
  const request = {currency: 'EUR', tax: 'included', source, path: 'data.product'} as const;
  const product = normalizeProduct(shopifyPayload, {
    ...request,
    product: ({handle}) => ({address: `/p/${handle}`}),
  });
  expect(product.custom.address).toBe('/p/rain-jacket');
});
