/** The language of a project, with the region that decides its prices. */
export interface Language {
  /** The tag in its canonical form. */
  tag: string;
  /** Currency of the sample prices, and of those that a vendor is asked for. */
  currency: string;
  /** Region that a vendor is asked for. Absent if the tag doesn't lead to one. */
  country: string | undefined;
  /** Whether the script runs from right to left. */
  isRightToLeft: boolean;
}

/** Regions by their currency. All others have the euro until somebody changes the file. */
const REGIONS: Readonly<Record<string, string>> = {
  AED: 'AE',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK',
  GBP: 'GB',
  HUF: 'HU',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  TRY: 'TR',
  UAH: 'UA',
  USD: 'US',
  ZAR: 'ZA',
};

/** The scripts of Arabic and Hebrew, and of languages around them, by their codes in ISO 15924. */
const RIGHT_TO_LEFT = /^(?:Arab|Hebr|Syrc|Thaa)$/;

/** The canonical form of a tag that this Node.js has formats for, or `undefined`. */
function knownTag(text: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text)[0];
  } catch {
    // It isn't a language tag.
    return undefined;
  }
}

/**
 * Reads a language tag.
 *
 * @throws If it isn't one, or Node.js has no formats for it.
 */
export function readLanguage(text: string): Language {
  const tag = knownTag(text);
  if (!tag) {
    throw new Error(
      `"${text}" isn't a language that prices can be written in. Write a tag of the language and the region, such as en-IE, de-CH or ja-JP.`,
    );
  }
  const {region, script} = new Intl.Locale(tag).maximize();
  const country = region && /^[A-Z]{2}$/.test(region) ? region : undefined;
  const [currency = 'EUR'] =
    Object.entries(REGIONS).find(([, regions]) => regions.split(' ').includes(country ?? '')) ?? [];
  return {tag, currency, country, isRightToLeft: RIGHT_TO_LEFT.test(script ?? '')};
}
