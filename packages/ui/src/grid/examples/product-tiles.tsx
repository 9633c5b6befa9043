import {products} from '@storefront-toolkit/fixtures/catalog';
import type {Block, GridBlock} from '@storefront-toolkit/types/cms';
import {Grid} from '@storefront-toolkit/ui/grid';

const block: GridBlock = {
  type: 'Grid',
  id: 'new-arrivals',
  columns: {base: 2, md: 4},
  gap: {base: 'small', md: 'large'},
  items: products.slice(0, 4).map(({id, slug}) => ({
    type: 'ProductTile',
    id: `tile-${id}`,
    product: {by: 'slug', slug},
  })),
};

function renderBlock({type, id}: Block) {
  const product = products.find((one) => `tile-${one.id}` === id);
  // A product that the catalog no longer has takes no cell.
  if (type !== 'ProductTile' || !product) return null;
  return (
    <article>
      <img src={product.image?.src} alt="" width={800} height={1000} className="rounded-md" />
      <h3 className="mt-2 text-base">{product.name}</h3>
    </article>
  );
}

export default function ProductTiles() {
  return <Grid block={block} renderBlock={renderBlock} />;
}
