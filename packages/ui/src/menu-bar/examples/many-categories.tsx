import type {StorefrontLink} from '@storefront-toolkit/types/cms';
import {MenuBar} from '@storefront-toolkit/ui/menu-bar';

const CATEGORIES = [
  'Tents and tarps',
  'Sleeping bags',
  'Sleeping mats',
  'Stoves and fuel',
  'Water filters',
  'Headlamps',
  'Backpacks',
  'Trekking poles',
];

const items = CATEGORIES.map((text) => {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return {id: slug, text, link: {type: 'SearchResults', category: slug}, items: []} as const;
});

const hrefOf = (link: StorefrontLink) =>
  link.type === 'SearchResults' ? `#${link.category}` : '#home';

export default function ManyCategories() {
  return (
    <div className="mx-auto max-w-96">
      <MenuBar label="Camping" items={items} hrefOf={hrefOf} current="sleeping-bags" />
    </div>
  );
}
