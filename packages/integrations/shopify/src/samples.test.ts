import {describeSamples, type ReadPayload} from '@storefront-toolkit/integration-test-kit';
import {describe} from 'vitest';
import {createShopifySearch} from './examples/search.ts';
import {createShopifyCartIntegration, createShopifyCatalogIntegration} from './index.ts';
import {clientOf, context as german} from './testing/store.ts';

const context = {...german, locale: 'en-IE', country: 'IE'} as const;
const {signal} = new AbortController();

/** A client of a store that answers everything with one payload. */
const storeOf = (payload: ReadPayload, name: string) =>
  clientOf(() => Response.json(payload(name)));

const input = {term: 'jacket', selections: [], page: 2, pageSize: 3};

describe('recorded @claim-vendors.samples', () => {
  describeSamples('shopify', {
    product: (payload) =>
      createShopifyCatalogIntegration(storeOf(payload, 'product'), {
        tax: 'included',
        inventory: true,
      }).getProduct({by: 'slug', slug: 'rain-jacket'}, context, signal),
    results: (payload) =>
      createShopifySearch(storeOf(payload, 'search')).search(
        {...input, cursor: 'after:YXJyYXk6Mg'},
        context,
        signal,
      ),
    cart: (payload) =>
      createShopifyCartIntegration(storeOf(payload, 'cart'), {tax: 'included'}).getCart(
        'gid://shopify/Cart/c1?key=k1',
        context,
        signal,
      ),
  });
});
