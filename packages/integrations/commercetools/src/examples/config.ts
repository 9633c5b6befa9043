// #region config
import type {CommercetoolsConfig} from './client.ts';

export const commercetoolsConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): CommercetoolsConfig => ({
  audience: 'server',
  kind: 'commerce',
  vendor: 'commercetools',
  client: {},
  server: {
    projectKey: 'your-project',
    authHost: 'https://auth.europe-west1.gcp.commercetools.com',
    apiHost: 'https://api.europe-west1.gcp.commercetools.com',
    clientId: environment.COMMERCETOOLS_CLIENT_ID ?? '',
    clientSecret: environment.COMMERCETOOLS_CLIENT_SECRET ?? '',
  },
  timeout: 3000,
});
// #endregion
