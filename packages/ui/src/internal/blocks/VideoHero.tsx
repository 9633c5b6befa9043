import type {HeroBase, MediaHeightOptions, VideoMedia} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useId} from 'react';
import {MediaImage} from '../../media/index.ts';
import {HeroVideo} from '../video/HeroVideo.tsx';
import {reportVideoMisuse, videoData, type VideoOptions} from '../video/video-data.ts';
import {HeroFrame, heroTextLayer} from './HeroFrame.tsx';
import {HeroText, rowVariants, textColors} from './HeroText.tsx';
import type {AutoplayOptions, MediaBlockOptions} from './options.ts';

/** The props of the heroes with a video of any host. */
export interface VideoHeroProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    MediaBlockOptions,
    VideoOptions,
    AutoplayOptions {
  /**
   * A link to the video's transcript, below the play button. Needed where the video has no captions.
   * @default undefined
   */
  transcript?: ReactNode | undefined;
}

interface OwnProps {
  /** Component that reports wrong use. */
  name: string;
  block: HeroBase & {
    readonly media: VideoMedia;
    readonly height?: MediaHeightOptions | undefined;
    readonly veil?: boolean | undefined;
    readonly autoplay?: boolean | undefined;
  };
}

/** Text on top of a video. */
export function VideoHero({
  name,
  block,
  headingLevel,
  hrefOf,
  renderLink,
  newTabText,
  delivery,
  sizes,
  priority,
  locale,
  words,
  transcript,
  allowAutoplay = false,
  ...rest
}: VideoHeroProps & OwnProps) {
  const headingId = useId();
  const {
    media,
    height,
    veil = true,
    textColor = 'ink',
    textAlignment = 'start',
    autoplay = false,
  } = block;
  if (process.env.NODE_ENV !== 'production') reportVideoMisuse(name, media, transcript);
  const on = veil ? 'scrim' : 'image';
  const rowClassName = clsx(
    'mt-4 text-sm',
    rowVariants({alignment: textAlignment}),
    textColors({color: textColor, on}),
  );
  const video = videoData(media, {locale, words, autoplay: autoplay && allowAutoplay});
  return (
    <HeroFrame
      aria-labelledby={headingId}
      {...rest}
      height={height}
      ratio={video.ratio}
      narrow={undefined}
    >
      <HeroVideo
        video={video}
        poster={
          media.poster && <MediaImage image={media.poster} fill {...{delivery, sizes, priority}} />
        }
        textClassName={heroTextLayer(veil, textColor)}
        factsClassName={rowClassName}
      >
        <HeroText
          hero={block}
          on={on}
          {...{headingId, headingLevel, hrefOf, renderLink, newTabText}}
        />
        {transcript && <div className={rowClassName}>{transcript}</div>}
      </HeroVideo>
    </HeroFrame>
  );
}
