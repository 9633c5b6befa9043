import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';

const category = (
  id: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id, text, link: {type: 'SearchResults', category: id}, items});

const ITEMS = [
  category('clothes', 'Clothes', [
    category('jackets', 'Jackets', [
      category('rain-jackets', 'Rain jackets'),
      category('down-jackets', 'Down jackets'),
    ]),
    category('pants', 'Pants'),
    category('base-layers', 'Base layers'),
  ]),
  category('shoes', 'Shoes', [category('boots', 'Boots'), category('sandals', 'Sandals')]),
  category('sale', 'Sale'),
];

/** Stands for the function of your storefront that knows its addresses. */
const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function StoreMenu() {
  return (
    <div className="mx-auto min-h-60 max-w-80">
      <MobileNavigation label="Shop" items={ITEMS} hrefOf={hrefOf} />
    </div>
  );
}
