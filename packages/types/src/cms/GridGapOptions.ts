/**
 * Distance between the cells of a grid, as a multiple of the theme's spacing unit.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {GridGapOptions} from '@storefront-toolkit/types/cms';
 *
 * export const gap: GridGapOptions = 'medium';
 * ```
 */
export type GridGapOptions =
  /** Cells touch: for images that form one picture. */
  | 'none'
  /** 2 units, 0.5 rem. */
  | 'small'
  /** 4 units, 1 rem. */
  | 'medium'
  /** 8 units, 2 rem. */
  | 'large';
