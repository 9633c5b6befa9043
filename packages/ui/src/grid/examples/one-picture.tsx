import {cabinImage, coastImage, mountainsImage, trailImage} from '@storefront-toolkit/fixtures/cms';
import type {Block, GridBlock} from '@storefront-toolkit/types/cms';
import {Grid} from '@storefront-toolkit/ui/grid';

const block: GridBlock = {
  type: 'Grid',
  id: 'seasons',
  columns: {base: 2},
  gap: {base: 'none'},
  items: [mountainsImage, trailImage, coastImage, cabinImage].map((media) => ({
    type: 'MediaCard',
    id: `season-${media.id}`,
    media,
    heading: media.alt,
  })),
};

function renderBlock(item: Block) {
  if (item.type !== 'MediaCard') return null;
  const {src, alt, width, height} = item.media;
  return <img src={src} alt={alt} width={width} height={height} />;
}

export default function OnePicture() {
  return <Grid block={block} renderBlock={renderBlock} className="overflow-hidden rounded-lg" />;
}
