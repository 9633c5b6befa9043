// #region custom
import type {ByProjectKeyRequestBuilder} from '@commercetools/platform-sdk';
import {createCommercetoolsCatalogIntegration} from '@storefront-toolkit/integration-commercetools';

/** A catalog whose variants say how heavy they are, in grams. */
export const createOwnCatalog = (api: ByProjectKeyRequestBuilder) =>
  createCommercetoolsCatalogIntegration(api, {
    tax: 'included',
    options: ['color', 'size'],
    variant: ({attributes}) => {
      const weight: unknown = attributes?.find((attribute) => attribute.name === 'weight')?.value;
      return {weight: typeof weight === 'number' ? weight : undefined};
    },
  });
// #endregion
