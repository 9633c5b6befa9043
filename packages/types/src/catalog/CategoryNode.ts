import type {CategoryReference} from './CategoryReference.ts';

/**
 * A category in the tree that menus are made of, with everything below it.
 *
 * @category Categories
 * @example
 * ```ts
 * import type {CategoryNode} from '@storefront-toolkit/types/catalog';
 *
 * export const clothing: CategoryNode = {
 *   id: 'c-1',
 *   slug: 'clothing',
 *   name: 'Clothing',
 *   children: [{id: 'c-12', slug: 'jackets', name: 'Jackets', children: []}],
 * };
 * ```
 */
export interface CategoryNode extends CategoryReference {
  /** Categories below, in the order of the menu. */
  readonly children: readonly CategoryNode[];
}
