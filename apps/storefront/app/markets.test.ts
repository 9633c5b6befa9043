import {describe, expect, test} from 'vitest';
import {marketFor, marketOf, MARKETS} from './markets.ts';

describe('markets', () => {
  test('are found by the first part of an address', () => {
    expect(marketOf('de-DE')).toMatchObject({currency: 'EUR', country: 'DE'});
    expect(marketOf('en-US')).toMatchObject({currency: 'USD', country: 'US'});
    for (const other of ['de', 'fr-FR', 'constructor', '', undefined]) {
      expect(marketOf(other)).toBeUndefined();
    }
  });

  test.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de-DE'],
    ['de-AT', 'de-DE'],
    ['en-IE, en;q=0.5', 'en-IE'],
    ['fr-FR,de;q=0.3', 'de-DE'],
    ['fr', 'en-US'],
    ['*', 'en-US'],
    ['', 'en-US'],
  ])('a browser that asks for %j starts in %s', (languages, locale) => {
    expect(marketFor(languages).locale).toBe(locale);
  });

  test('have their threshold in their own currency', () => {
    for (const {currency, freeShippingFrom} of MARKETS) {
      expect(freeShippingFrom.currency).toBe(currency);
    }
  });
});
