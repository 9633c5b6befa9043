import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {createStore} from './store.ts';

const ENVIRONMENTS = {
  shopify: {SHOPIFY_STORE_DOMAIN: 'shop.example.com', SHOPIFY_PRIVATE_TOKEN: 'secret'},
  commercetools: {
    COMMERCETOOLS_REGION: 'europe-west1.gcp',
    COMMERCETOOLS_PROJECT_KEY: 'outdoor',
    COMMERCETOOLS_CLIENT_ID: 'id',
    COMMERCETOOLS_CLIENT_SECRET: 'secret',
  },
  bigcommerce: {
    BIGCOMMERCE_STORE_HASH: 'outdoor',
    BIGCOMMERCE_CHANNEL_ID: '1',
    BIGCOMMERCE_STOREFRONT_TOKEN: 'secret',
  },
};

test('.env.example names all variables, and no other @claim-storefront.variables', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const needed = Object.values(ENVIRONMENTS).flatMap((variables) => Object.keys(variables));
  expect(named.sort()).toEqual(['STORE_ORIGIN', 'VENDOR', ...needed].sort());
});

test.each([undefined, '', ' fixtures '])('VENDOR=%s is the example shop', (VENDOR) => {
  expect(createStore({VENDOR}).cart.applyGiftCard).toBeTypeOf('function');
});

test.each(['shopware', 'constructor', 'Shopify'])('VENDOR=%s is refused', (VENDOR) => {
  expect(() => createStore({VENDOR})).toThrow(
    `VENDOR is "${VENDOR}", which the shop has no integration for, so there is nothing to sell. ` +
      'Set it to one of fixtures, shopify, commercetools, bigcommerce, and start again.',
  );
});

describe.each(Object.entries(ENVIRONMENTS))('VENDOR=%s', (VENDOR, variables) => {
  test('connects the vendor', () => {
    const store = createStore({VENDOR, ...variables});
    for (const part of ['catalog', 'search', 'cart', 'cms'] as const) {
      expect(store[part]).toBeTypeOf('object');
    }
  });

  test.each(Object.keys(variables))('needs %s', (name) => {
    expect(() => createStore({VENDOR, ...variables, [name]: ' '})).toThrow(
      `VENDOR is ${VENDOR}, but the environment has no ${name}, so your store can't be read. Copy .env.example`,
    );
  });

  test('names all that is missing', () => {
    expect(() => createStore({VENDOR})).toThrow(Object.keys(variables).join(', '));
  });
});
