'use client';

import clsx from 'clsx';
import type {ReactNode} from 'react';
import {VideoDataAttributes} from './data-attributes.ts';
import {MovingPicture, StopButton} from './MovingPicture.tsx';
import {PlayIcon, PlayLink} from './PlayLink.tsx';
import {useVideo} from './use-video.ts';
import type {VideoData} from './video-data.ts';
import {BlockedPlayer, VideoPlayer} from './VideoPlayer.tsx';

interface VideoFacadeProps {
  video: VideoData;
  /** The image in place of the video. Without one, a plain surface does. */
  poster?: ReactNode | undefined;
}

const layer = 'absolute inset-0 size-full';

/** A box of the video's ratio: its poster with a play button, and after a click the player. */
export function VideoFacade({video, poster}: VideoFacadeProps) {
  const {state, box, restored, play, stop} = useVideo(video);
  const waiting = state === 'idle' || state === 'background';
  return (
    <div
      ref={box}
      {...{
        [VideoDataAttributes.provider]: video.provider,
        [VideoDataAttributes.state]: state,
      }}
      style={{aspectRatio: video.ratio}}
      className="@container relative overflow-hidden bg-surface text-ink"
    >
      {poster}
      {state === 'background' && <MovingPicture video={video} />}
      {waiting && (
        <PlayLink
          ref={restored}
          video={video}
          onPlay={play}
          facts={[video.length, video.words.provider]}
          className={clsx(
            layer,
            'group/play grid cursor-pointer place-items-center no-underline focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus',
          )}
        >
          <span className="grid size-12 place-items-center @xs:size-16 rounded-full border-2 border-on-brand bg-brand text-on-brand shadow-md transition-colors group-hover/play:bg-brand-strong">
            <PlayIcon className="size-6 @xs:size-7" />
          </span>
          <span className="absolute inset-x-0 bottom-0 flex flex-wrap items-baseline gap-x-3 bg-overlay px-3 py-2 text-sm text-on-overlay">
            <span className="font-semibold">{video.title}</span> <VideoFacts video={video} />
          </span>
        </PlayLink>
      )}
      {state === 'background' && (
        <StopButton video={video} onClick={stop} className="absolute end-3 top-3" />
      )}
      {state === 'playing' && <VideoPlayer video={video} className={layer} />}
      {state === 'blocked' && <BlockedPlayer video={video} className={layer} />}
    </div>
  );
}

/** The length of a video, and whose player a click asks for. */
export function VideoFacts({video: {length, words}}: {video: VideoData}) {
  return (
    <>
      {length && <span className="tabular-nums">{length}</span>} <span>{words.provider}</span>
    </>
  );
}
