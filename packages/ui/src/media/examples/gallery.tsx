import {campImage, railImage, vimeoVideo} from '@storefront-toolkit/fixtures/cms';
import type {Media as CmsMedia} from '@storefront-toolkit/types/cms';
import {Media} from '@storefront-toolkit/ui/media';

const GALLERY: readonly {media: CmsMedia; caption: string}[] = [
  {media: campImage, caption: 'The first night by the lake'},
  {media: vimeoVideo, caption: 'Forty seconds of evening light'},
  {media: railImage, caption: 'Drying after the rain'},
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
