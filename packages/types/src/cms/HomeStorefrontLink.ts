/**
 * A link to the home page, in the language of the page that it is on.
 *
 * @category Links
 * @example
 * ```ts
 * import type {HomeStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: HomeStorefrontLink = {type: 'Home'};
 * ```
 */
export interface HomeStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'Home';
}
