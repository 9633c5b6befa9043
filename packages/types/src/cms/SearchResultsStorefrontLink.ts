/**
 * A link to a list of products: what a search term finds, a category, or both, with filters.
 *
 * @category Links
 * @example
 * ```ts
 * import type {SearchResultsStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: SearchResultsStorefrontLink = {
 *   type: 'SearchResults',
 *   category: 'jackets',
 *   filters: [{key: 'color', values: ['blue', 'green']}],
 * };
 * ```
 */
export interface SearchResultsStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'SearchResults';
  /** What is searched for. Without it and without a category, all products. */
  readonly term?: string;
  /** Slug of the category that is listed. */
  readonly category?: string;
  /** Filters that are set. Without it, none is. */
  readonly filters?: readonly {
    /** Key of the filter at the search vendor. */
    readonly key: string;
    /** Values that are selected, at least one. */
    readonly values: readonly string[];
  }[];
}
