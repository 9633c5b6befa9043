import type {
  MediaBlockHeroBlock,
  MediaBlockHeroVimeoBlock,
  MediaBlockHeroYouTubeBlock,
} from '@storefront-toolkit/types/cms';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {HeroText} from '../internal/blocks/HeroText.tsx';
import type {AutoplayOptions, MediaBlockOptions} from '../internal/blocks/options.ts';
import type {VideoOptions} from '../internal/video/video-data.ts';
import {MediaImage, MediaVideo} from '../media/index.ts';
import {MediaBlockHeroDataAttributes} from './data-attributes.ts';
import {halvesVariants, rootVariants, textVariants} from './variants.ts';

/** Props of `MediaBlockHero`. All other props of `<section>` reach the element. */
export interface MediaBlockHeroProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    MediaBlockOptions,
    VideoOptions,
    AutoplayOptions {
  /** The hero, as it comes from the CMS: with an image, a Vimeo video or a YouTube video. */
  block: MediaBlockHeroBlock | MediaBlockHeroVimeoBlock | MediaBlockHeroYouTubeBlock;
  /**
   * A link to a video's transcript, below it. Needed where the video has no captions.
   * @default undefined
   */
  transcript?: ReactNode | undefined;
  /**
   * Width of the image on the page, as a browser reads it before there is a layout.
   * @default '(width < 48rem) 100vw, 50vw'
   */
  sizes?: string | undefined;
}

/** The CMS's `MediaBlockHeroBlock` and its video variants: text beside an image or a video, as two halves of one block. */
export function MediaBlockHero({
  block,
  headingLevel,
  hrefOf,
  renderLink,
  newTabText,
  delivery,
  sizes = '(width < 48rem) 100vw, 50vw',
  priority,
  locale,
  words,
  transcript,
  allowAutoplay = false,
  className,
  ...rest
}: MediaBlockHeroProps) {
  const headingId = useId();
  const {media, layout = 'media-start', variant = 'plain', textColor} = block;
  const autoplay = allowAutoplay && 'autoplay' in block && block.autoplay;
  const images = {delivery, sizes, priority};
  return (
    <section
      aria-labelledby={headingId}
      {...rest}
      {...{
        [MediaBlockHeroDataAttributes.layout]: layout,
        [MediaBlockHeroDataAttributes.variant]: variant,
      }}
      className={rootVariants({variant, className})}
    >
      <div className={halvesVariants({layout})}>
        {media.type === 'Image' ? (
          <MediaImage image={media} {...images} className="min-h-full object-cover" />
        ) : (
          <MediaVideo
            video={media}
            className="content-center"
            {...{locale, words, transcript, autoplay}}
            {...images}
          />
        )}
        <div className={textVariants({brand: textColor === 'on-brand'})}>
          <HeroText
            hero={block}
            on="fill"
            {...{headingId, headingLevel, hrefOf, renderLink, newTabText}}
          />
        </div>
      </div>
    </section>
  );
}
