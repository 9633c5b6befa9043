// #region testing
import {expect, it} from 'vitest';
import {createShopify} from './client.ts';
import {shopifyConfig} from './config.ts';
import {productTiles} from './product-tiles.ts';

const context = {
  locale: 'de-DE',
  currency: 'EUR',
  country: 'DE',
  preview: false,
  audiences: [],
} as const;

/** A store that answers every query with the same data. */
const storeWith = (data: unknown) =>
  createShopify(shopifyConfig({SHOPIFY_PRIVATE_TOKEN: 'secret'}), () =>
    Promise.resolve(Response.json({data})),
  );

it('leaves out a product that the store has no more', async () => {
  const {catalog} = storeWith({nodes: [null]});
  const ids = ['gid://shopify/Product/1'];
  const tiles = await productTiles(catalog, ids, context, AbortSignal.timeout(1000));
  expect(tiles).toEqual([]);
});
// #endregion
