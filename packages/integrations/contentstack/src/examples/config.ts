// #region config
import type {ContentstackConfig} from '@storefront-toolkit/integration-contentstack';

export function contentstackConfig(env: Readonly<Record<string, string>>): ContentstackConfig {
  return {
    audience: 'server',
    kind: 'cms',
    vendor: 'contentstack',
    client: {apiKey: 'your-stack', environment: 'production', region: 'eu'},
    server: {
      deliveryToken: env.CONTENTSTACK_DELIVERY_TOKEN ?? '',
      preview: {
        environment: 'preview',
        deliveryToken: env.CONTENTSTACK_PREVIEW_TOKEN ?? '',
      },
    },
  };
}
// #endregion
