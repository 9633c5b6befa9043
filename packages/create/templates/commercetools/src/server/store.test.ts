import {afterEach, expect, test, vi} from 'vitest';
import {createStore} from './store.ts';

const environment = {
  COMMERCETOOLS_REGION: 'europe-west1.gcp',
  COMMERCETOOLS_PROJECT_KEY: 'your-project',
  COMMERCETOOLS_CLIENT_ID: 'id',
  COMMERCETOOLS_CLIENT_SECRET: 'secret',
  PRODUCT_IDS: 'c1',
};

/** Answers each request with the same data. No request leaves this computer. */
const answerWith = (data: unknown) => {
  vi.stubGlobal('fetch', (url: string | URL) => {
    const token = {access_token: 'token', expires_in: 3600, scope: ''};
    return Promise.resolve(Response.json(String(url).includes('/oauth/') ? token : data));
  });
};

afterEach(() => vi.unstubAllGlobals());

test.each(Object.keys(environment))('%s is needed', (name) => {
  expect(() => createStore({...environment, [name]: undefined})).toThrow(name);
});

test('a product that the store no longer has is left out of the list', async () => {
  answerWith({results: []});
  expect(await createStore(environment).getProducts()).toEqual([]);
});

test('a product that does not exist is undefined', async () => {
  answerWith({results: []});
  expect(await createStore(environment).getProduct('gone')).toBeUndefined();
});
