import clsx from 'clsx';
import type {VideoData} from './video-data.ts';

interface VideoPlayerProps {
  video: VideoData;
  className?: string | undefined;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The player of the video's host. It takes the focus, which was on the button that it replaces. */
export function VideoPlayer({video: {player, title}, className}: VideoPlayerProps) {
  return (
    <iframe
      ref={focus}
      src={player}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      className={clsx(
        'border-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        className,
      )}
    />
  );
}

/** The content in place of a player that the page's policy refuses. */
export function BlockedPlayer({video: {words, watch}, className}: VideoPlayerProps) {
  return (
    <div
      className={clsx(
        'grid place-content-center justify-items-center gap-2 bg-surface p-4 text-center text-ink',
        className,
      )}
    >
      <p role="status">{words.blocked}</p>
      <a
        ref={focus}
        href={watch}
        className="rounded-sm font-semibold text-brand underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
      >
        {words.watch}
      </a>
    </div>
  );
}
