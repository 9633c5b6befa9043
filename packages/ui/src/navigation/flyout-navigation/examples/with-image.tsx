import {trailImage} from '@storefront-toolkit/fixtures/cms';
import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';

const entry = (slug: string, text: string): NavigationMenuItem => {
  return {id: slug, text, link: {type: 'Page', slug}, items: []};
};

const ITEMS: readonly NavigationMenuItem[] = [
  {
    ...entry('activities', 'Activities'),
    image: trailImage,
    items: [entry('hiking', 'Hiking'), entry('climbing', 'Climbing'), entry('skiing', 'Skiing')],
  },
  {id: 'help', text: 'Help', items: [entry('delivery', 'Delivery'), entry('returns', 'Returns')]},
  entry('stores', 'Stores'),
];

const hrefOf = (link: StorefrontLink) => (link.type === 'Page' ? `#${link.slug}` : '#home');

export default function WithImage() {
  return <FlyoutNavigation label="Discover" items={ITEMS} hrefOf={hrefOf} />;
}
