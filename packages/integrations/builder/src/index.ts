export {createBuilderCmsIntegration, type BuilderOptions} from './createBuilderCmsIntegration.ts';
export type {BuilderClientOptions, BuilderConfig, BuilderServerOptions} from './config.ts';
