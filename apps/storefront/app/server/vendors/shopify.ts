import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {
  createShopifyCartIntegration,
  createShopifyCatalogIntegration,
  createShopifySearchIntegration,
  STOREFRONT_API_VERSION,
} from '@storefront-toolkit/integration-shopify';
import {labelsOf} from '../../labels/index.ts';
import {type Environment, variables} from '../environment.ts';
import type {Commerce} from '../store.ts';

/** Write `excluded` if the prices of your store have no tax in them. */
const tax = 'included';

/** A Shopify store, whose checkout Shopify hosts. */
export function createShopify(environment: Environment): Commerce {
  const {SHOPIFY_STORE_DOMAIN, SHOPIFY_PRIVATE_TOKEN} = variables(
    environment,
    'shopify',
    'SHOPIFY_STORE_DOMAIN',
    'SHOPIFY_PRIVATE_TOKEN',
  );
  const client = createStorefrontApiClient({
    storeDomain: SHOPIFY_STORE_DOMAIN,
    apiVersion: STOREFRONT_API_VERSION,
    privateAccessToken: SHOPIFY_PRIVATE_TOKEN,
    customFetchApi: (url, init) => fetch(url, init),
  });
  return {
    catalog: createShopifyCatalogIntegration(client, {tax}),
    search: createShopifySearchIntegration(client, {
      tax,
      sortLabels: ({locale}) => labelsOf(locale).sorts,
    }),
    cart: createShopifyCartIntegration(client, {tax}),
  };
}
