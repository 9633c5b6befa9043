import {type Money, moneyOf} from '@storefront-toolkit/types/cms';
import type {CountryCode, CurrencyCode, LocaleCode} from '@storefront-toolkit/types/config';

/** A place to sell: what the first part of each address decides. */
export interface ShopMarket {
  /** Language and region, and the first part of each address: `/de-DE/cart`. */
  readonly locale: LocaleCode;
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** Name in the market's own language, for the choice in the footer. */
  readonly name: string;
  /** Subtotal from which on shipping is free. */
  readonly freeShippingFrom: Money;
}

/** Where the shop sells. To add a market, add it here, and its labels to `labels` if the language is new. */
export const MARKETS: readonly [ShopMarket, ...ShopMarket[]] = [
  {
    locale: 'en-US',
    country: 'US',
    currency: 'USD',
    name: 'United States (USD)',
    freeShippingFrom: moneyOf(10000, 'USD'),
  },
  {
    locale: 'en-IE',
    country: 'IE',
    currency: 'EUR',
    name: 'Ireland (EUR)',
    freeShippingFrom: moneyOf(9000, 'EUR'),
  },
  {
    locale: 'de-DE',
    country: 'DE',
    currency: 'EUR',
    name: 'Deutschland (EUR)',
    freeShippingFrom: moneyOf(9000, 'EUR'),
  },
];

/** The market of an address, or `undefined` when its first part names none. */
export const marketOf = (locale: string | undefined) =>
  MARKETS.find((market) => market.locale === locale);

/** The market for the languages that a browser asks for: the same region, else the same language, else the first. */
export function marketFor(acceptLanguage: string): ShopMarket {
  const wanted = acceptLanguage.split(',').map((one) => one.split(';', 1).join('').trim());
  const language = (locale: string) => locale.split('-', 1).join('').toLowerCase();
  for (const locale of wanted) {
    const found =
      marketOf(locale) ?? MARKETS.find((one) => language(one.locale) === language(locale));
    if (found) return found;
  }
  return MARKETS[0];
}
