import {createHrefOf} from '@storefront-toolkit/ui/link';
import {useMemo} from 'react';
import {useParams} from 'react-router';
import {labelsOf} from './labels/index.ts';
import {marketOf, MARKETS} from './markets.ts';

/** The market of the address: its language, its words, and the function that gives links their addresses. */
export function useMarket() {
  const {market: locale} = useParams();
  return useMemo(() => {
    const market = marketOf(locale) ?? MARKETS[0];
    const prefix = `/${market.locale}`;
    return {
      market,
      locale: market.locale,
      prefix,
      labels: labelsOf(market.locale),
      /** Without a slash at the end of the home page. */
      hrefOf: createHrefOf({prefix, routes: {Home: () => ''}}),
      productHref: `${prefix}/products/{slug}`,
    };
  }, [locale]);
}
