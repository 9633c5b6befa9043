/**
 * Which part of the category tree is asked for.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {CategoryTreeInput} from '@storefront-toolkit/types/catalog';
 *
 * export const forMenu: CategoryTreeInput = {depth: 2};
 * ```
 */
export interface CategoryTreeInput {
  /** Key of the category to start below. Without it, the tree starts at the top. */
  readonly rootId?: string | undefined;
  /** The number of levels. 1 or more. */
  readonly depth: number;
}
