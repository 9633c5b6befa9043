// #region server
import {createAlgoliaSearchIntegration} from '@storefront-toolkit/integration-algolia';
import type {CatalogIntegration} from '@storefront-toolkit/types/catalog';
import type {IntegrationConfig} from '@storefront-toolkit/types/config';
import {liteClient} from 'algoliasearch/lite';
import {storeFor} from './store.ts';

/** The key may search and nothing else, so both may reach the browser. */
interface AlgoliaClientOptions {
  readonly applicationId: string;
  readonly searchKey: string;
}

export type AlgoliaConfig = IntegrationConfig<'search', 'algolia', AlgoliaClientOptions>;

/** Categories come from the catalog of the commerce vendor. */
export const createSearch = (
  {client: {applicationId, searchKey}, timeout, retries}: AlgoliaConfig,
  catalog: CatalogIntegration,
  clientOptions?: Parameters<typeof liteClient>[2],
) =>
  createAlgoliaSearchIntegration(
    // The client would wait as long as Algolia says when it limits calls, and the shopper with it.
    liteClient(applicationId, searchKey, {maxRateLimitRetries: 0, ...clientOptions}),
    {
      tax: 'included',
      storeFor,
      categories: catalog,
      timeout,
      retries,
    },
  );
// #endregion
