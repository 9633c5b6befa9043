import type {Field} from '@storefront-toolkit/integration-core';
import type {Image, ProductMedia, VideoSource} from '@storefront-toolkit/types/catalog';
import type {VideoMedia} from '@storefront-toolkit/types/cms';
import type {ExternalVideo, Image as ShopifyImage, MediaImage, Model3d, Video} from './schema.ts';
import type {Raw} from './raw.ts';

type RawImage = Raw<ShopifyImage> | null | undefined;
type RawMedium = Raw<ExternalVideo | MediaImage | Model3d | Video> | null | undefined;

/** An image. Its text is empty when Shopify has none. */
export function readImage(field: Field<RawImage>, alt?: string): Image {
  const width = field.at('width').given()?.integer();
  const height = field.at('height').given()?.integer();
  return {
    src: field.at('url').filledText(),
    alt: field.at('altText').optionalText() ?? alt ?? '',
    ...(width !== undefined && {width}),
    ...(height !== undefined && {height}),
  };
}

/** The player at a video service, by the address of its frame. */
function readHostedVideo(field: Field<RawMedium>, title: string): VideoMedia {
  const provider = field.at('host').oneOf('YOUTUBE', 'VIMEO') === 'YOUTUBE' ? 'YouTube' : 'Vimeo';
  const address = field.at('embedUrl').filledText();
  const id = field
    .at('embedUrl')
    .read('an address', () => new URL(address).pathname.split('/').filter(Boolean).at(-1));
  if (!id) field.at('embedUrl').fail('the address of a video');
  const captions = {type: 'Missing'} as const;
  return {type: 'Video', provider, id: id ?? '', title, captions, aspectRatio: 16 / 9};
}

function readVideoSources(field: Field<RawMedium>): readonly [VideoSource, ...VideoSource[]] {
  const isVideo = (type: string): type is VideoSource['mimeType'] =>
    type.startsWith('video/') || type === 'application/vnd.apple.mpegurl';
  const [first, ...rest] = field
    .at('sources')
    .list()
    .flatMap((item) => {
      const mimeType = item.at('mimeType').text();
      return isVideo(mimeType) ? [{src: item.at('url').filledText(), mimeType}] : [];
    });
  return first ? [first, ...rest] : field.at('sources').fail('a list with a video');
}

function readModel(field: Field<RawMedium>) {
  const sources = field
    .at('sources')
    .list()
    .map((item) => ({format: item.at('format').text(), src: item.at('url').filledText()}));
  const find = (wanted: string) => sources.find(({format}) => format === wanted)?.src;
  const usdz = find('usdz');
  const glb = find('glb') ?? field.at('sources').fail('a list with a model in the format glb');
  return {glb, ...(usdz !== undefined && {usdz})};
}

/**
 * The gallery of a product.
 *
 * @param field - The list of media. A kind that the contracts do not know is left out, and so is a medium that Shopify still processes.
 * @param name - Name of the product, which describes what has no text of its own.
 */
export function readMedia(field: Field<readonly RawMedium[] | undefined | null>, name: string) {
  return field.list().flatMap((item): readonly ProductMedia[] => {
    const type = item.at('__typename').text();
    const id = item.at('id').filledText();
    const description = item.at('alt').optionalText() ?? name;
    if (type === 'MediaImage') {
      const image = item.at('image').given();
      return image
        ? [{type: 'image', id, image: readImage(image, item.at('alt').optionalText())}]
        : [];
    }
    const preview = item.at('previewImage').given();
    if (!preview) return [];
    const poster = readImage(preview);
    switch (type) {
      case 'Video':
        return [{type: 'video', id, description, poster, sources: readVideoSources(item)}];
      case 'ExternalVideo':
        return [{type: 'hosted-video', id, poster, video: readHostedVideo(item, description)}];
      case 'Model3d':
        return [{type: 'model', id, description, poster, ...readModel(item)}];
      default:
        return [];
    }
  });
}
