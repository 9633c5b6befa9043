import {type Field, readEach, type Report} from '@storefront-toolkit/integration-core';
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

/** One medium. */
function readMedium(item: Field<RawMedium>, name: string): ProductMedia {
  const type = item.at('__typename').text();
  const id = item.at('id').filledText();
  const alt = item.at('alt').optionalText();
  const description = alt ?? name;
  if (type === 'MediaImage') {
    const image = item.at('image').given() ?? item.at('previewImage');
    return {type: 'image', id, image: readImage(image, alt)};
  }
  const poster = () => readImage(item.at('previewImage'));
  switch (type) {
    case 'Video':
      return {type: 'video', id, description, poster: poster(), sources: readVideoSources(item)};
    case 'ExternalVideo':
      return {
        type: 'hosted-video',
        id,
        poster: poster(),
        video: readHostedVideo(item, description),
      };
    case 'Model3d':
      return {type: 'model', id, description, poster: poster(), ...readModel(item)};
    default:
      return item.at('__typename').fail('a kind of medium that the contract knows');
  }
}

/**
 * The gallery of a product.
 *
 * @param field - The list of media.
 * @param name - The product's name, which describes media without their own text.
 * @param report - Receives the problems of media that are left out: of a kind that the contract doesn't know, or still processed by Shopify.
 */
export const readMedia = (
  field: Field<readonly RawMedium[] | undefined | null>,
  name: string,
  report: Report,
): readonly ProductMedia[] =>
  readEach(field.list(), 'medium', report, (item) => readMedium(item, name));
