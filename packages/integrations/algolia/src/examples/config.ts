// #region config
import type {AlgoliaConfig} from './client.ts';

export const algoliaConfig: AlgoliaConfig = {
  audience: 'server',
  kind: 'search',
  vendor: 'algolia',
  client: {applicationId: 'your-application', searchKey: 'your-search-only-key'},
  server: {},
  timeout: 2000,
};
// #endregion
