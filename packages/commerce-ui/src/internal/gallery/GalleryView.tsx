'use client';

import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId, useState} from 'react';
import {FRAME} from './class-names.ts';
import {Medium} from './Medium.tsx';
import {Strip} from './Strip.tsx';
import {Thumbnails} from './Thumbnails.tsx';

interface GalleryViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  media: readonly ProductMedia[];
  /** Position of the medium that is shown large, if the state is outside. */
  index?: number | undefined;
  onIndexChange?: ((index: number) => void) | undefined;
  /** Name of the list of pictures. */
  label: string;
  videoLabel?: string | undefined;
  renderMedia: ((media: ProductMedia) => ReactNode) | undefined;
  delivery: ImageDelivery | undefined;
  /** Width of the large picture on the page. */
  sizes: string;
  /** Content above the large medium. */
  overlay?: ReactNode | undefined;
  /** Content of the frame where there are no media. */
  placeholder?: ReactNode | undefined;
}

/** One medium large, and a button for each where there are several. Without scripts, all of them large in a strip, and links to each. */
export function GalleryView({
  media,
  index,
  onIndexChange,
  label,
  videoLabel,
  renderMedia,
  delivery,
  sizes,
  overlay,
  placeholder,
  className,
  ...rest
}: GalleryViewProps) {
  const [own, setOwn] = useState(0);
  const id = useId();
  const slideId = (at: number) => `media-${id}-${at + 1}`;
  const isSeveral = media.length > 1;
  const at = index ?? own;
  const current = media[at] ?? media[0];
  function select(next: number) {
    setOwn(next);
    onIndexChange?.(next);
  }
  return (
    <div {...rest} className={clsx('flex min-w-0 flex-col gap-3', className)}>
      <div className={clsx(FRAME, isSeveral && 'noscript:hidden')}>
        {current
          ? (renderMedia?.(current) ?? <Medium medium={current} {...{delivery, sizes}} priority />)
          : placeholder}
        {overlay}
      </div>
      {isSeveral && (
        <>
          <noscript>
            <Strip {...{media, slideId, renderMedia, delivery, sizes}} />
          </noscript>
          <Thumbnails
            {...{media, slideId, label, videoLabel, delivery}}
            current={current === media[at] ? at : 0}
            onSelect={select}
          />
        </>
      )}
    </div>
  );
}
