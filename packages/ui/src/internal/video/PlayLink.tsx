'use client';

import type {ComponentProps, KeyboardEvent, MouseEvent} from 'react';
import {useHydrated} from '../overlay/use-hydrated.ts';
import type {VideoData} from './video-data.ts';

interface PlayLinkProps extends ComponentProps<'a'> {
  video: VideoData;
  onPlay: () => void;
  /** The link's text besides the title. It is in the name too, as WCAG 2.5.3 asks. */
  facts?: readonly (string | undefined)[] | undefined;
}

/** A link to the video at its host. Once scripts run it is a button that plays the video in its place. */
export function PlayLink({video: {watch, words}, onPlay, facts = [], ...rest}: PlayLinkProps) {
  const hydrated = useHydrated();

  function play(event: MouseEvent | KeyboardEvent) {
    // With these a click on a link opens a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  }

  return (
    <a
      {...rest}
      href={watch}
      role={hydrated ? 'button' : undefined}
      aria-label={[words.play, ...facts].filter(Boolean).join(', ')}
      onClick={play}
      onKeyDown={(event) => {
        if (event.key === ' ') play(event);
      }}
    />
  );
}

/** The triangle of a play button, which points to the same side in every language. */
export const PlayIcon = ({className}: {className?: string | undefined}) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor" className={className}>
    <path d="M6 3.5 16 10 6 16.5Z" />
  </svg>
);
