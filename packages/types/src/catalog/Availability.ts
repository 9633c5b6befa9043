import type {IsoDate} from '../config/IsoDate.ts';
import type {AvailabilityStatus} from './AvailabilityStatus.ts';

/**
 * Whether something can be bought, and when it arrives at the store. Ask {@link isPurchasable} rather than comparing statuses.
 *
 * @category Availability
 * @entity
 * @example
 * ```ts
 * import type {Availability} from '@storefront-toolkit/types/catalog';
 *
 * export const inStock: Availability = {status: 'in-stock', quantity: 41};
 * export const preorder: Availability = {
 *   status: 'preorder',
 *   expectedOn: '2026-04-01',
 * };
 * ```
 */
export interface Availability {
  /** Whether it can be bought. */
  readonly status: AvailabilityStatus;
  /** The number of pieces left, for vendors that tell. Other shoppers keep buying, so only the cart decides. */
  readonly quantity?: number | undefined;
  /** Day from which it is shipped, for a backorder, a preorder, or what is out of stock. */
  readonly expectedOn?: IsoDate | undefined;
}
