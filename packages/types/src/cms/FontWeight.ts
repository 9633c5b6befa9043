/**
 * Weight of a font, as CSS numbers it.
 *
 * @category Typography and theme
 * @example
 * ```ts
 * import type {FontWeight} from '@storefront-toolkit/types/cms';
 *
 * export const weight: FontWeight = 600;
 * ```
 */
export type FontWeight =
  /** Thin. */
  | 100
  /** Extra light. */
  | 200
  /** Light. */
  | 300
  /** Regular: the weight of running text. */
  | 400
  /** Medium. */
  | 500
  /** Semibold. */
  | 600
  /** Bold: the weight of `<strong>`. */
  | 700
  /** Extra bold. */
  | 800
  /** Black. */
  | 900;
