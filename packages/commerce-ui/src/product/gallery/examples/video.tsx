'use client';

import {ProductGallery} from '@storefront-toolkit/commerce-ui/product/gallery';
import {ridgeTent} from '@storefront-toolkit/fixtures/catalog';
import {campImage, youTubeVideo} from '@storefront-toolkit/fixtures/cms';
import type {ProductMedia} from '@storefront-toolkit/types/catalog';
import {MediaVideo} from '@storefront-toolkit/ui/media';

const media: readonly ProductMedia[] = [
  ...ridgeTent.media,
  {type: 'hosted-video', id: 'pitching', poster: campImage, video: youTubeVideo},
];

export default function Video() {
  return (
    <ProductGallery
      media={media}
      locale="en-IE"
      sizes="20rem"
      renderMedia={(medium) =>
        medium.type === 'hosted-video' ? (
          <MediaVideo video={medium.video} locale="en-IE" className="h-full content-center" />
        ) : undefined
      }
      className="w-full max-w-xs"
    />
  );
}
