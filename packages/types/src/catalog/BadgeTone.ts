/**
 * The meaning that a badge's color conveys. The theme decides the color itself.
 *
 * @category Promotions
 * @example
 * ```ts
 * import type {BadgeTone} from '@storefront-toolkit/types/catalog';
 *
 * const tone: BadgeTone = 'sale';
 * ```
 */
export type BadgeTone =
  /** A fact without weight: `Made in Portugal`. */
  | 'neutral'
  /** Something to draw attention to: `New`. */
  | 'brand'
  /** A lower price: `−20%`. */
  | 'sale'
  /** An advantage: `Free shipping`. */
  | 'success'
  /** Something to know before buying: `Only 3 left`. */
  | 'warning';
