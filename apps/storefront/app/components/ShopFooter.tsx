import type {Layout} from '@storefront-toolkit/types/cms';
import {Footer} from '@storefront-toolkit/ui/footer';
import {useLocation} from 'react-router';
import {MARKETS} from '../markets.ts';
import {useMarket} from '../use-market.ts';
import {renderLink} from './RouterLink.tsx';

/** The end of every page, with the choice of country and language. */
export function ShopFooter({layout: {footer}}: {layout: Layout}) {
  const {hrefOf, labels, locale, prefix} = useMarket();
  const {pathname} = useLocation();
  const path = pathname.slice(prefix.length);
  const {shop} = labels;
  if (!footer) return null;
  return (
    <Footer footer={footer} hrefOf={hrefOf} renderLink={renderLink} label={shop.footer}>
      <nav aria-label={shop.market} className="grid gap-1">
        <p className="font-semibold">{shop.market}</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {MARKETS.map((market) => (
            <li key={market.locale}>
              {/* A whole page load: language and prices change everywhere. */}
              <a
                href={`/${market.locale}${path}`}
                hrefLang={market.locale}
                lang={market.locale}
                aria-current={market.locale === locale ? 'true' : undefined}
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-current:font-semibold"
              >
                {market.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Footer>
  );
}
