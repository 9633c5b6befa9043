import type {IsoDate} from '../config/IsoDate.ts';

/**
 * Days between which something is expected to arrive.
 *
 * @category Shipping
 * @example
 * ```ts
 * import type {DeliveryWindow} from '@storefront-toolkit/types/cart';
 *
 * export const delivery: DeliveryWindow = {
 *   earliest: '2026-03-11',
 *   latest: '2026-03-13',
 * };
 * ```
 */
export interface DeliveryWindow {
  /** First day on which the parcel may arrive, at the place of delivery. */
  readonly earliest: IsoDate;
  /** Last day on which it may arrive. The same as `earliest` for delivery on a fixed day. */
  readonly latest: IsoDate;
}
