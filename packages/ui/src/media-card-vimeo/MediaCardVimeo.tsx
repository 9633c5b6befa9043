import type {MediaCardVimeoBlock} from '@storefront-toolkit/types/cms';
import {VideoCard, type VideoCardProps} from '../internal/blocks/VideoCard.tsx';

/** Props of `MediaCardVimeo`. All other props of `<article>` reach the element. */
export interface MediaCardVimeoProps extends VideoCardProps {
  /** The card, as it comes from the CMS. */
  block: MediaCardVimeoBlock;
}

/** The CMS's `MediaCardVimeoBlock`: a card with a Vimeo video that loads nothing from Vimeo before a shopper plays it. */
export function MediaCardVimeo({block, ...rest}: MediaCardVimeoProps) {
  return <VideoCard {...rest} block={block} />;
}
