// #region config
import type {HygraphConfig} from '@storefront-toolkit/integration-hygraph';

export function hygraphConfig(env: Readonly<Record<string, string>>): HygraphConfig {
  return {
    audience: 'server',
    kind: 'cms',
    vendor: 'hygraph',
    client: {endpoint: 'https://eu-central-1.cdn.hygraph.com/content/your-project/master'},
    server: {token: env.HYGRAPH_TOKEN ?? '', previewToken: env.HYGRAPH_PREVIEW_TOKEN},
  };
}
// #endregion
