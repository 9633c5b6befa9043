export {createHygraphCmsIntegration, type HygraphOptions} from './createHygraphCmsIntegration.ts';
export type {HygraphClientOptions, HygraphConfig, HygraphServerOptions} from './config.ts';
