import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** The facts about a stack that the browser may know. */
export interface ContentstackClientOptions {
  /** API key of the stack. */
  readonly apiKey: string;
  /** Environment that holds what is published. */
  readonly environment: string;
  /** Branch of the stack. Without it, `main`. */
  readonly branch?: string | undefined;
  /**
   * Region of the stack, such as `eu` or `azure-na`.
   *
   * @default 'us'
   */
  readonly region?: string | undefined;
}

/** Tokens of a stack. */
export interface ContentstackServerOptions {
  /** Delivery token of the environment. */
  readonly deliveryToken: string;
  /** The environment that editors publish drafts to, and its token. Without it, a preview is refused as `unauthorized`. */
  readonly preview?:
    | {
        /** Name of the environment. */
        readonly environment: string;
        /** Its delivery token. */
        readonly deliveryToken: string;
      }
    | undefined;
}

/** A stack of Contentstack, as the CMS of a store. */
export type ContentstackConfig = IntegrationConfig<
  'cms',
  'contentstack',
  ContentstackClientOptions,
  ContentstackServerOptions
>;
