// #region custom
import type {createClient} from '@bigcommerce/catalyst-client';
import {createBigCommerceCatalogIntegration} from '@storefront-toolkit/integration-bigcommerce';

/** A catalog whose products say how their page is laid out, by a custom field of the store. */
export const createOwnCatalog = (client: ReturnType<typeof createClient>) =>
  createBigCommerceCatalogIntegration(client, {
    tax: 'included',
    product: ({customFields}) => {
      const fields = customFields?.edges?.map((edge) => edge?.node) ?? [];
      return {layout: fields.find((field) => field?.name === 'Layout')?.value ?? 'default'};
    },
  });
// #endregion
