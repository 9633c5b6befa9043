import type {Layout} from '@storefront-toolkit/types/cms';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {type HrefOf, Link} from '@storefront-toolkit/ui/link';
import {MediaImage} from '@storefront-toolkit/ui/media';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';
import {QuantityIndicator} from '@storefront-toolkit/ui/quantity-indicator';
import {SkipToContent} from '@storefront-toolkit/ui/skip-to-content';
import {MenuSheet} from './MenuSheet';
import {SearchForm} from './SearchForm';

/** Props of `StoreHeader`. */
export interface StoreHeaderProps {
  /** The layout of your CMS, for its logo and its navigation. */
  layout: Pick<Layout, 'logo' | 'navigation'>;
  /** Name of the store. It is shown where the layout has no logo. */
  storeName: string;
  /** Gives the links their addresses. Make one for the whole store. */
  hrefOf: HrefOf;
  /** Address of the cart. */
  cartHref: string;
  /** The number of items in the cart: its `totalQuantity`. */
  cartCount: number;
  /** Id of the navigation's entry whose page is shown. */
  current?: string;
  /** The term that the shown results are for. */
  term?: string;
  /** Id of the main content, which the first link of the page skips to. It needs `tabIndex={-1}`. */
  contentId?: string;
}

/** The start of every page. Put it before `<main>`. */
export function StoreHeader({
  layout: {logo, navigation},
  storeName,
  hrefOf,
  cartHref,
  cartCount,
  current,
  term,
  contentId = 'main',
}: StoreHeaderProps) {
  const tree = {label: 'Shop', items: navigation, hrefOf, current};
  return (
    <header className="relative border-b border-line bg-canvas text-base text-ink">
      <SkipToContent href={`#${contentId}`} />
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-3 px-gutter py-3">
        <MenuSheet title="Menu">
          <MobileNavigation {...tree} />
        </MenuSheet>
        <Link
          link={{type: 'Home'}}
          hrefOf={hrefOf}
          variant="unstyled"
          className="grow text-lg font-bold lg:grow-0"
        >
          {logo ? <MediaImage image={logo} priority className="h-12 w-auto" /> : storeName}
        </Link>
        <FlyoutNavigation {...tree} className="hidden grow lg:block" />
        <SearchForm
          action={hrefOf({type: 'SearchResults'})}
          term={term}
          className="min-w-0 flex-[1_1_12rem] lg:flex-none"
        />
        <ButtonLink href={cartHref} variant="ghost">
          <QuantityIndicator
            count={cartCount}
            label={cartCount === 1 ? '1 item in your cart' : `${cartCount} items in your cart`}
          >
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
