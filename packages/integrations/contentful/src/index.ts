export {
  createContentfulCmsIntegration,
  type ContentfulOptions,
} from './createContentfulCmsIntegration.ts';
export type {ContentfulClientOptions, ContentfulConfig, ContentfulServerOptions} from './config.ts';
export {mappings} from './mapping.ts';
