import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {
  type QueryRequest,
  storeBySchema,
} from '../../../../../packages/integrations/shopify/src/testing/store.ts';
import {marketOf} from '../../markets.ts';
import type {Commerce} from '../store.ts';
import {createShopify} from './shopify.ts';

const {locale, currency, country} = marketOf('de-DE')!;
const context = {locale, currency, country, preview: false, audiences: []};
const {signal} = new AbortController();
let shop: Commerce;

beforeEach(() => {
  const answer = storeBySchema();
  vi.stubGlobal('fetch', (_address: string, {body}: {body: string}) =>
    answer(JSON.parse(body) as QueryRequest),
  );
  shop = createShopify({
    SHOPIFY_STORE_DOMAIN: 'shop.example.com',
    SHOPIFY_PRIVATE_TOKEN: 'private-token',
  });
});
afterEach(() => vi.unstubAllGlobals());

const listing = {term: '', selections: [], page: 1, pageSize: 8};

test('lists a category of Shopify, with sorts in the language of the market', async () => {
  const category = {by: 'slug', slug: 'jackets'} as const;
  const {products, sortOptions} = await shop.search.searchCategory(
    {...listing, category},
    context,
    signal,
  );
  expect(products.length).toBeGreaterThan(0);
  expect(sortOptions.map(({label}) => label)).toContain('Preis aufsteigend');
});

test('reads a product of Shopify', async () => {
  const product = await shop.catalog.getProduct({by: 'slug', slug: 'rain-jacket'}, context, signal);
  expect(product.name).not.toBe('');
  expect(product.variants[0].pricing.price.currency).toBe('EUR');
});

test('puts a variant into a cart of Shopify, which leads to its checkout', async () => {
  const {id} = await shop.cart.createCart(context, signal);
  const input = {cartId: id, variantId: 'gid://shopify/ProductVariant/1', quantity: 1, custom: {}};
  const cart = await shop.cart.addLineItem(input, context, signal);
  expect(cart.lineItems.length).toBeGreaterThan(0);
  expect(cart.checkoutUrl).toMatch(/^https:/);
});
