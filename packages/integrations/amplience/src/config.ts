import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** The facts about a hub that the browser may know. */
export interface AmplienceClientOptions {
  /** The hub's name, as it is in the address of its delivery API. */
  readonly hubName: string;
  /** The beginning of the addresses of the schemas. The name of the content type follows: `https://schema.example.com/promo-text`. */
  readonly schemas: string;
}

/** Access to what is not public. */
export interface AmplienceServerOptions {
  /** Key of the Fresh API, which answers without the delay of the delivery network. Without it, that network answers. */
  readonly apiKey?: string | undefined;
  /** The virtual staging environment, which shows drafts. Without it, a preview is refused as `unauthorized`. */
  readonly preview?:
    | {
        /** Host of the environment, such as `abc.staging.bigcontent.io`. */
        readonly host: string;
        /** Key of the environment, if it has one. */
        readonly key?: string | undefined;
      }
    | undefined;
}

/** A hub of Amplience Dynamic Content, as the CMS of a store. */
export type AmplienceConfig = IntegrationConfig<
  'cms',
  'amplience',
  AmplienceClientOptions,
  AmplienceServerOptions
>;
