'use client';

import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import type {LocaleCode} from '@storefront-toolkit/types/config';
import {announce} from '@storefront-toolkit/ui/announcer';
import {DialogRoot} from '@storefront-toolkit/ui/dialog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';
import {GalleryView} from '../../internal/gallery/GalleryView.tsx';
import {checkMedia} from './check-media.ts';
import {ProductGalleryDataAttributes} from './data-attributes.ts';
import {ENGLISH, type ProductGalleryLabels} from './labels.ts';
import {NoPicture} from './NoPicture.tsx';
import {changeText} from './texts.ts';
import {ZoomDialog} from './ZoomDialog.tsx';
import {ZoomTrigger} from './ZoomTrigger.tsx';

/** Props of `ProductGallery`. All other props of `<div>` reach the element. */
export interface ProductGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The media of a product or of a variant, in their order. Without any, the frame says so. */
  media: readonly ProductMedia[];
  /** Language and region in which numbers are written: `en-IE`, `de-DE`. */
  locale: LocaleCode;
  /** Id of the medium that is shown large, if your state holds it. Set it to a variant's image when the variant changes. */
  selectedMediaId?: string | undefined;
  /**
   * Id of the medium that is shown large at first, if the gallery holds the state.
   * @default the first one
   */
  defaultSelectedMediaId?: string | undefined;
  /** Called when a shopper selects another medium, on the page or in the dialog. */
  onSelectedMediaChange?: ((media: ProductMedia) => void) | undefined;
  /**
   * Whether a button opens the images in a dialog, where shoppers zoom.
   * @default true
   */
  zoom?: boolean | undefined;
  /**
   * Where versions of the images are, in other widths and encodings. Without it the originals are loaded.
   * @default undefined
   */
  delivery?: ImageDelivery | undefined;
  /**
   * Width of the large medium on the page, as a browser reads it before there is a layout.
   * @default '(width < 40rem) 100vw, 50vw'
   */
  sizes?: string | undefined;
  /** Renders a medium, such as a video of a service. A medium for which it returns `undefined` is shown as usual. */
  renderMedia?: ((media: ProductMedia) => ReactNode) | undefined;
  /**
   * The words, for other languages. Words that you leave out are in English.
   * @default {}
   */
  labels?: Partial<ProductGalleryLabels> | undefined;
}

/** A product's images and videos: one of them large, a small picture of each, and a dialog to zoom. Works as links without scripts. */
export function ProductGallery({
  media,
  locale,
  selectedMediaId,
  defaultSelectedMediaId,
  onSelectedMediaChange,
  zoom = true,
  delivery,
  sizes = '(width < 40rem) 100vw, 50vw',
  renderMedia,
  labels,
  ...rest
}: ProductGalleryProps) {
  const words = {...ENGLISH, ...labels};
  const [own, setOwn] = useState(defaultSelectedMediaId);
  const selected = selectedMediaId ?? own;
  if (process.env.NODE_ENV !== 'production') checkMedia(media, selected);
  const found = media.findIndex(({id}) => id === selected);
  const index = Math.max(found, 0);
  const current = media[index];
  const text = current && changeText(media, index, words, locale);
  const announced = useRef(current?.id);
  useEffect(() => {
    if (announced.current === current?.id) return;
    announced.current = current?.id;
    if (text !== undefined) announce(text);
  }, [current?.id, text]);

  function select(next: ProductMedia | undefined) {
    if (!next || next === current) return;
    setOwn(next.id);
    onSelectedMediaChange?.(next);
  }

  const hasZoom = zoom && current?.type === 'image';
  return (
    <DialogRoot>
      <GalleryView
        {...rest}
        {...{[ProductGalleryDataAttributes.mediaId]: current?.id}}
        {...{media, index, renderMedia, delivery, sizes}}
        onIndexChange={(at) => select(media[at])}
        label={words.pictures}
        videoLabel={words.video}
        placeholder={<NoPicture text={words.noPicture} />}
        overlay={
          hasZoom && (
            <>
              <ZoomTrigger text={words.viewLarger} />
              <ZoomDialog {...{media, current, words, locale, delivery}} onSelect={select} />
            </>
          )
        }
      />
    </DialogRoot>
  );
}
