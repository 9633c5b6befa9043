'use client';

import clsx from 'clsx';
import {type ComponentProps, use} from 'react';
import {fillText, useCarousel} from './context.ts';
import {SlideContext} from './slide-context.ts';

/** Props of `CarouselItem`. All other props of `<div>` reach the element. */
export interface CarouselItemProps extends ComponentProps<'div'> {
  /**
   * Name of the slide for screen readers.
   * @default '{current} of {count}'
   */
  label?: string | undefined;
  /**
   * The name of the element's role for screen readers, in the page's language.
   * @default 'slide'
   */
  roleText?: string | undefined;
}

/** A slide. Out of view it isn't focusable and isn't read. */
export function CarouselItem({
  label = '{current} of {count}',
  roleText = 'slide',
  className,
  ...rest
}: CarouselItemProps) {
  const {slides} = useCarousel('CarouselItem');
  const {index, count} = use(SlideContext);
  const outOfView = slides.ready && slides.inView.length > 0 && !slides.inView.includes(index);
  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={roleText}
      aria-label={fillText(label, index + 1, count)}
      inert={outOfView}
      className={clsx(
        'min-w-0 shrink-0 grow-0 basis-(--carousel-slide-size,100%) snap-start ps-(--carousel-gap,1rem)',
        'group-data-[transition=fade]/carousel:transition-opacity group-data-[transition=fade]/carousel:duration-slow group-data-[transition=fade]/carousel:inert:opacity-0',
        className,
      )}
    />
  );
}
