import type {Image} from '@storefront-toolkit/types/catalog';
import type {ImageMedia, LinkText} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {Link, type LinkOptions} from '../link/Link.tsx';
import {type ImageOptions, MediaImage} from '../media/MediaImage.tsx';
import {HoverTileDataAttributes} from './data-attributes.ts';
import {UnfoldingText} from './UnfoldingText.tsx';
import {captionClasses, secondImageClasses} from './variants.ts';

/** Props of `HoverTile`. All other props of `<div>` reach the element. */
export interface HoverTileProps
  extends Omit<ComponentProps<'div'>, 'children'>, LinkOptions, ImageOptions {
  /** Words on the image, and where the tile leads. */
  link: LinkText;
  /** Image that fills the tile. Its `alt` is empty unless it says more than the words. */
  image: Image | ImageMedia;
  /**
   * A second image, which takes the place of the first under a pointer and with the keyboard focus. It shows the same thing from
   * another side, so it has no words of its own. Touch screens never show it.
   * @default undefined
   */
  hoverImage?: Image | ImageMedia | undefined;
  /**
   * A sentence that unfolds under a pointer and with the keyboard focus. Where there is no pointer to hover with, it is always
   * shown.
   * @default undefined
   */
  text?: string | undefined;
  /**
   * Width of the tile divided by its height.
   * @default 4 / 5
   */
  ratio?: number | undefined;
}

/** A tile that is one link: an image with words on it, and more of both under a pointer. */
export function HoverTile({
  link: {text: words, link, label},
  image,
  hoverImage,
  text,
  ratio = 4 / 5,
  delivery,
  sizes,
  priority,
  hrefOf,
  renderLink,
  newTabText,
  className,
  ...rest
}: HoverTileProps) {
  if (process.env.NODE_ENV !== 'production' && !words) {
    reportMisuse(
      'HoverTile',
      'has no text, so its link has no name, and on touch screens nothing says where it leads. ' +
        'Give the link a `text`.',
    );
  }
  return (
    <div
      {...rest}
      {...{[HoverTileDataAttributes.hoverImage]: hoverImage ? '' : undefined}}
      className={clsx(
        'group/hover-tile relative isolate grid grid-cols-1 overflow-hidden rounded-lg',
        className,
      )}
    >
      <div className="relative -z-1 [grid-area:1/1]">
        <MediaImage image={image} ratio={ratio} {...{delivery, sizes, priority}} />
        {hoverImage && (
          <MediaImage
            image={{...hoverImage, alt: ''}}
            fill
            {...{delivery, sizes}}
            className={secondImageClasses}
          />
        )}
      </div>
      <div className={captionClasses}>
        <Link
          {...{link, hrefOf, renderLink, newTabText}}
          aria-label={label}
          variant="cover"
          className="font-semibold"
        >
          {words}
        </Link>
        {text && <UnfoldingText>{text}</UnfoldingText>}
      </div>
    </div>
  );
}
