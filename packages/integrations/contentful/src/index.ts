export {
  createContentfulCmsIntegration,
  type ContentfulOptions,
} from './createContentfulCmsIntegration.ts';
export type {ContentfulClientOptions, ContentfulConfig, ContentfulServerOptions} from './config.ts';
