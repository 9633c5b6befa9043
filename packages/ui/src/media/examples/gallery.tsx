import {cabinImage, trailImage, vimeoVideo} from '@storefront-toolkit/fixtures/cms';
import type {Media as CmsMedia} from '@storefront-toolkit/types/cms';
import {Media} from '@storefront-toolkit/ui/media';

const GALLERY: readonly {media: CmsMedia; caption: string}[] = [
  {media: trailImage, caption: 'The way up to the hut'},
  {media: vimeoVideo, caption: 'Forty seconds of evening light'},
  {media: cabinImage, caption: 'The first night in the snow'},
];

export default function Gallery() {
  return (
    <div className="grid grid-cols-cards gap-4">
      {GALLERY.map(({media, caption}) => (
        <Media
          key={media.id}
          media={media}
          caption={caption}
          ratio={16 / 9}
          sizes="(width < 40rem) 100vw, 33vw"
        />
      ))}
    </div>
  );
}
