/**
 * A link to an address that an editor wrote: outside of the store as a rule, or a path of the store that no other type of link knows.
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
  /**
   * Absolute address with the scheme `https`, `http`, `mailto` or `tel`, a path from the root of the store such as `/guides/care?size=m`, or
   * a place on the same page such as `#care`. An integration leaves out every other, `javascript` above all, and reports it.
   */
  readonly url: string;
  /** Whether it opens in a new tab. The link has to say so. */
  readonly newTab: boolean;
}
