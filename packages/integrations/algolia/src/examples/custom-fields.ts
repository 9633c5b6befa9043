// #region custom
import {
  type AlgoliaSearchOptions,
  createAlgoliaSearchIntegration,
} from '@storefront-toolkit/integration-algolia';
import type {LiteClient} from 'algoliasearch/lite';
import {storeFor} from './store.ts';

/** A search whose products say how heavy they are, in grams. */
export const createOwnSearch = (
  client: LiteClient,
  categories: AlgoliaSearchOptions['categories'],
) =>
  createAlgoliaSearchIntegration(client, {
    tax: 'included',
    storeFor,
    categories,
    product: ({facets}) => {
      const weight = facets?.weight;
      return {weight: typeof weight === 'number' ? weight : undefined};
    },
  });
// #endregion
