import {afterEach, expect, test, vi} from 'vitest';
import {createStore} from './store.ts';

const environment = {
  SHOPIFY_STORE_DOMAIN: 'your-store.myshopify.com',
  SHOPIFY_PRIVATE_TOKEN: 'secret',
  PRODUCT_IDS: 'gid://shopify/Product/1',
};

/** Answers each request with the same data. No request leaves this computer. */
const answerWith = (data: unknown) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({data})));
};

afterEach(() => vi.unstubAllGlobals());

test.each(Object.keys(environment))('%s is needed', (name) => {
  expect(() => createStore({...environment, [name]: undefined})).toThrow(name);
});

test('a product that the store no longer has is left out of the list', async () => {
  answerWith({nodes: [null]});
  expect(await createStore(environment).getProducts()).toEqual([]);
});

test('a product that does not exist is undefined', async () => {
  answerWith({product: null});
  expect(await createStore(environment).getProduct('gone')).toBeUndefined();
});
