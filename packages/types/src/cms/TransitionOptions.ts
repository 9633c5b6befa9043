/**
 * The transition from one slide to the next. Shoppers who asked for reduced motion see `none`.
 *
 * @category Layout
 * @example
 * ```ts
 * import type {TransitionOptions} from '@storefront-toolkit/types/cms';
 *
 * export const transition: TransitionOptions = 'fade';
 * ```
 */
export type TransitionOptions =
  /** The next slide pushes the last one out. */
  | 'slide'
  /** The next slide appears through the last one. */
  | 'fade'
  /** The next slide is there at once. */
  | 'none';
