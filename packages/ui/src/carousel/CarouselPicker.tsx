'use client';

import clsx from 'clsx';
import type {ComponentProps} from 'react';
import {fillText, useCarousel} from './context.ts';

/** Props of `CarouselPicker`. All other props of `<div>` reach the element. */
export interface CarouselPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Name of the group of dots for screen readers.
   * @default 'Choose a slide'
   */
  label?: string | undefined;
}

/**
 * Dots, one for each place that the carousel can rest at. They come with the script; their room is kept. In a flex row they take the
 * room that is left, so that the controls beside them do not move.
 */
export function CarouselPicker({
  label = 'Choose a slide',
  className,
  ...rest
}: CarouselPickerProps) {
  const {slides, slideText, goTo} = useCarousel('CarouselPicker');
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      className={clsx('flex min-h-6 grow flex-wrap items-center justify-center', className)}
    >
      {Array.from({length: slides.count}, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={fillText(slideText, index + 1, slides.count)}
          aria-current={index === slides.selected || undefined}
          className="group/dot flex size-6 cursor-pointer items-center justify-center rounded-full focus-visible:outline-2 focus-visible:outline-focus"
          onClick={() => goTo(index)}
        >
          <span className="size-2.5 rounded-full border border-line-strong bg-raised group-aria-[current]/dot:border-brand group-aria-[current]/dot:bg-brand forced-colors:group-aria-[current]/dot:bg-[Highlight]" />
        </button>
      ))}
    </div>
  );
}
