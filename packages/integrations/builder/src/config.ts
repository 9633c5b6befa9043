import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** The facts about a space that the browser may know. */
export interface BuilderClientOptions {
  /** Public API key of the space. */
  readonly apiKey: string;
}

/** Access to what is not public. */
export interface BuilderServerOptions {
  /** Private key of the space. Needed when models are private, which their settings say. */
  readonly privateKey?: string | undefined;
}

/** A space of Builder.io, as the CMS of a store. */
export type BuilderConfig = IntegrationConfig<
  'cms',
  'builder',
  BuilderClientOptions,
  BuilderServerOptions
>;
