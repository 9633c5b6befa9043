'use client';

import clsx from 'clsx';
import {Children, type ComponentProps, type ReactNode} from 'react';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {useCarousel} from './context.ts';
import {SlideContext} from './slide-context.ts';

/** Props of `CarouselContent`. All other props of `<div>` reach the element. */
export interface CarouselContentProps extends ComponentProps<'div'> {
  /** The slides: `CarouselItem` elements. */
  children?: ReactNode | undefined;
}

/** The window on the slides. Without a script it scrolls, and rests at the start of a slide. */
export function CarouselContent({className, children, ref, ...rest}: CarouselContentProps) {
  const {viewportRef, slides} = useCarousel('CarouselContent');
  const merged = useMergedRefs(viewportRef, ref);
  const items = Children.toArray(children);
  return (
    <div
      {...rest}
      ref={merged}
      tabIndex={slides.ready ? undefined : 0}
      className={clsx(
        'snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin]',
        'group-data-ready/carousel:snap-none group-data-ready/carousel:overflow-hidden',
        'focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus',
        className,
      )}
    >
      <div className="-ms-(--carousel-gap,1rem) flex group-data-ready/carousel:touch-pan-y">
        {items.map((item, index) => (
          <SlideContext key={index} value={{index, count: items.length}}>
            {item}
          </SlideContext>
        ))}
      </div>
    </div>
  );
}
