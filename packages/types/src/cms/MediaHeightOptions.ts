/**
 * Height of a block whose medium fills it. The medium is cropped around its focal point.
 *
 * @category Media
 * @example
 * ```ts
 * import type {MediaHeightOptions} from '@storefront-toolkit/types/cms';
 *
 * export const height: MediaHeightOptions = 'large';
 * ```
 */
export type MediaHeightOptions =
  /** The height that the medium's own proportions give at the width of the block. Nothing is cropped. */
  | 'natural'
  /** At least 16 rem. */
  | 'small'
  /** At least 28 rem. */
  | 'medium'
  /** At least 40 rem. */
  | 'large'
  /** The height of the window. */
  | 'screen';
