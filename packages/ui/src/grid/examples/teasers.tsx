import {campKitchen, home, jackets} from '@storefront-toolkit/fixtures/catalog';
import {homeImage, kitchenImage, railImage} from '@storefront-toolkit/fixtures/cms';
import type {Block, GridBlock} from '@storefront-toolkit/types/cms';
import {Grid} from '@storefront-toolkit/ui/grid';

const DEPARTMENTS = [
  {category: jackets, image: railImage},
  {category: campKitchen, image: kitchenImage},
  {category: home, image: homeImage},
];

const block: GridBlock = {
  type: 'Grid',
  id: 'departments',
  columns: {base: 1, sm: 3},
  items: DEPARTMENTS.map(({category: {id, slug, name}, image}) => ({
    type: 'LinkItem',
    id,
    image,
    link: {text: name, link: {type: 'SearchResults', category: slug}},
  })),
};

function renderBlock(item: Block) {
  if (item.type !== 'LinkItem') return null;
  return (
    <a href={`#${item.id}`} className="grid gap-2 text-center font-semibold">
      <img src={item.image?.src} alt="" width={1600} height={900} className="rounded-md" />
      {item.link.text}
    </a>
  );
}

export default function Teasers() {
  return <Grid block={block} renderBlock={renderBlock} />;
}
