import {createClient} from '@bigcommerce/catalyst-client';
import {createBigCommerceCatalogIntegration} from '@storefront-toolkit/integration-bigcommerce';
import {type Environment, variables} from './environment.ts';

/** The catalog of your store, as a contract that the pages know. */
export function createCatalog(environment: Environment) {
  const {BIGCOMMERCE_STORE_HASH, BIGCOMMERCE_CHANNEL_ID, BIGCOMMERCE_STOREFRONT_TOKEN} = variables(
    environment,
    'BIGCOMMERCE_STORE_HASH',
    'BIGCOMMERCE_CHANNEL_ID',
    'BIGCOMMERCE_STOREFRONT_TOKEN',
  );
  const client = createClient({
    storeHash: BIGCOMMERCE_STORE_HASH,
    channelId: BIGCOMMERCE_CHANNEL_ID,
    storefrontToken: BIGCOMMERCE_STOREFRONT_TOKEN,
  });
  // Write "excluded" if the prices of your store have no tax in them.
  return createBigCommerceCatalogIntegration(client, {tax: 'included'});
}
