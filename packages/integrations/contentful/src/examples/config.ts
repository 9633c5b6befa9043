// #region config
import type {ContentfulConfig} from '@storefront-toolkit/integration-contentful';

export function contentfulConfig(
  env: Readonly<Record<string, string | undefined>>,
): ContentfulConfig {
  return {
    audience: 'server',
    kind: 'cms',
    vendor: 'contentful',
    client: {space: 'outdoor', environment: 'master'},
    server: {
      deliveryToken: env.CONTENTFUL_DELIVERY_TOKEN ?? '',
      previewToken: env.CONTENTFUL_PREVIEW_TOKEN,
    },
  };
}
// #endregion
