import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {
  createShopifyCatalogIntegration,
  STOREFRONT_API_VERSION,
} from '@storefront-toolkit/integration-shopify';
import {type Environment, variables} from './environment.ts';

/** The catalog of your store, as a contract that the pages know. */
export function createCatalog(environment: Environment) {
  const {SHOPIFY_STORE_DOMAIN, SHOPIFY_PRIVATE_TOKEN} = variables(
    environment,
    'SHOPIFY_STORE_DOMAIN',
    'SHOPIFY_PRIVATE_TOKEN',
  );
  const client = createStorefrontApiClient({
    storeDomain: SHOPIFY_STORE_DOMAIN,
    apiVersion: STOREFRONT_API_VERSION,
    privateAccessToken: SHOPIFY_PRIVATE_TOKEN,
    customFetchApi: (url, init) => fetch(url, init),
  });
  // Write "excluded" if the prices of your store have no tax in them.
  return createShopifyCatalogIntegration(client, {tax: 'included'});
}
