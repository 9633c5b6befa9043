import {createClient} from '@bigcommerce/catalyst-client';
import {describeSamples, type ReadPayload} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {afterAll, describe, vi} from 'vitest';
import {createBigCommerceSearch} from './examples/search.ts';
import {createBigCommerceCartIntegration, createBigCommerceCatalogIntegration} from './index.ts';

const context: DynamicServerContext = {
  locale: 'en-IE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();

/** A client of a store that answers everything with one payload. The client uses the global fetch. */
function storeOf(payload: ReadPayload, name: string) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(payload(name))));
  return createClient({storeHash: 'hash', storefrontToken: 'token', channelId: '1', logger: false});
}
afterAll(() => vi.unstubAllGlobals());

describe('recorded @claim-vendors.samples', () => {
  describeSamples('bigcommerce', {
    product: (payload) =>
      createBigCommerceCatalogIntegration(storeOf(payload, 'product'), {
        tax: 'included',
      }).getProduct({by: 'slug', slug: 'rain-jacket'}, context, signal),
    results: (payload) =>
      createBigCommerceSearch(storeOf(payload, 'search')).search(
        {term: 'jacket', selections: [], page: 2, pageSize: 3, cursor: 'after:YXJyYXk6Mg'},
        context,
        signal,
      ),
    cart: (payload) =>
      createBigCommerceCartIntegration(storeOf(payload, 'cart'), {tax: 'included'}).getCart(
        'b2f2b3c4-0000-4000-8000-000000000001',
        context,
        signal,
      ),
  });
});
