/**
 * Whether something can be bought now.
 *
 * @category Availability
 * @example
 * ```ts
 * import type {AvailabilityStatus} from '@storefront-toolkit/types/catalog';
 *
 * const status: AvailabilityStatus = 'low-stock';
 * ```
 */
export type AvailabilityStatus =
  /** Can be bought and is shipped at once. */
  | 'in-stock'
  /** As `in-stock`, but few are left. The store decides what few means. */
  | 'low-stock'
  /** Can be bought, and is shipped once it is in stock again. */
  | 'backorder'
  /** Can be bought before it is on the market. */
  | 'preorder'
  /** Can't be bought now. It is expected to come back. */
  | 'out-of-stock'
  /** Can't be bought, and won't come back. */
  | 'discontinued';
