/**
 * A step of the spacing scale, as a multiple of the theme's spacing unit.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {PaddingOptions} from '@storefront-toolkit/types/cms';
 *
 * export const above: PaddingOptions = 'large';
 * ```
 */
export type PaddingOptions =
  /** Nothing. */
  | 'none'
  /** 2 units, 0.5 rem. */
  | 'small'
  /** 4 units, 1 rem. */
  | 'medium'
  /** 8 units, 2 rem. */
  | 'large'
  /** 16 units, 4 rem. */
  | 'extra-large';
