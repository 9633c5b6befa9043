import type {ClientConfig} from './ClientConfig.ts';
import type {IntegrationSet} from './IntegrationSet.ts';

/**
 * The whole configuration of a store, secrets included. It stays on the server: hand its `client` to the browser.
 *
 * `audience` keeps it apart from {@link ClientConfig}: passing a server configuration where a client configuration
 * is expected doesn't compile.
 *
 * @typeParam Client - The store's client configuration, with its own switches.
 * @typeParam Integrations - The store's integrations, with the options of their vendors.
 * @category Configuration
 * @entity
 * @example
 * ```ts
 * import type {
 *   ClientConfig,
 *   ServerConfig,
 * } from '@storefront-toolkit/types/config';
 *
 * interface Environment {
 *   readonly SESSION_SECRET: string;
 *   readonly SHOPIFY_TOKEN: string;
 * }
 *
 * export function serverConfig(client: ClientConfig, env: Environment) {
 *   return {
 *     audience: 'server',
 *     client,
 *     sessionSecrets: [env.SESSION_SECRET],
 *     integrations: {
 *       commerce: {
 *         audience: 'server',
 *         kind: 'commerce',
 *         vendor: 'shopify',
 *         client: {domain: 'outdoor.example.com'},
 *         server: {privateToken: env.SHOPIFY_TOKEN},
 *       },
 *     },
 *   } satisfies ServerConfig;
 * }
 * ```
 */
export interface ServerConfig<
  Client extends ClientConfig = ClientConfig,
  Integrations extends IntegrationSet = IntegrationSet,
> {
  /** Marks the object as secret. */
  readonly audience: 'server';
  /** The public half: the only part that may leave the server. */
  readonly client: Client;
  /** Vendor accounts of the store. */
  readonly integrations: Integrations;
  /**
   * Keys that sign session cookies, newest first, each of at least 32 random bytes in base64.
   * The first one signs, all verify, so that a key can be replaced without signing everyone out.
   */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** Key that an editor's preview link must carry. Without it, drafts can't be previewed. */
  readonly previewSecret?: string | undefined;
  /** Key with which vendors sign their webhooks. Without it, no webhook is accepted. */
  readonly webhookSecret?: string | undefined;
}
