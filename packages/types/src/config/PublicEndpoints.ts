/**
 * Addresses that the browser calls or opens. Each is an absolute URL, or a path on the store's own origin that starts with a slash.
 *
 * Vendor addresses belong in the client options of an {@link IntegrationConfig}.
 *
 * @category Store
 * @entity
 * @example
 * ```ts
 * import type {PublicEndpoints} from '@storefront-toolkit/types/config';
 *
 * const endpoints: PublicEndpoints = {
 *   api: '/api',
 *   checkout: 'https://checkout.example.com',
 * };
 * ```
 */
export interface PublicEndpoints {
  /** Base of the storefront's own API, which holds the secrets and calls the vendors. No trailing slash. */
  readonly api: string;
  /** Where a cart turns into an order: a page of the store, or the checkout that a vendor hosts. */
  readonly checkout: string;
  /** Account pages that a vendor hosts. Leave it out when the store has its own. */
  readonly account?: string | undefined;
}
