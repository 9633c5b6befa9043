/**
 * The contrast of a block of medium and text with the page around it.
 *
 * @category Media
 * @example
 * ```ts
 * import type {MediaBlockVariants} from '@storefront-toolkit/types/cms';
 *
 * export const variant: MediaBlockVariants = 'outlined';
 * ```
 */
export type MediaBlockVariants =
  /** Not at all: the background of the page shows. */
  | 'plain'
  /** By a background of its own, the theme's color `surface`. */
  | 'filled'
  /** By a line, the theme's color `line`. */
  | 'outlined'
  /** By its size: it reaches from edge to edge of the window. */
  | 'full-width';
