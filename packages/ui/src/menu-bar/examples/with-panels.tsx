import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

const category = (
  id: string,
  text: string,
  items: readonly NavigationMenuItem[] = [],
): NavigationMenuItem => ({id, text, link: {type: 'SearchResults', category: id}, items});

const ITEMS = [
  category('shoes', 'Shoes', [
    category('trail', 'Trail running', [
      category('trail-waterproof', 'Waterproof'),
      category('trail-light', 'Light'),
    ]),
    category('hiking', 'Hiking'),
    category('sandals', 'Sandals'),
  ]),
  category('socks', 'Socks', [category('merino', 'Merino wool'), category('liner', 'Liners')]),
  category('insoles', 'Insoles'),
];

const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function WithPanels() {
  return <MenuBar label="Footwear" items={ITEMS} hrefOf={hrefOf} />;
}
