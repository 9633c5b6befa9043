// #region testing
import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import {expect, it} from 'vitest';
import {createSearch} from './client.ts';
import {algoliaConfig} from './config.ts';
import {cheapJackets} from './narrow.ts';

const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;

it('finds no jackets in an empty index @claim-algolia.requester', async () => {
  const empty = {hits: [], page: 0, hitsPerPage: 24, nbHits: 0, nbPages: 0};
  const search = createSearch(algoliaConfig, {} as CatalogIntegration, {
    // The client sends everything through this function.
    requester: {
      send: ({data}) => {
        const {requests} = JSON.parse(data as string) as {requests: unknown[]};
        const content = JSON.stringify({results: requests.map(() => empty)});
        return Promise.resolve({status: 200, content, isTimedOut: false});
      },
    },
  });
  const {products, refinements} = await cheapJackets(search, context, AbortSignal.timeout(1000));
  expect(products).toEqual([]);
  expect(refinements.map(({key}) => key)).toEqual(['size', 'price']);
});
// #endregion
