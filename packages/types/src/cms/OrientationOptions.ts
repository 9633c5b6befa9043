/**
 * Along which axis the parts of a block follow each other.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {OrientationOptions} from '@storefront-toolkit/types/cms';
 *
 * export const orientation: OrientationOptions = 'vertical';
 * ```
 */
export type OrientationOptions =
  /** Side by side. Where there is no room for it, below each other. */
  | 'horizontal'
  /** Below each other. */
  | 'vertical';
