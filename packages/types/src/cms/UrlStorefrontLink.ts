/**
 * A link to an address outside of the store.
 *
 * @category Links
 * @example
 * ```ts
 * import type {UrlStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: UrlStorefrontLink = {
 *   type: 'Url',
 *   url: 'https://example.com/size-chart.pdf',
 *   newTab: true,
 * };
 * ```
 */
export interface UrlStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'Url';
  /** Absolute address with the scheme `https`, `mailto` or `tel`. An integration drops every other, `javascript` above all. */
  readonly url: string;
  /** Whether it opens in a new tab. The link has to say so. */
  readonly newTab: boolean;
}
