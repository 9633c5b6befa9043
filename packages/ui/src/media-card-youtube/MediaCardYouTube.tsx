import type {MediaCardYouTubeBlock} from '@storefront-toolkit/types/cms';
import {VideoCard, type VideoCardProps} from '../internal/blocks/VideoCard.tsx';

/** Props of `MediaCardYouTube`. All other props of `<article>` reach the element. */
export interface MediaCardYouTubeProps extends VideoCardProps {
  /** The card, as it comes from the CMS. */
  block: MediaCardYouTubeBlock;
}

/** The CMS's `MediaCardYouTubeBlock`: a card with a YouTube video that loads nothing from YouTube before a shopper plays it. */
export function MediaCardYouTube({block, ...rest}: MediaCardYouTubeProps) {
  return <VideoCard {...rest} block={block} />;
}
