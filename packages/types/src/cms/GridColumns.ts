/**
 * The number of a grid's columns. All have the same width.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {GridColumns} from '@storefront-toolkit/types/cms';
 *
 * export const columns: GridColumns = 4;
 * ```
 */
export type GridColumns =
  /** One below the other. */
  | 1
  /** Halves. */
  | 2
  /** Thirds. */
  | 3
  /** Quarters. */
  | 4
  /** Fifths, for small tiles on wide screens. */
  | 5
  /** Sixths, for logos and icons. */
  | 6;
