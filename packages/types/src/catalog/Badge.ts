import type {BadgeTone} from './BadgeTone.ts';

/**
 * A short label on a product: new, on sale, last pieces.
 *
 * @category Promotions
 * @entity
 * @example
 * ```ts
 * import type {Badge} from '@storefront-toolkit/types/catalog';
 *
 * export const badge: Badge = {id: 'new', label: 'New', tone: 'brand'};
 * ```
 */
export interface Badge {
  /** Key of the badge, the same in every language. */
  readonly id: string;
  /** Text that shoppers see. One to three words. */
  readonly label: string;
  /** The meaning that its color conveys. */
  readonly tone: BadgeTone;
}
