import type {MediaCardBlock} from '@storefront-toolkit/types/cms';
import type {ComponentProps} from 'react';
import {Card} from '../internal/blocks/Card.tsx';
import type {MediaBlockOptions} from '../internal/blocks/options.ts';
import {MediaImage} from '../media/index.ts';

/** Props of `MediaCard`. All other props of `<article>` reach the element. */
export interface MediaCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, MediaBlockOptions {
  /** The card, as it comes from the CMS. */
  block: MediaCardBlock;
}

/** The CMS's `MediaCardBlock`: a card with an image, a heading and at most one link. Sends no client code. */
export function MediaCard({block, delivery, sizes, priority, ...rest}: MediaCardProps) {
  return (
    <Card
      {...rest}
      content={block}
      whole
      medium={
        <MediaImage
          image={block.media}
          ratio={3 / 2}
          className="min-h-full"
          {...{delivery, sizes, priority}}
        />
      }
    />
  );
}
