import {SearchBox, type Suggest} from '@storefront-toolkit/commerce-ui/search/search-box';
import type {Cart} from '@storefront-toolkit/types/cart';
import type {CategoryNode} from '@storefront-toolkit/types/catalog';
import type {Layout} from '@storefront-toolkit/types/cms';
import type {SuggestionsResult} from '@storefront-toolkit/types/search';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {createBlockRenderer} from '@storefront-toolkit/ui/contentpage';
import {Link} from '@storefront-toolkit/ui/link';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';
import {Link as RouterLink, useNavigate, useSearchParams} from 'react-router';
import {useMarket} from '../use-market.ts';
import {layoutBlocks} from './layout-blocks.tsx';
import {MenuSheet} from './MenuSheet.tsx';
import {renderLink} from './RouterLink.tsx';

interface ShopHeaderProps {
  layout: Layout;
  categories: readonly CategoryNode[];
  cart: Cart | undefined;
}

/** The start of every page: announcement, logo, menu, search, cart. */
export function ShopHeader({layout, categories, cart}: ShopHeaderProps) {
  const {hrefOf, labels, locale, prefix, productHref} = useMarket();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const {shop, components} = labels;
  const count = cart?.totalQuantity ?? 0;
  const renderBlock = createBlockRenderer({blocks: layoutBlocks, links: {hrefOf, renderLink}});
  const items = categories.map(({id, slug, name}) => ({
    id,
    text: name,
    link: {type: 'SearchResults', category: slug} as const,
    items: [],
  }));
  const tree = {label: shop.navigation, items, hrefOf, renderLink};
  const suggest: Suggest = async (term, signal) => {
    const address = `${prefix}/suggestions?${new URLSearchParams({q: term}).toString()}`;
    const answer = await fetch(address, {signal});
    return (await answer.json()) as SuggestionsResult;
  };
  return (
    <header className="relative border-b border-line bg-canvas text-base text-ink">
      <SkipToContent>{shop.skip}</SkipToContent>
      {layout.top.content.length > 0 && (
        <div className="bg-surface px-gutter py-2 text-sm">
          {layout.top.content.map((block) => (
            <div key={block.id}>{renderBlock(block)}</div>
          ))}
        </div>
      )}
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-3 px-gutter py-3">
        <MenuSheet {...tree} title={shop.menu} closeLabel={shop.close} />
        <Link
          link={{type: 'Home'}}
          hrefOf={hrefOf}
          renderLink={renderLink}
          variant="unstyled"
          className="inline-flex min-h-11 grow items-center text-lg font-bold lg:grow-0"
        >
          Outdoor Example
        </Link>
        <FlyoutNavigation {...tree} className="hidden grow lg:block" />
        <SearchBox
          action={`${prefix}/search`}
          locale={locale}
          defaultValue={parameters.get('q') ?? ''}
          suggest={suggest}
          productHref={productHref}
          categoryHref={`${prefix}/categories/{slug}`}
          pageHref={`${prefix}/{slug}`}
          renderLink={renderLink}
          labels={components.searchBox}
          onSubmit={(event) => {
            event.preventDefault();
            const term = new FormData(event.currentTarget).get('q');
            const query = new URLSearchParams({q: typeof term === 'string' ? term : ''});
            void navigate(`${prefix}/search?${query.toString()}`);
          }}
          className="order-last lg:order-none lg:max-w-72"
        />
        <ButtonLink render={<RouterLink to={`${prefix}/cart`} />} variant="ghost">
          <QuantityIndicator count={count} label={shop.cartCount.replace('{count}', String(count))}>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              className="size-7!"
            >
              <path d="M5 8h14l-1 12H6L5 8ZM9 10V7a3 3 0 0 1 6 0v3" />
            </svg>
          </QuantityIndicator>
        </ButtonLink>
      </div>
    </header>
  );
}
