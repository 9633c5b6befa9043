// #region config
import type {AmplienceConfig} from '@storefront-toolkit/integration-amplience';

export function amplienceConfig(env: Readonly<Record<string, string>>): AmplienceConfig {
  return {
    audience: 'server',
    kind: 'cms',
    vendor: 'amplience',
    client: {hubName: 'your-hub', schemas: 'https://schema.example.com'},
    server: {
      apiKey: env.AMPLIENCE_FRESH_KEY,
      preview: {host: 'your-environment.staging.bigcontent.io', key: env.AMPLIENCE_PREVIEW_KEY},
    },
  };
}
// #endregion
