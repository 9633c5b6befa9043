/**
 * A page of the store, other than a product or a category, that may be what the shopper is after.
 *
 * @category Suggestions
 * @entity
 * @example
 * ```ts
 * import type {PageSuggestion} from '@storefront-toolkit/types/search';
 *
 * export const page: PageSuggestion = {
 *   id: 'pg-4',
 *   slug: 'guides/waterproofing',
 *   title: 'Waterproof your jacket',
 * };
 * ```
 */
export interface PageSuggestion {
  /** Key of the page at the CMS. */
  readonly id: string;
  /** Path of the page below the store's address, without a slash at either end. */
  readonly slug: string;
  /** Title that shoppers see. */
  readonly title: string;
}
