import type {MediaHeroYouTubeBlock} from '@storefront-toolkit/types/cms';
import {VideoHero, type VideoHeroProps} from '../internal/blocks/VideoHero.tsx';

/** Props of `MediaHeroYouTube`. All other props of `<section>` reach the element. */
export interface MediaHeroYouTubeProps extends VideoHeroProps {
  /** The hero, as it comes from the CMS. */
  block: MediaHeroYouTubeBlock;
}

/** The CMS's `MediaHeroYouTubeBlock`: text on top of a YouTube video that loads nothing from YouTube before a shopper plays it. */
export function MediaHeroYouTube({block, ...rest}: MediaHeroYouTubeProps) {
  return <VideoHero {...rest} name="MediaHeroYouTube" block={block} />;
}
