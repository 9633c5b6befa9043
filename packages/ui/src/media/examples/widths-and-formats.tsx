import {mountainsImage} from '@storefront-toolkit/fixtures/cms';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';

/** One for the whole store. These files are made ahead; an image host would take the width as a parameter. */
const delivery: ImageDelivery = {
  urlOf: (src, {width, format = 'webp'}) => src.replace('.svg', `-${width}.${format}`),
  widths: [480, 960],
  formats: ['avif'],
};

export default function WidthsAndFormats() {
  return (
    <MediaImage
      image={{...mountainsImage, narrow: undefined}}
      delivery={delivery}
      sizes="(width < 48rem) 100vw, 40rem"
      className="mx-auto max-w-160 rounded-md"
    />
  );
}
