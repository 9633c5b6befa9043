/**
 * Enough of a category to name it and link to it.
 *
 * @category Categories
 * @entity
 * @example
 * ```ts
 * import type {CategoryReference} from '@storefront-toolkit/types/catalog';
 *
 * export const jackets: CategoryReference = {
 *   id: 'c-12',
 *   slug: 'jackets',
 *   name: 'Jackets',
 * };
 * ```
 */
export interface CategoryReference {
  /** Key of the category at the vendor. */
  readonly id: string;
  /** Its part of the page's address, without slashes, in the request's language. */
  readonly slug: string;
  /** Name that shoppers see. */
  readonly name: string;
}
