import type {RefinementSelection} from '../search/RefinementSelection.ts';

/**
 * A link to a list of products: what a search term finds, a category, or both, narrowed or not.
 *
 * @category Links
 * @example
 * ```ts
 * import type {SearchResultsStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: SearchResultsStorefrontLink = {
 *   type: 'SearchResults',
 *   category: 'jackets',
 *   selections: [{type: 'values', key: 'color', values: ['blue', 'green']}],
 * };
 * ```
 */
export interface SearchResultsStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'SearchResults';
  /** The text to search for. Without it and without a category, the link leads to all products. */
  readonly term?: string | undefined;
  /** Slug of the category that is listed. */
  readonly category?: string | undefined;
  /** The selections that narrow the list. Without them, it isn't narrowed. */
  readonly selections?: readonly RefinementSelection[] | undefined;
}
