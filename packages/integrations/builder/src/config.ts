import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** What the browser may know of a space. */
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
