import type {IsoDateTime} from '../config/IsoDateTime.ts';

/**
 * A moment that a vendor gave, in one notation: a shop system sends ISO 8601, the next one seconds since 1970, and some a text that is already formatted.
 *
 * @category Dates
 * @entity
 * @example
 * ```ts
 * import {type DateModel, toDateModel} from '@storefront-toolkit/types/oms';
 *
 * export const placedAt: DateModel = toDateModel('2026-03-09T15:30:00+01:00');
 * ```
 */
export interface DateModel {
  /** The moment, in UTC. Sort and compute with it. */
  readonly iso: IsoDateTime;
  /** Text that the vendor has formatted for shoppers, such as `Today before noon`. Without it, format `iso` with `Intl.DateTimeFormat`. */
  readonly display?: string | undefined;
}
