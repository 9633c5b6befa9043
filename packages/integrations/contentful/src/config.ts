import type {IntegrationConfig} from '@storefront-toolkit/types/config';

/** The facts about a space that the browser may know. */
export interface ContentfulClientOptions {
  /** Id of the space. */
  readonly space: string;
  /**
   * Id of the environment.
   *
   * @default 'master'
   */
  readonly environment?: string | undefined;
}

/** Keys of a space. */
export interface ContentfulServerOptions {
  /** Token of the Content Delivery API: it reads what is published. */
  readonly deliveryToken: string;
  /** Token of the Content Preview API: it reads drafts too. Without it, a preview is refused as `unauthorized`. */
  readonly previewToken?: string | undefined;
}

/** A space of Contentful, as the CMS of a store. */
export type ContentfulConfig = IntegrationConfig<
  'cms',
  'contentful',
  ContentfulClientOptions,
  ContentfulServerOptions
>;
