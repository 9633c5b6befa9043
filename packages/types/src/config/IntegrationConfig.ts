import type {IntegrationKind} from './IntegrationKind.ts';

/**
 * One vendor account: which vendor, for what, and its options, with the public ones apart from the secret ones.
 *
 * The whole object stays on the server. The browser half of an integration is given the `client` options and nothing else.
 *
 * @typeParam Kind - The data that the integration reads or writes.
 * @typeParam Vendor - Key of the vendor.
 * @typeParam ClientOptions - Options that the browser may see, such as an application id or a search-only key.
 * @typeParam ServerOptions - Options that only the server may see, such as an admin token.
 * @category Integrations
 * @entity
 * @example
 * ```ts
 * import type {IntegrationConfig} from '@storefront-toolkit/types/config';
 *
 * interface AlgoliaClientOptions {
 *   readonly applicationId: string;
 *   readonly searchKey: string;
 * }
 *
 * interface AlgoliaServerOptions {
 *   readonly adminKey: string;
 * }
 *
 * export const search: IntegrationConfig<
 *   'search',
 *   'algolia',
 *   AlgoliaClientOptions,
 *   AlgoliaServerOptions
 * > = {
 *   audience: 'server',
 *   kind: 'search',
 *   vendor: 'algolia',
 *   client: {applicationId: 'EXAMPLE', searchKey: 'search-only-key'},
 *   server: {adminKey: 'read-from-the-environment'},
 *   timeout: 2000,
 * };
 * ```
 */
export interface IntegrationConfig<
  Kind extends IntegrationKind = IntegrationKind,
  Vendor extends string = string,
  ClientOptions extends object = object,
  ServerOptions extends object = object,
> {
  /** Marks the object as secret, because `server` is. */
  readonly audience: 'server';
  /** The data that the integration reads or writes. */
  readonly kind: Kind;
  /** Key of the vendor in lower case, such as `shopify`. It names the integration in errors and logs. */
  readonly vendor: Vendor;
  /** Options that the browser may see. */
  readonly client: ClientOptions;
  /** Options that only the server may see. Read them from the environment, never from a committed file. */
  readonly server: ServerOptions;
  /**
   * The time that one call to the vendor may take, in milliseconds. A call that takes longer is aborted.
   *
   * @default 5000
   */
  readonly timeout?: number | undefined;
  /**
   * The number of times that a failed read is tried again when the failure may pass: no answer, a status of 500 or above, or too many calls. 0 or above.
   * Other failures and writes are never repeated.
   *
   * @default 1
   */
  readonly retries?: number | undefined;
}
