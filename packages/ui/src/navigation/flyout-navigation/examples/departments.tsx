import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';

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
    category('pants', 'Pants', [
      category('hiking-pants', 'Hiking pants'),
      category('shorts', 'Shorts'),
    ]),
    category('base-layers', 'Base layers'),
  ]),
  category('shoes', 'Shoes', [
    category('boots', 'Boots'),
    category('trail-shoes', 'Trail shoes'),
    category('sandals', 'Sandals'),
  ]),
  category('sale', 'Sale'),
];

/** Stands for the function of your storefront that knows its addresses. */
const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function Departments() {
  return <FlyoutNavigation label="Shop" items={ITEMS} hrefOf={hrefOf} current="boots" />;
}
