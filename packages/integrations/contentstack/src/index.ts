export {
  createContentstackCmsIntegration,
  type ContentstackOptions,
} from './createContentstackCmsIntegration.ts';
export type {
  ContentstackClientOptions,
  ContentstackConfig,
  ContentstackServerOptions,
} from './config.ts';
export {mappings} from './mapping.ts';
