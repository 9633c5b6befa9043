/**
 * A property that results should have.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {BooleanSelection} from '@storefront-toolkit/types/search';
 *
 * export const inStock: BooleanSelection = {type: 'boolean', key: 'in-stock'};
 * ```
 */
export interface BooleanSelection {
  /** Tells the selection from others. */
  readonly type: 'boolean';
  /** Key of the {@link BooleanRefinement}. */
  readonly key: string;
}
