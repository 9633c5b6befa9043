import type {CategoryKey} from '../catalog/CategoryKey.ts';
import type {ProductSearchInput} from './ProductSearchInput.ts';

/**
 * Which products of a category are asked for. With a `term`, those of them that fit it.
 *
 * @category Integration
 * @entity
 * @example
 * ```ts
 * import type {CategorySearchInput} from '@storefront-toolkit/types/search';
 *
 * export const jackets: CategorySearchInput = {
 *   category: {by: 'slug', slug: 'jackets'},
 *   term: '',
 *   selections: [],
 *   page: 1,
 *   pageSize: 24,
 * };
 * ```
 */
export interface CategorySearchInput extends ProductSearchInput {
  /** The category. Products of the categories below are part of it. */
  readonly category: CategoryKey;
}
