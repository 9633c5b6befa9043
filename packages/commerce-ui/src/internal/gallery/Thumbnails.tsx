'use client';

import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import {FOCUS} from './class-names.ts';
import {thumbnailOf} from './media-info.ts';
import {PlayIcon} from './PlayIcon.tsx';

interface ThumbnailsProps {
  media: readonly ProductMedia[];
  /** Position of the medium that is shown large. */
  current: number;
  onSelect: (at: number) => void;
  slideId: (at: number) => string;
  /** Name of the list. */
  label: string;
  /** Text that tells a video from an image. */
  videoLabel: string | undefined;
  delivery: ImageDelivery | undefined;
}

/** Widths of a picture in the list: 64 CSS pixels on screens of one, two and three pixels for each. */
const SMALL_WIDTHS = [64, 128, 192];

const smallPicture = (isCurrent: boolean) =>
  clsx(
    'relative block aspect-product w-16 cursor-pointer overflow-hidden rounded-md border-2',
    isCurrent ? 'border-ink' : 'border-line hover:border-line-strong',
    FOCUS,
  );

/** A button for each medium, which shows it large. Without scripts it's a link to its slide in the strip. */
export function Thumbnails({
  media,
  current,
  onSelect,
  slideId,
  label,
  videoLabel,
  delivery,
}: ThumbnailsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {media.map((medium, at) => {
        const isVideo = medium.type === 'video' || medium.type === 'hosted-video';
        const small = (
          <>
            <MediaImage
              image={thumbnailOf(medium)}
              delivery={delivery && {widths: SMALL_WIDTHS, ...delivery}}
              sizes="4rem"
              fill
            />
            {isVideo && <PlayIcon />}
            {isVideo && videoLabel !== undefined && <span className="sr-only"> {videoLabel}</span>}
          </>
        );
        return (
          <li key={at}>
            <button
              type="button"
              aria-current={at === current || undefined}
              onClick={() => onSelect(at)}
              className={clsx(smallPicture(at === current), 'noscript:hidden')}
            >
              {small}
            </button>
            <noscript>
              <a href={`#${slideId(at)}`} className={smallPicture(false)}>
                {small}
              </a>
            </noscript>
          </li>
        );
      })}
    </ul>
  );
}
