import type {ImageLinkSize, ImageMedia, LinkText} from '@storefront-toolkit/types/cms';
import type {ComponentProps} from 'react';
import {reportMisuse} from '../internal/report-misuse.ts';
import {Link, type LinkOptions} from '../link/Link.tsx';
import {type ImageOptions, MediaImage} from '../media/MediaImage.tsx';
import {ImageLinkDataAttributes} from './data-attributes.ts';
import {imageLinkVariants, widthOf} from './variants.ts';

/** Props of `ImageLink`. All other props of `<a>` reach the element. */
export interface ImageLinkProps
  extends
    Omit<ComponentProps<'a'>, 'href' | 'target' | 'children'>,
    LinkOptions,
    Omit<ImageOptions, 'sizes'> {
  /** Words of the link, and where it leads. */
  link: LinkText;
  /**
   * Image above the words. Its `alt` is empty unless it says more than the words.
   * @default undefined
   */
  image?: ImageMedia | undefined;
  /**
   * Width of the image.
   * @default 'medium'
   */
  size?: ImageLinkSize | undefined;
  /**
   * Width divided by height. The image is cropped to it, so that links in a row have one height.
   * @default the image's own
   */
  ratio?: number | undefined;
}

/** The CMS's `LinkItemBlock`: a link of its own, with an image above its text or without. */
export function ImageLink({
  link: {text, link, label},
  image,
  size = 'medium',
  ratio,
  delivery,
  priority,
  className,
  ...rest
}: ImageLinkProps) {
  if (process.env.NODE_ENV !== 'production') {
    if (!text && !image?.alt) {
      reportMisuse(
        'ImageLink',
        'has no text, and its image has no `alt`, so screen readers announce a link without a name. ' +
          'Give the link a `text` that says where it leads.',
      );
    }
    if (text && image && image.alt.trim().toLowerCase() === text.trim().toLowerCase()) {
      reportMisuse(
        'ImageLink',
        `got an image whose \`alt\` repeats the link's text, so "${text}" is read twice. Leave the \`alt\` empty.`,
      );
    }
  }
  return (
    <Link
      {...rest}
      {...{[ImageLinkDataAttributes.size]: size}}
      link={link}
      aria-label={label}
      variant="unstyled"
      className={imageLinkVariants({size, className})}
    >
      {image && (
        <MediaImage
          image={image}
          ratio={ratio}
          delivery={delivery}
          priority={priority}
          sizes={widthOf[size]}
          className="rounded-lg"
        />
      )}
      {text && (
        <span className="underline-offset-2 wrap-anywhere group-hover/image-link:underline">
          {text}
        </span>
      )}
    </Link>
  );
}
