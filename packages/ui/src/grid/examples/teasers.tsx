import {campKitchen, home, jackets} from '@storefront-toolkit/fixtures/catalog';
import type {Block, GridBlock} from '@storefront-toolkit/types/cms';
import {Grid} from '@storefront-toolkit/ui/grid';

const block: GridBlock = {
  type: 'Grid',
  id: 'departments',
  columns: {base: 1, sm: 3},
  items: [jackets, campKitchen, home].map(({id, slug, name}) => ({
    type: 'LinkItem',
    id,
    link: {text: name, link: {type: 'SearchResults', category: slug}},
  })),
};

function renderBlock(item: Block) {
  if (item.type !== 'LinkItem') return null;
  return (
    <a href={`#${item.id}`} className="rounded-md bg-surface p-6 text-center font-semibold">
      {item.link.text}
    </a>
  );
}

export default function Teasers() {
  return <Grid block={block} renderBlock={renderBlock} />;
}
