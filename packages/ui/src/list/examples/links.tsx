import type {LinkText} from '@storefront-toolkit/types/cms';
import {createHrefOf} from '@storefront-toolkit/ui/link';
import {LinkList} from '@storefront-toolkit/ui/list';

const category = (text: string): LinkText => {
  const slug = text.toLowerCase().replaceAll(' ', '-');
  return {text, link: {type: 'SearchResults', category: slug}};
};

const SLEEPING = ['Tents', 'Sleeping bags', 'Mats', 'Pillows'].map(category);
const HELP: readonly LinkText[] = [
  {text: 'Size guide', link: {type: 'Page', slug: 'guides/sizes'}},
  {text: 'Returns', link: {type: 'Page', slug: 'returns'}},
  {
    text: 'Weather',
    link: {type: 'Url', url: 'https://example.com/weather', newTab: true},
  },
];

const hrefOf = createHrefOf({prefix: '#'});

export default function Links() {
  return (
    <div className="grid gap-4">
      <LinkList links={SLEEPING} hrefOf={hrefOf} aria-label="Sleeping outside" />
      <LinkList links={HELP} orientation="horizontal" variant="inline" hrefOf={hrefOf} />
    </div>
  );
}
