/**
 * By what a category is looked up.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {CategoryKey} from '@storefront-toolkit/types/catalog';
 *
 * export const fromAddress: CategoryKey = {by: 'slug', slug: 'jackets'};
 * ```
 */
export type CategoryKey =
  /** By the id that the commerce vendor gave it. */
  | {readonly by: 'id'; readonly id: string}
  /** By its part of the page's address, in the request's language. */
  | {readonly by: 'slug'; readonly slug: string};
