import type {NavigationMenuItem, StorefrontLink} from '@storefront-toolkit/types/cms';
import {MobileNavigation} from '@storefront-toolkit/ui/navigation/mobile-navigation';

const ITEMS: readonly NavigationMenuItem[] = [
  {id: 'new', text: 'New arrivals', link: {type: 'SearchResults', category: 'new'}, items: []},
  {
    id: 'help',
    text: 'Help',
    items: [
      {id: 'delivery', text: 'Delivery', link: {type: 'Page', slug: 'delivery'}, items: []},
      {id: 'returns', text: 'Returns', link: {type: 'Page', slug: 'returns'}, items: []},
      {
        id: 'manuals',
        text: 'Manuals',
        link: {type: 'Url', url: 'https://example.com/manuals', newTab: true},
        items: [],
      },
    ],
  },
];

function hrefOf(link: StorefrontLink) {
  if (link.type === 'Url') return link.url;
  return link.type === 'Page' ? `#${link.slug}` : '#new';
}

export default function WithHelp() {
  return (
    <div className="mx-auto min-h-60 max-w-80">
      <MobileNavigation label="Service" items={ITEMS} hrefOf={hrefOf} backText="Back from" />
    </div>
  );
}
