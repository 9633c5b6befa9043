import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {ButtonLink} from '@storefront-toolkit/ui/button';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';

const category = (
  id: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id, text, link: {type: 'SearchResults', category: id}, items});

const ITEMS = [
  category('coffee', 'Coffee', [category('espresso', 'Espresso'), category('filter', 'Filter')]),
  category('tea', 'Tea', [category('green-tea', 'Green tea'), category('herbal', 'Herbal')]),
  category('gifts', 'Gifts'),
];

const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function StoreHeader() {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line pb-2">
      <a href="#home" className="text-lg font-bold">
        Coffee & tea
      </a>
      <FlyoutNavigation
        label="Products"
        items={ITEMS}
        hrefOf={hrefOf}
        openDelay={200}
        className="grow"
      />
      <ButtonLink href="#cart" variant="secondary" size="small">
        Cart (2)
      </ButtonLink>
    </header>
  );
}
