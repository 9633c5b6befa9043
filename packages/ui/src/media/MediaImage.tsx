import type {Image} from '@storefront-toolkit/types/catalog';
import type {ImageMedia} from '@storefront-toolkit/types/cms';
import {cva} from 'class-variance-authority';
import type {ComponentProps, CSSProperties} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {type ImageDelivery, sourcesOf, srcSetOf} from './image-sources.ts';

/** The options of images anywhere. */
export interface ImageOptions {
  /**
   * Where versions of the image are. Without it the original is shown.
   * @default undefined
   */
  delivery?: ImageDelivery | undefined;
  /**
   * Width of the image on the page, as a browser reads it before there is a layout: `(width < 48rem) 100vw, 50vw`.
   * @default '100vw'
   */
  sizes?: string | undefined;
  /**
   * Loads the image before others. For the largest image in view when a page opens; all others load when they come near.
   * @default false
   */
  priority?: boolean | undefined;
}

/** Props of `MediaImage`. All other props of `<img>` reach the element. */
export interface MediaImageProps
  extends
    Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'sizes'>,
    ImageOptions {
  /** The image, of the catalog or of the CMS. */
  image: Image | ImageMedia;
  /**
   * Width divided by height. The image is cropped to it, around its focal point.
   * @default the image's own
   */
  ratio?: number | undefined;
  /**
   * Fills the element around it, which is positioned, and is cropped around the focal point.
   * @default false
   */
  fill?: boolean | undefined;
}

const variants = cva('block', {
  variants: {
    layout: {
      own: 'h-auto max-w-full [:where(&)]:w-full',
      cropped: 'h-auto max-w-full object-cover [:where(&)]:w-full',
      fill: 'absolute inset-0 size-full object-cover',
    },
  },
});

/** An image in the width that the screen needs, whose room is kept before it arrives. Sends no client code. */
export function MediaImage({
  image,
  ratio,
  fill = false,
  delivery,
  sizes = '100vw',
  priority = false,
  className,
  style,
  ...rest
}: MediaImageProps) {
  if (process.env.NODE_ENV !== 'production') reportImageMisuse(image, {ratio, fill});
  const {src, alt, width, height} = image;
  const sources = sourcesOf(image, delivery);
  const own: CSSProperties = {
    aspectRatio: fill ? undefined : ratio,
    objectPosition: ratio || fill ? focalPosition(image) : undefined,
  };
  const element = (
    <img
      {...(priority ? {fetchPriority: 'high'} : {loading: 'lazy', decoding: 'async'})}
      {...rest}
      sizes={delivery && sizes}
      srcSet={delivery && srcSetOf(image, delivery)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      style={{...own, ...style}}
      className={variants({layout: fill ? 'fill' : ratio ? 'cropped' : 'own', className})}
    />
  );
  if (sources.length === 0) return element;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} sizes={delivery && sizes} {...source} />
      ))}
      {element}
    </picture>
  );
}

function focalPosition(image: Image | ImageMedia): string | undefined {
  if (!('focalPoint' in image) || !image.focalPoint) return undefined;
  const {x, y} = image.focalPoint;
  return `${round(x * 100)}% ${round(y * 100)}%`;
}

const round = (value: number) => Math.round(value * 10) / 10;

function reportImageMisuse(
  {src, alt, width, height}: Image | ImageMedia,
  {ratio, fill}: {ratio?: number | undefined; fill: boolean},
) {
  if (typeof alt !== 'string') {
    reportMisuse(
      'MediaImage',
      `got the image "${src}" without \`alt\`, so screen readers read its address. Describe the image, or pass '' if it's decorative.`,
    );
  }
  if (!fill && !ratio && !(width && height)) {
    reportMisuse(
      'MediaImage',
      `got the image "${src}" without width and height, so the page shifts when it loads. ` +
        'Pass the size of the original with the image, or a `ratio`.',
    );
  }
  if (ratio !== undefined && !(ratio > 0 && Number.isFinite(ratio))) {
    reportMisuse(
      'MediaImage',
      `got the ratio ${ratio}, which browsers ignore. Divide the width by the height: \`ratio={4 / 3}\`.`,
    );
  }
}
