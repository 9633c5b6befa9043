import {toIsoDateTime} from '../config/dates.ts';
import type {DateModel} from './DateModel.ts';

/**
 * Wraps a vendor's moment.
 *
 * @param moment - ISO 8601 text with its time zone, milliseconds since 1970, or a `Date`.
 * @param display - Text that the vendor has formatted for shoppers.
 * @returns The moment.
 * @throws `RangeError` when it can't be read, or has no time zone.
 * @category Dates
 * @example
 * ```ts
 * import {toDateModel} from '@storefront-toolkit/types/oms';
 *
 * export const shippedAt = toDateModel(1773066600 * 1000);
 * ```
 */
export function toDateModel(moment: string | number | Date, display?: string): DateModel {
  const iso = toIsoDateTime(moment);
  return display === undefined ? {iso} : {iso, display};
}
