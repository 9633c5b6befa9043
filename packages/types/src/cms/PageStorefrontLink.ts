/**
 * A link to a page of the CMS.
 *
 * @category Links
 * @example
 * ```ts
 * import type {PageStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: PageStorefrontLink = {type: 'Page', slug: 'guides/care', fragment: 'zippers'};
 * ```
 */
export interface PageStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'Page';
  /** Slug of the page. */
  readonly slug: string;
  /** Place on the page, without `#`. */
  readonly fragment?: string | undefined;
}
