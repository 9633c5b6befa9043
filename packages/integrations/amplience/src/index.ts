export {
  createAmplienceCmsIntegration,
  type AmplienceOptions,
} from './createAmplienceCmsIntegration.ts';
export type {AmplienceClientOptions, AmplienceConfig, AmplienceServerOptions} from './config.ts';
