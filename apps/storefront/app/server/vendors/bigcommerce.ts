import {createClient} from '@bigcommerce/catalyst-client';
import {
  createBigCommerceCartIntegration,
  createBigCommerceCatalogIntegration,
  createBigCommerceSearchIntegration,
} from '@storefront-toolkit/integration-bigcommerce';
import {labelsOf} from '../../labels/index.ts';
import {type Environment, variables} from '../environment.ts';
import type {Commerce} from '../store.ts';

/** Write `excluded` if the prices of your store have no tax in them. */
const tax = 'included';

/** A BigCommerce store, whose checkout BigCommerce hosts. */
export function createBigCommerce(environment: Environment): Commerce {
  const {BIGCOMMERCE_STORE_HASH, BIGCOMMERCE_CHANNEL_ID, BIGCOMMERCE_STOREFRONT_TOKEN} = variables(
    environment,
    'bigcommerce',
    'BIGCOMMERCE_STORE_HASH',
    'BIGCOMMERCE_CHANNEL_ID',
    'BIGCOMMERCE_STOREFRONT_TOKEN',
  );
  const client = createClient({
    storeHash: BIGCOMMERCE_STORE_HASH,
    channelId: BIGCOMMERCE_CHANNEL_ID,
    storefrontToken: BIGCOMMERCE_STOREFRONT_TOKEN,
  });
  return {
    catalog: createBigCommerceCatalogIntegration(client, {tax}),
    search: createBigCommerceSearchIntegration(client, {
      tax,
      labels: ({locale}) => labelsOf(locale).sorts,
    }),
    cart: createBigCommerceCartIntegration(client, {tax}),
  };
}
