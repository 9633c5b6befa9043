import type {VideoMedia} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {MediaVideo} from '../../media/index.ts';
import type {VideoOptions} from '../video/video-data.ts';
import {Card, type CardContent} from './Card.tsx';
import type {MediaBlockOptions} from './options.ts';

/** The props of the cards with a video of any host. */
export interface VideoCardProps
  extends Omit<ComponentProps<'article'>, 'children'>, MediaBlockOptions, VideoOptions {
  /**
   * A link to the video's transcript, below the video. Needed where the video has no captions.
   * @default undefined
   */
  transcript?: ReactNode | undefined;
}

interface OwnProps {
  block: CardContent & {readonly media: VideoMedia};
}

/** A card with a video. */
export function VideoCard({
  block,
  delivery,
  sizes,
  priority,
  locale,
  words,
  transcript,
  ...rest
}: VideoCardProps & OwnProps) {
  const horizontal = block.orientation === 'horizontal';
  return (
    <Card
      {...rest}
      content={block}
      medium={
        <MediaVideo
          video={block.media}
          className={clsx(horizontal && 'self-center', transcript ? '[&>p]:px-4' : '')}
          {...{delivery, sizes, priority, locale, words, transcript}}
        />
      }
    />
  );
}
