/**
 * Which quantities of something may be ordered: `min`, then every `step` more, up to `max`.
 *
 * @category Availability
 * @example
 * ```ts
 * import type {QuantityRule} from '@storefront-toolkit/types/catalog';
 *
 * // Wine by the half dozen, at most four cases: 6, 12, 18 or 24.
 * export const rule: QuantityRule = {min: 6, max: 24, step: 6};
 * ```
 */
export interface QuantityRule {
  /** Smallest quantity. 1 or more. */
  readonly min: number;
  /** Largest quantity. Left out when there is no limit. */
  readonly max?: number | undefined;
  /** Distance between two quantities. 1 or more. */
  readonly step: number;
}
