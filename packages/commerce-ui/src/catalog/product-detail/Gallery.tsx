'use client';

import type {Image, ProductMedia} from '@storefront-toolkit/types/catalog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import {type ReactNode, useState} from 'react';

interface GalleryProps {
  media: readonly ProductMedia[];
  /** Name of the list of pictures. */
  label: string;
  renderMedia?: ((media: ProductMedia) => ReactNode) | undefined;
  delivery: ImageDelivery | undefined;
  /** Width of the large picture on the page. */
  sizes: string;
}

const FOCUS = 'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus';

/** Widths of a picture in the list: 64 CSS pixels on screens of one, two and three pixels for each. */
const SMALL_WIDTHS = [64, 128, 192];

/** The small picture of a medium in the gallery's list. */
const posterOf = (medium: ProductMedia): Image =>
  medium.type === 'image' ? medium.image : medium.poster;

/** The file that a small picture links to where scripts don't run. */
const fileOf = (medium: ProductMedia): string =>
  medium.type === 'video' ? medium.sources[0].src : posterOf(medium).src;

const smallPicture = (isCurrent: boolean) =>
  clsx(
    'relative block aspect-product w-16 cursor-pointer overflow-hidden rounded-md border-2',
    isCurrent ? 'border-ink' : 'border-line hover:border-line-strong',
    FOCUS,
  );

/** One medium large, and a button for each where there are several: a link to its file where scripts don't run. */
export function Gallery({media, label, renderMedia, delivery, sizes}: GalleryProps) {
  const [index, setIndex] = useState(0);
  const current = media[index] ?? media[0];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="relative aspect-product overflow-hidden rounded-lg bg-surface">
        {current && (renderMedia?.(current) ?? <Medium medium={current} {...{delivery, sizes}} />)}
      </div>
      {media.length > 1 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {media.map((medium, at) => {
            const small = (
              <MediaImage
                image={posterOf(medium)}
                delivery={delivery && {widths: SMALL_WIDTHS, ...delivery}}
                sizes="4rem"
                fill
              />
            );
            return (
              <li key={posterOf(medium).src}>
                <button
                  type="button"
                  aria-current={medium === current || undefined}
                  onClick={() => setIndex(at)}
                  className={clsx(smallPicture(medium === current), 'noscript:hidden')}
                >
                  {small}
                </button>
                <noscript>
                  <a href={fileOf(medium)} className={smallPicture(false)}>
                    {small}
                  </a>
                </noscript>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** An image or a video file. Anything else needs `renderMedia`; without it, its still image is shown. */
function Medium({
  medium,
  delivery,
  sizes,
}: Pick<GalleryProps, 'delivery' | 'sizes'> & {medium: ProductMedia}) {
  if (medium.type === 'video') {
    return (
      // The contract has no captions: the video of a product shows it, and its description says what.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        controls
        preload="none"
        poster={medium.poster.src}
        aria-label={medium.description}
        className="size-full object-cover"
      >
        {medium.sources.map(({src, mimeType}) => (
          <source key={src} src={src} type={mimeType} />
        ))}
      </video>
    );
  }
  return <MediaImage image={posterOf(medium)} {...{delivery, sizes}} fill priority />;
}
