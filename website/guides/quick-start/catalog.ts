import {createStorefrontApiClient} from '@shopify/storefront-api-client';
import {
  createShopifyCatalogIntegration,
  STOREFRONT_API_VERSION,
} from '@storefront-toolkit/integration-shopify';

const client = createStorefrontApiClient({
  storeDomain: 'your-store.myshopify.com',
  apiVersion: STOREFRONT_API_VERSION,
  privateAccessToken: process.env.SHOPIFY_PRIVATE_TOKEN ?? '',
});

export const catalog = createShopifyCatalogIntegration(client, {tax: 'included'});
