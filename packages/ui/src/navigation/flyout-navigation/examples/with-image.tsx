import type {ImageMedia, NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {FlyoutNavigation} from '@storefront-toolkit/ui/navigation/flyout-navigation';

const RIDGE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#f3d9c4" d="M0 0h8v6H0z"/>
<path fill="#c47b54" d="m0 5 2.5-3L4 4l1.5-2L8 5v1H0z"/><circle cx="6" cy="1.2" r=".6" fill="#fff"/></svg>`;

const image: ImageMedia = {
  type: 'Image',
  id: 'ridge',
  src: `data:image/svg+xml,${encodeURIComponent(RIDGE)}`,
  alt: 'A ridge in the evening sun',
  width: 800,
  height: 600,
};

const entry = (slug: string, text: string): NavigationMenuItem => {
  return {id: slug, text, link: {type: 'Page', slug}, items: []};
};

const ITEMS: readonly NavigationMenuItem[] = [
  {
    ...entry('activities', 'Activities'),
    image,
    items: [entry('hiking', 'Hiking'), entry('climbing', 'Climbing'), entry('skiing', 'Skiing')],
  },
  {id: 'help', text: 'Help', items: [entry('delivery', 'Delivery'), entry('returns', 'Returns')]},
  entry('stores', 'Stores'),
];

const hrefOf = (link: StorefrontLink) => (link.type === 'Page' ? `#${link.slug}` : '#home');

export default function WithImage() {
  return <FlyoutNavigation label="Discover" items={ITEMS} hrefOf={hrefOf} />;
}
