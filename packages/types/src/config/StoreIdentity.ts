/**
 * Which store this is: what integrations send to vendors, and what pages print.
 *
 * @category Store
 * @entity
 * @example
 * ```ts
 * import type {StoreIdentity} from '@storefront-toolkit/types/config';
 *
 * const store: StoreIdentity = {
 *   id: 'outdoor-eu',
 *   name: 'Outdoor Example',
 *   origin: 'https://shop.example.com',
 * };
 * ```
 */
export interface StoreIdentity {
  /** Stable key of the store, unique among the stores of one deployment. It names channels and caches, and shoppers never see it. */
  readonly id: string;
  /** Name that shoppers see, in page titles and messages. */
  readonly name: string;
  /** Public origin of the store, with its scheme and without a trailing slash. Canonical links and sitemaps start with it. */
  readonly origin: string;
  /** Address to which shoppers write. Without it, pages show no contact link. */
  readonly contactEmail?: string | undefined;
}
