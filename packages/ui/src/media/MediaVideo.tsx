import type {VideoMedia} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {VideoFacade} from '../internal/video/VideoFacade.tsx';
import {reportVideoMisuse, videoData, type VideoOptions} from '../internal/video/video-data.ts';
import {type ImageOptions, MediaImage} from './MediaImage.tsx';

/** Props of `MediaVideo`. All other props of `<div>` reach the element. */
export interface MediaVideoProps
  extends Omit<ComponentProps<'div'>, 'children'>, ImageOptions, VideoOptions {
  /** The video, with its title and what is known of its captions. */
  video: VideoMedia;
  /**
   * A link to the video's transcript, below the video. Needed where the video has no captions.
   * @default undefined
   */
  transcript?: ReactNode | undefined;
  /**
   * Plays the video as a moving picture once it is in view: muted, in a loop, with a button that stops it, and not with reduced
   * motion. It asks the video's host without a click, so set it only when the shopper has agreed to that.
   * @default false
   */
  autoplay?: boolean | undefined;
}

/** A video that loads nothing from its host before a shopper plays it. Without scripts it is a link to the video. */
export function MediaVideo({
  video,
  transcript,
  locale,
  words,
  autoplay,
  delivery,
  sizes,
  priority,
  className,
  ...rest
}: MediaVideoProps) {
  if (process.env.NODE_ENV !== 'production') reportVideoMisuse('MediaVideo', video, transcript);
  const poster = video.poster && (
    <MediaImage image={video.poster} fill {...{delivery, sizes, priority}} />
  );
  return (
    <div {...rest} className={clsx('grid gap-2', className)}>
      <VideoFacade video={videoData(video, {locale, words, autoplay})} poster={poster} />
      {transcript && <p className="text-sm text-ink-muted">{transcript}</p>}
    </div>
  );
}
