import type {IsoDateTime} from './IsoDateTime.ts';

/**
 * Writes a vendor's moment as ISO 8601 in UTC.
 *
 * @param moment - ISO 8601 text with its time zone, milliseconds since 1970, or a `Date`.
 * @returns The moment, with milliseconds.
 * @throws `RangeError` when it can't be read, or if a text has no time zone, so that it would mean another moment on every machine.
 * @category Dates
 * @example
 * ```ts
 * import {toIsoDateTime} from '@storefront-toolkit/types/config';
 *
 * export const fromText = toIsoDateTime('2026-03-09T15:30:00+01:00');
 * export const fromSeconds = toIsoDateTime(1773066600 * 1000);
 * ```
 */
export function toIsoDateTime(moment: string | number | Date): IsoDateTime {
  const date = new Date(moment);
  const zoned = typeof moment !== 'string' || /T.*(Z|[+-]\d{2}:?\d{2})$/i.test(moment);
  if (!zoned || Number.isNaN(date.getTime())) {
    throw new RangeError(
      `${JSON.stringify(moment)} is not a moment: it has no time zone, or isn't a date. ` +
        'Pass ISO 8601 with a time and Z or an offset, such as 2026-03-09T14:30:00Z, or milliseconds since 1970.',
    );
  }
  return date.toISOString() as IsoDateTime;
}
