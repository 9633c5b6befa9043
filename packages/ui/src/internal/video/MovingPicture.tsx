import {IconButton, type IconButtonProps} from '../../button/index.ts';
import type {VideoData} from './video-data.ts';

/** The video as a picture that moves: it covers its box, isn't focusable and isn't read. */
export function MovingPicture({video: {background, title, ratio}}: {video: VideoData}) {
  return (
    <div className="absolute inset-0 overflow-hidden [container-type:size]">
      <iframe
        src={background}
        title={title}
        inert
        allow="autoplay"
        referrerPolicy="strict-origin-when-cross-origin"
        style={{aspectRatio: ratio, width: `max(100cqw, ${ratio} * 100cqh)`}}
        className="pointer-events-none absolute start-1/2 top-1/2 max-w-none -translate-x-1/2 -translate-y-1/2 border-0 rtl:translate-x-1/2"
      />
    </div>
  );
}

interface StopButtonProps extends Omit<IconButtonProps, 'label' | 'children'> {
  video: VideoData;
}

/** Stops a video that plays by itself, which WCAG 2.2 asks for in 2.2.2. */
export function StopButton({video: {words}, ...rest}: StopButtonProps) {
  return (
    <IconButton {...rest} variant="secondary" label={words.stop}>
      <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor">
        <path d="M5.5 4H8.5V16H5.5ZM11.5 4H14.5V16H11.5Z" />
      </svg>
    </IconButton>
  );
}
