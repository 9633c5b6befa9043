/**
 * A value that results can be narrowed to.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {RefinementValue} from '@storefront-toolkit/types/search';
 *
 * export const value: RefinementValue = {
 *   value: 'm',
 *   label: 'M',
 *   count: 41,
 *   selected: false,
 * };
 * ```
 */
export interface RefinementValue {
  /** Key that goes into the next {@link ProductSearchInput}. */
  readonly value: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** The number of products that would be left. */
  readonly count: number;
  /** Whether results are narrowed to it now. */
  readonly selected: boolean;
}
