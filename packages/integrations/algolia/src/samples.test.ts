import {describeSamples, startVendor} from '@storefront-toolkit/integration-test-kit';
import type {DynamicServerContext} from '@storefront-toolkit/types/cms';
import {liteClient} from 'algoliasearch/lite';
import {describe} from 'vitest';
import {type AlgoliaStore, createAlgoliaSearchIntegration} from './index.ts';

const context: DynamicServerContext = {
  locale: 'en-IE',
  currency: 'EUR',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();

const COLORS: Readonly<Record<string, `#${string}`>> = {Moss: '#4b5d3a', Rust: '#a4492f'};

const store: AlgoliaStore = {
  sorts: [
    {key: 'relevance', label: 'Most relevant', index: 'products_en'},
    {key: 'price-asc', label: 'Price: low to high', index: 'products_en_price_asc'},
  ],
  facets: [
    {
      type: 'swatch',
      key: 'color',
      label: 'Color',
      attribute: 'facets.Color',
      operator: 'or',
      swatchOf: (value) => ({type: 'color', color: COLORS[value] ?? '#808080'}),
    },
    {type: 'price', key: 'price', label: 'Price'},
  ],
};

describe('recorded @claim-vendors.samples', () => {
  describeSamples('algolia', {
    results: async (payload) => {
      const server = await startVendor();
      server.play(() => ({json: payload('search')}));
      const client = liteClient('APP', 'search-key', {
        hosts: [{url: server.url.replace('http://', ''), accept: 'readWrite', protocol: 'http'}],
      });
      const search = createAlgoliaSearchIntegration(client, {
        tax: 'included',
        storeFor: () => store,
        categories: {getCategory: () => Promise.reject(new Error('No category is asked for.'))},
      });
      const input = {term: 'jacket', selections: [], page: 2, pageSize: 3};
      return search.search(input, context, signal).finally(() => server.close());
    },
  });
});
