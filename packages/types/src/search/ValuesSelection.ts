/**
 * The values of a list or of swatches that results should be narrowed to.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {ValuesSelection} from '@storefront-toolkit/types/search';
 *
 * export const sizes: ValuesSelection = {
 *   type: 'values',
 *   key: 'size',
 *   values: ['m', 'l'],
 * };
 * ```
 */
export interface ValuesSelection {
  /** Tells the selection from others. */
  readonly type: 'values';
  /** Key of the {@link ListRefinement} or {@link SwatchRefinement}. */
  readonly key: string;
  /** Keys of the values: at least one. */
  readonly values: readonly [string, ...string[]];
}
