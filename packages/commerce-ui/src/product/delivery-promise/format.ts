import type {DeliveryWindow} from '@storefront-toolkit/types/cart';
import type {LocaleCode} from '@storefront-toolkit/types/config';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The server and the browser may know different versions of a language's spaces, which would be different texts. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, ' ');

const DATE = {weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC'} as const;

/** The days of a window: one date, or a range. */
export function formatDays({earliest, latest}: DeliveryWindow, locale: LocaleCode): string {
  const format = new Intl.DateTimeFormat(locale, DATE);
  const from = new Date(`${earliest}T00:00Z`);
  const to = new Date(`${latest}T00:00Z`);
  return withPlainSpaces(to > from ? format.formatRange(from, to) : format.format(from));
}

/** The weekday and the time of day at a place. */
export const formatCutoff = (time: number, locale: LocaleCode, timeZone: string): string =>
  withPlainSpaces(
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(time),
  );

/** Hours and minutes, such as "2 hr 10 min". Seconds are left out, so that nobody gets more time than there is. */
export function formatDuration(milliseconds: number, locale: LocaleCode): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, {style: 'unit', unit: name}).format(value);
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  const parts = [
    ...(hours > 0 ? [unit(hours, 'hour')] : []),
    ...(minutes > 0 || hours === 0 ? [unit(minutes, 'minute')] : []),
  ];
  return withPlainSpaces(
    new Intl.ListFormat(locale, {type: 'unit', style: 'narrow'}).format(parts),
  );
}
