export {
  createContentstackCmsIntegration,
  type ContentstackOptions,
} from './createContentstackCmsIntegration.ts';
export type {
  ContentstackClientOptions,
  ContentstackConfig,
  ContentstackServerOptions,
} from './config.ts';
