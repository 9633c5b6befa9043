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

/** Makes the address of the checkout for a cart. It works once. */
const CHECKOUT_ADDRESS = `mutation CheckoutAddress($input: CreateCartRedirectUrlsInput!) {
  cart { createCartRedirectUrls(input: $input) { redirectUrls { redirectedCheckoutUrl } } }
}`;

interface CheckoutAddress {
  readonly cart: {
    readonly createCartRedirectUrls: {
      readonly redirectUrls: {readonly redirectedCheckoutUrl: string} | null;
    };
  };
}

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
    async checkoutUrl(cartEntityId, _context, signal) {
      const {data} = await client.fetch<CheckoutAddress, Record<string, unknown>>({
        document: CHECKOUT_ADDRESS as unknown as object,
        variables: {input: {cartEntityId}},
        fetchOptions: {signal, cache: 'no-store'},
      });
      const address = data.cart.createCartRedirectUrls.redirectUrls?.redirectedCheckoutUrl;
      if (!address) throw new Error(`BigCommerce has no checkout for the cart ${cartEntityId}.`);
      return address;
    },
  };
}
