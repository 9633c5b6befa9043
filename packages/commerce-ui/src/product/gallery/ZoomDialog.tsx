'use client';

import type {ProductImage, ProductMedia} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {announce} from '@storefront-toolkit/ui/announcer';
import {IconButton} from '@storefront-toolkit/ui/button';
import {DialogContent, DialogTitle} from '@storefront-toolkit/ui/dialog';
import {type ImageDelivery, MediaImage} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import type {KeyboardEvent} from 'react';
import {fill} from '../../internal/fill.ts';
import {ProductGalleryDataAttributes} from './data-attributes.ts';
import {StepIcon, ZoomIcon} from './icons.tsx';
import type {ProductGalleryLabels} from './labels.ts';
import {positionText} from './texts.ts';
import {useZoom, type ZoomLevel} from './use-zoom.ts';

interface ZoomDialogProps {
  media: readonly ProductMedia[];
  /** The image that is shown. */
  current: ProductImage;
  onSelect: (image: ProductImage) => void;
  words: ProductGalleryLabels;
  locale: LocaleCode;
  delivery: ImageDelivery | undefined;
}

const SIZES = {1: 'size-full', 2: 'size-[200%]', 3: 'size-[300%]'} as const;

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The images of a gallery in a dialog, one at a time, in three sizes. An enlarged one scrolls in its area. */
export function ZoomDialog({media, current, onSelect, words, locale, delivery}: ZoomDialogProps) {
  const percent = (zoom: number) => new Intl.NumberFormat(locale, {style: 'percent'}).format(zoom);
  const {level, area, zoomTo, toggle, reset} = useZoom((next: ZoomLevel) =>
    announce(fill(words.zoom, {percent: percent(next)})),
  );
  const images = media.filter((medium) => medium.type === 'image');
  const index = images.indexOf(current);
  const hasSteps = images.length > 1;
  const position = positionText(media, media.indexOf(current), words, locale);

  function step(by: 1 | -1) {
    reset();
    onSelect(images[(index + by + images.length) % images.length]!);
  }

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isPanned = event.target === area.current && level > 1;
    const forward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      if (isPanned || !hasSteps) return;
      step(event.key === forward ? 1 : -1);
    } else if (event.key === '+' || event.key === '=') zoomTo(level + 1);
    else if (event.key === '-') zoomTo(level - 1);
    else return;
    event.preventDefault();
  }

  const scrollable = level > 1 && {tabIndex: 0, role: 'group', 'aria-label': current.image.alt};
  const disabled = (isDisabled: boolean) => ({
    'aria-disabled': isDisabled || undefined,
    className: 'aria-disabled:opacity-50',
  });
  return (
    <DialogContent
      size="large"
      closeLabel={words.close}
      className="h-dvh"
      onKeyDown={handleKey}
      onClose={reset}
    >
      <DialogTitle>{words.dialog}</DialogTitle>
      <div className="relative mt-4 min-h-40 flex-1 bg-surface">
        <div
          {...scrollable}
          {...{[ProductGalleryDataAttributes.zoom]: level}}
          ref={area}
          dir="ltr"
          onDoubleClick={toggle}
          className={clsx(
            'absolute inset-0 overflow-auto overscroll-contain focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
            level === 1 ? 'cursor-zoom-in' : 'cursor-zoom-out',
          )}
        >
          <div className={clsx('relative', SIZES[level])}>
            <MediaImage
              image={current.image}
              delivery={delivery}
              sizes={`${level * 100}vw`}
              fill
              className="object-contain!"
            />
          </div>
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-2 px-4 py-3">
        {hasSteps && (
          <div className="flex items-center gap-2">
            <IconButton label={words.previous} variant="secondary" onClick={() => step(-1)}>
              <StepIcon to="previous" />
            </IconButton>
            <IconButton label={words.next} variant="secondary" onClick={() => step(1)}>
              <StepIcon to="next" />
            </IconButton>
            <p className="text-sm text-ink-muted">{position}</p>
          </div>
        )}
        <div className="ms-auto flex items-center gap-2">
          <IconButton
            {...disabled(level === 1)}
            label={words.zoomOut}
            variant="secondary"
            onClick={() => zoomTo(level - 1)}
          >
            <ZoomIcon sign="-" />
          </IconButton>
          <span className="min-w-12 text-center text-sm text-ink-muted">{percent(level)}</span>
          <IconButton
            {...disabled(level === 3)}
            label={words.zoomIn}
            variant="secondary"
            onClick={() => zoomTo(level + 1)}
          >
            <ZoomIcon sign="+" />
          </IconButton>
        </div>
      </div>
    </DialogContent>
  );
}
