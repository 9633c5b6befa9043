// #region testing
import {afterEach, expect, it, vi} from 'vitest';
import {createBigCommerce} from './client.ts';
import {bigCommerceConfig} from './config.ts';
import {priceLine} from './price-line.ts';

const context = {locale: 'de-DE', currency: 'EUR', preview: false, audiences: []} as const;

afterEach(() => vi.unstubAllGlobals());

it('says that there is nothing at an address @claim-bigcommerce.global-fetch', async () => {
  // The client calls the global fetch.
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({data: {site: {route: {node: null}}}})),
  );
  const {catalog} = createBigCommerce(bigCommerceConfig({}));
  const line = priceLine(catalog, 'gone', context, AbortSignal.timeout(1000));
  await expect(line).rejects.toMatchObject({type: 'not-found', entity: 'product', key: 'gone'});
});
// #endregion
