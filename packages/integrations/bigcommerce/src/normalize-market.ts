import {
  atLeastOne,
  type Field,
  readCurrency,
  readEach,
  readLocale,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Market} from '@storefront-toolkit/types/catalog';
import {nodesOf} from './normalize-product.ts';
import type {RawConnection, RawCurrency, RawSettings} from './raw.ts';

/** The parts of a site that say where it sells. */
interface RawMarket {
  readonly currencies?: RawConnection<RawCurrency> | null | undefined;
  readonly settings?: RawSettings | null | undefined;
}

/** The codes in a list that can be read, with the default first. */
function defaultFirst<Raw extends {readonly isDefault?: boolean}, Code>(
  items: readonly Field<Raw | null | undefined>[],
  missing: string,
  report: Report,
  read: (item: Field<Raw | null | undefined>) => Code | undefined,
): readonly Code[] {
  const codes = readEach(items, missing, report, (item) => {
    const code = read(item);
    const {isDefault} = item.value as Raw;
    return code === undefined ? undefined : {code, isDefault: isDefault === true};
  });
  return [...codes].sort((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(({code}) => code);
}

/** The currencies in which shoppers pay, and the languages of the channel. BigCommerce does not say in which countries it sells. */
export function normalizeMarket(site: Field<RawMarket>, report: Report): Market {
  const currencies = site.at('currencies');
  const locales = site.at('settings').at('locales');
  return {
    countries: [],
    currencies: atLeastOne(
      defaultFirst(nodesOf<RawCurrency>(currencies), 'currency', report, (item) =>
        item.at('isTransactional').boolean() ? readCurrency(item.at('code')) : undefined,
      ),
      currencies,
      'a list with a currency in which shoppers pay',
    ),
    locales: atLeastOne(
      defaultFirst(locales.list(), 'language', report, (item) => readLocale(item.at('code'))),
      locales,
      'a list with a language',
    ),
  };
}
