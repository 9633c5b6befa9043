// #region normalize
import * as bigcommerce from '@storefront-toolkit/integration-bigcommerce';
import * as commercetools from '@storefront-toolkit/integration-commercetools';
import * as shopify from '@storefront-toolkit/integration-shopify';
import type {Product} from '@storefront-toolkit/types/catalog';
import type {IntegrationProblem} from '@storefront-toolkit/types/config';

/** Receives the problems of parts that are left out, such as a price that isn't a decimal. */
const report = ({path, reason}: IntegrationProblem) => console.warn(path, reason);

const request = {currency: 'EUR', tax: 'included', report} as const;
const call = {kind: 'commerce', operation: 'getProduct'} as const;

export const fromShopify = (raw: shopify.RawProduct): Product =>
  shopify.normalizeProduct(raw, {
    ...request,
    source: {...call, vendor: 'shopify'},
    path: 'data.product',
  });

export const fromCommercetools = (raw: commercetools.RawProduct): Product =>
  commercetools.normalizeProduct(raw, {
    ...request,
    source: {...call, vendor: 'commercetools'},
    path: 'results[0]',
    locales: ['en-IE', 'en'],
    options: ['color'],
  });

export const fromBigCommerce = (raw: bigcommerce.RawProduct): Product =>
  bigcommerce.normalizeProduct(raw, {
    ...request,
    source: {...call, vendor: 'bigcommerce'},
    path: 'data.site.product',
  });
// #endregion
