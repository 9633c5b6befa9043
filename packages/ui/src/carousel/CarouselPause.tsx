'use client';

import clsx from 'clsx';
import {IconButton, type IconButtonProps} from '../button/index.ts';
import {useCarousel} from './context.ts';
import {CarouselDataAttributes} from './data-attributes.ts';

/** Props of `CarouselPause`: those of an icon button without an icon. */
export interface CarouselPauseProps extends Omit<IconButtonProps, 'label' | 'children'> {
  /**
   * The button's name while slides turn by themselves.
   * @default 'Stop automatic slides'
   */
  pauseText?: string | undefined;
  /**
   * The button's name while slides are stopped.
   * @default 'Start automatic slides'
   */
  playText?: string | undefined;
}

/** The button that stops slides which turn by themselves, or starts them. Put it before the slides. */
export function CarouselPause({
  pauseText = 'Stop automatic slides',
  playText = 'Start automatic slides',
  onClick,
  className,
  ...rest
}: CarouselPauseProps) {
  const {canRotate, playing, setPlaying} = useCarousel('CarouselPause');
  if (!canRotate) return null;
  return (
    <IconButton
      variant="secondary"
      {...rest}
      {...{[CarouselDataAttributes.pause]: ''}}
      label={playing ? pauseText : playText}
      className={clsx('noscript:hidden', className)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) setPlaying(!playing);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor">
        <path d={playing ? 'M5.5 4H8.5V16H5.5ZM11.5 4H14.5V16H11.5Z' : 'M6 3.5 16 10 6 16.5Z'} />
      </svg>
    </IconButton>
  );
}
