import type {Image} from '@storefront-toolkit/types/catalog';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import type {ImageFormat} from '@storefront-toolkit/types/config';

/** Which version of an image a browser may ask for. */
export interface ImageVersion {
  /** Width of the version, in physical pixels. The height follows from the original. */
  width: number;
  /** Encoding of the version. Without it, the image host's own choice. */
  format?: ImageFormat | undefined;
}

/** Your image host's addresses for images in several widths. Make one object for the whole store. */
export interface ImageDelivery {
  /** Address of a version of the image at `src`. Called while rendering, on the server. */
  urlOf: (src: string, version: ImageVersion) => string;
  /**
   * Widths to offer, in physical pixels. Those above the width of the original are left out.
   * @default [320, 480, 640, 960, 1280, 1920, 2560]
   */
  widths?: readonly number[] | undefined;
  /**
   * Encodings to offer, best first. Leave it out when the host chooses by the browser's `Accept` header.
   * @default []
   */
  formats?: readonly ImageFormat[] | undefined;
}

/** The attributes of `<source>` for an image. */
interface ImageSource {
  media?: string | undefined;
  type?: string | undefined;
  srcSet: string;
  width?: number | undefined;
  height?: number | undefined;
}

interface Picture {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
}

const WIDTHS = [320, 480, 640, 960, 1280, 1920, 2560];

/** Narrower than the breakpoint `md` of the theme. */
const NARROW = '(width < 48rem)';

/** The `srcset` of a picture: never wider than its original, which would send bytes without detail. */
export function srcSetOf(picture: Picture, delivery: ImageDelivery, format?: ImageFormat): string {
  const {src, width: original = Infinity} = picture;
  const smaller = (delivery.widths ?? WIDTHS).filter((width) => width < original);
  const widths = original === Infinity ? smaller : [...smaller, original];
  return widths
    .toSorted((one, other) => one - other)
    .map((width) => `${delivery.urlOf(src, {width, format})} ${width}w`)
    .join(', ');
}

/** The sources of a `<picture>`, most particular first: the crop for narrow screens, then encodings. */
export function sourcesOf(image: Image | ImageMedia, delivery?: ImageDelivery): ImageSource[] {
  const formats = delivery?.formats ?? [];
  const encoded = (picture: Picture, media?: string): ImageSource[] =>
    delivery
      ? formats.map((format) => ({
          media,
          type: `image/${format}`,
          srcSet: srcSetOf(picture, delivery, format),
          width: picture.width,
          height: picture.height,
        }))
      : [];
  const narrow = 'narrow' in image ? image.narrow : undefined;
  if (!narrow) return encoded(image);
  const plain: ImageSource = {
    media: NARROW,
    srcSet: delivery ? srcSetOf(narrow, delivery) : narrow.src,
    width: narrow.width,
    height: narrow.height,
  };
  return [...encoded(narrow, NARROW), plain, ...encoded(image)];
}
