import type {LocaleCode} from '@storefront-toolkit/types/config';
import {reportMisuse} from '@storefront-toolkit/ui/internal';

function isKnown(locale: LocaleCode): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/** The locale, or English for one that `Intl` doesn't know: it would throw, or use the language of the machine. Reports it in development. */
export function knownLocale(component: string, locale: LocaleCode): LocaleCode {
  if (isKnown(locale)) return locale;
  if (process.env.NODE_ENV !== 'production') {
    reportMisuse(
      component,
      `got the locale "${locale}", which \`Intl\` doesn't know, so numbers and dates are in English. ` +
        'Pass a language and a region with a hyphen, such as "en-IE".',
    );
  }
  return 'en';
}
