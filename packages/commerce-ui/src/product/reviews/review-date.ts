import type {LocaleCode} from '@storefront-toolkit/types/config';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

/** A moment's day in UTC, so that server and browser write the same. An empty text for what isn't a moment, which is reported in development. */
export function reviewDate(moment: string, locale: LocaleCode): string {
  const date = new Date(moment);
  if (!Number.isNaN(date.getTime())) {
    return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(date);
  }
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      'ReviewsList',
      `got "${moment}" in place of a moment, so it shows no date. Make one with \`toIsoDateTime\` in the integration.`,
    );
  }
  return '';
}
