import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import type {ImageDelivery} from '@storefront-toolkit/ui/media';
import type {ReactNode} from 'react';
import {FOCUS, FRAME} from './class-names.ts';
import {Medium} from './Medium.tsx';
import {posterOf} from './media-info.ts';

interface StripProps {
  media: readonly ProductMedia[];
  /** The id of a medium's slide, by its position. */
  slideId: (at: number) => string;
  renderMedia: ((media: ProductMedia) => ReactNode) | undefined;
  delivery: ImageDelivery | undefined;
  sizes: string;
}

/** All media in a row that scrolls and snaps, for pages without scripts. An image links to its file. */
export function Strip({media, slideId, renderMedia, delivery, sizes}: StripProps) {
  return (
    <div className="flex snap-x snap-mandatory gap-3 overflow-x-auto">
      {media.map((medium, at) => {
        const shown = renderMedia?.(medium) ?? (
          <Medium medium={medium} {...{delivery, sizes}} priority={at === 0} />
        );
        return (
          <div
            key={at}
            id={slideId(at)}
            className={`${FRAME} w-full shrink-0 snap-start scroll-mt-20`}
          >
            {medium.type === 'image' ? (
              <a href={posterOf(medium).src} className={`${FOCUS} absolute inset-0 block`}>
                {shown}
              </a>
            ) : (
              shown
            )}
          </div>
        );
      })}
    </div>
  );
}
