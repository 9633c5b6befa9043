'use client';

import clsx from 'clsx';
import type {ReactNode} from 'react';
import {IconButton} from '../../button/index.ts';
import {buttonVariants} from '../../button/variants.ts';
import {CloseIcon} from '../icons.tsx';
import {VideoDataAttributes} from './data-attributes.ts';
import {MovingPicture, StopButton} from './MovingPicture.tsx';
import {PlayIcon, PlayLink} from './PlayLink.tsx';
import {useVideo} from './use-video.ts';
import type {VideoData} from './video-data.ts';
import {VideoFacts} from './VideoFacade.tsx';
import {BlockedPlayer, VideoPlayer} from './VideoPlayer.tsx';

interface HeroVideoProps {
  video: VideoData;
  /** The image in place of the video. */
  poster?: ReactNode | undefined;
  /** Class names of the element with the text. */
  textClassName: string;
  /** Class names of the row with the play button. */
  factsClassName: string;
  /** The text. */
  children: ReactNode;
}

/** A video behind a text, with a play button below the text. The player covers both until it is closed. */
export function HeroVideo({
  video,
  poster,
  textClassName,
  factsClassName,
  children,
}: HeroVideoProps) {
  const {state, box, restored, play, stop} = useVideo(video);
  const open = state === 'playing' || state === 'blocked';
  return (
    <>
      <div
        ref={box}
        {...{
          [VideoDataAttributes.provider]: video.provider,
          [VideoDataAttributes.state]: state,
        }}
        className="absolute inset-0"
      >
        {poster}
        {state === 'background' && <MovingPicture video={video} />}
      </div>
      <div className={clsx(textClassName, open && 'invisible')}>
        {children}
        <p className={factsClassName}>
          {!open && (
            <PlayLink
              ref={restored}
              video={video}
              onPlay={play}
              className={buttonVariants({
                variant: 'secondary',
                size: 'medium',
                shape: 'text',
                fullWidth: false,
                className: 'gap-2',
              })}
            >
              <PlayIcon />
              {video.title}
            </PlayLink>
          )}
          {state === 'background' && <StopButton video={video} onClick={stop} />}
          <VideoFacts video={video} />
        </p>
      </div>
      {open && (
        <div className="absolute inset-0 z-raised flex flex-col bg-canvas text-ink">
          <div className="flex items-center justify-between gap-3 ps-4 pe-1">
            <p className="truncate font-semibold">{video.title}</p>
            <IconButton
              variant="ghost"
              label={video.words.close}
              onClick={stop}
              onKeyDown={({key}) => key === 'Escape' && stop()}
            >
              <CloseIcon />
            </IconButton>
          </div>
          {state === 'playing' ? (
            <VideoPlayer video={video} className="w-full grow" />
          ) : (
            <BlockedPlayer video={video} className="grow" />
          )}
        </div>
      )}
    </>
  );
}
