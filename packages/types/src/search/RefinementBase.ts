/**
 * The fields of every {@link Refinement}.
 *
 * @category Refinements
 * @example
 * ```ts
 * import type {RefinementBase} from '@storefront-toolkit/types/search';
 *
 * export const heading = ({label}: RefinementBase) => label;
 * ```
 */
export interface RefinementBase {
  /** Key of the refinement, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
}
