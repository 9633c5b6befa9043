import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** The facts about a project that the browser may know. */
export interface HygraphClientOptions {
  /** Address of the Content API of the environment. */
  readonly endpoint: string;
}

/** Tokens of a project. */
export interface HygraphServerOptions {
  /** Permanent auth token that reads the stage `PUBLISHED`. */
  readonly token: string;
  /** Permanent auth token that reads the stage `DRAFT`. Without it, a preview is refused as `unauthorized`. */
  readonly previewToken?: string | undefined;
}

/** A project of Hygraph, as the CMS of a store. */
export type HygraphConfig = IntegrationConfig<
  'cms',
  'hygraph',
  HygraphClientOptions,
  HygraphServerOptions
>;
