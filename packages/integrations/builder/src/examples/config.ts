// #region config
import type {BuilderConfig} from '@storefront-toolkit/integration-builder';

export function builderConfig(env: Readonly<Record<string, string>>): BuilderConfig {
  return {
    audience: 'server',
    kind: 'cms',
    vendor: 'builder',
    client: {apiKey: 'your-public-api-key'},
    // Only for models that are private.
    server: {privateKey: env.BUILDER_PRIVATE_KEY},
  };
}
// #endregion
