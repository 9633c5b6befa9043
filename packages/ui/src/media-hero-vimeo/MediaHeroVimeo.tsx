import type {MediaHeroVimeoBlock} from '@storefront-toolkit/types/cms';
import {VideoHero, type VideoHeroProps} from '../internal/blocks/VideoHero.tsx';

/** Props of `MediaHeroVimeo`. All other props of `<section>` reach the element. */
export interface MediaHeroVimeoProps extends VideoHeroProps {
  /** The hero, as it comes from the CMS. */
  block: MediaHeroVimeoBlock;
}

/** The CMS's `MediaHeroVimeoBlock`: text on top of a Vimeo video that loads nothing from Vimeo before a shopper plays it. */
export function MediaHeroVimeo({block, ...rest}: MediaHeroVimeoProps) {
  return <VideoHero {...rest} name="MediaHeroVimeo" block={block} />;
}
