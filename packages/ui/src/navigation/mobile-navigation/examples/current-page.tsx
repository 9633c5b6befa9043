import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';

const category = (
  id: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id, text, link: {type: 'SearchResults', category: id}, items});

const ITEMS = [
  category('furniture', 'Furniture', [
    category('tables', 'Tables', [
      category('desks', 'Desks'),
      category('dining-tables', 'Dining tables'),
      category('side-tables', 'Side tables'),
    ]),
    category('chairs', 'Chairs'),
  ]),
  category('lamps', 'Lamps'),
];

const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function CurrentPage() {
  return (
    <div className="mx-auto min-h-60 max-w-80">
      <MobileNavigation label="Home goods" items={ITEMS} hrefOf={hrefOf} current="desks" />
    </div>
  );
}
