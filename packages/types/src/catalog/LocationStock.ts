import type {Availability} from './Availability.ts';
import type {StockLocation} from './StockLocation.ts';

/**
 * A variant's stock at one location.
 *
 * @category Availability
 * @example
 * ```ts
 * import type {LocationStock} from '@storefront-toolkit/types/catalog';
 *
 * export const stock: LocationStock = {
 *   location: {id: 'loc-1', name: 'Dublin'},
 *   availability: {status: 'in-stock', quantity: 3},
 *   pickupTime: 'Usually ready in 24 hours',
 * };
 * ```
 */
export interface LocationStock {
  /** Where it is. */
  readonly location: StockLocation;
  /** Whether the variant is in stock there. */
  readonly availability: Availability;
  /** The vendor's text on when an order can be collected there. Left out when it tells none. */
  readonly pickupTime?: string | undefined;
}
