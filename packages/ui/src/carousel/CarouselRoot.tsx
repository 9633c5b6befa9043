'use client';

import type {TransitionOptions} from '@storefront-toolkit/types/cms';
import clsx from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import {type ComponentProps, useEffect, useRef} from 'react';
import {Announcement} from '../internal/Announcement.tsx';
import {useMergedRefs} from '../internal/use-merged-refs.ts';
import {CarouselContext, fillText} from './context.ts';
import {CarouselDataAttributes} from './data-attributes.ts';
import {adoptScroll} from './adopt-scroll.ts';
import {reportCarouselMisuse} from './report-carousel-misuse.ts';
import {useRotation} from './use-rotation.ts';
import {useSlides} from './use-slides.ts';

/** Props of `CarouselRoot`. All other props of `<section>` reach the element. */
export interface CarouselRootProps extends ComponentProps<'section'> {
  /** Name of the carousel for screen readers. Say what it shows, without the word carousel. */
  label: string;
  /**
   * The time before the next slide comes by itself, in seconds; at least 5. Without it, slides turn by hand
   * alone. With it, a `CarouselPause` is required.
   * @default undefined
   */
  interval?: number | undefined;
  /**
   * Whether the first slide follows the last one.
   * @default false
   */
  loop?: boolean | undefined;
  /**
   * The number of slides that one step moves by. `auto` moves by as many as are in view.
   * @default 1
   */
  step?: number | 'auto' | undefined;
  /**
   * The transition to another slide after a button, a dot or `interval`. With reduced motion it is `none`.
   * @default 'slide'
   */
  transition?: TransitionOptions | undefined;
  /**
   * The announcement of the slide that a shopper went to, and the name of a dot of a `CarouselPicker`.
   * @default 'Slide {current} of {count}'
   */
  slideText?: string | undefined;
  /**
   * The name of the element's role for screen readers, in the page's language.
   * @default 'carousel'
   */
  roleText?: string | undefined;
}

/** A row of slides that shows one or some at a time, by the carousel pattern of the ARIA Authoring Practices Guide. */
export function CarouselRoot({
  label,
  interval,
  loop = false,
  step = 1,
  transition = 'slide',
  slideText = 'Slide {current} of {count}',
  roleText = 'carousel',
  className,
  children,
  ref,
  onFocus,
  onPointerEnter,
  onPointerLeave,
  ...rest
}: CarouselRootProps) {
  const [viewportRef, carousel] = useEmblaCarousel({
    loop,
    slidesToScroll: step,
    align: 'start',
    containScroll: 'trimSnaps',
    inViewThreshold: 0.2,
    breakpoints: {'(prefers-reduced-motion: reduce)': {duration: 0}},
  });
  const slides = useSlides(carousel, loop);
  const jump = transition !== 'slide';
  const {setHovered, ...rotation} = useRotation(carousel, {interval, jump});
  useEffect(() => adoptScroll(carousel), [carousel]);
  const root = useRef<HTMLElement>(null);
  const rootRef = useMergedRefs(root, ref);
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production') reportCarouselMisuse(root.current, label, interval);
  }, [label, interval]);

  function goTo(target: 'next' | 'previous' | number) {
    if (target === 'next') carousel?.scrollNext(jump);
    else if (target === 'previous') carousel?.scrollPrev(jump);
    else carousel?.scrollTo(target, jump);
  }

  return (
    <CarouselContext value={{viewportRef, slides, goTo, slideText, ...rotation}}>
      <section
        {...rest}
        ref={rootRef}
        aria-roledescription={roleText}
        aria-label={label}
        className={clsx('group/carousel relative text-ink', className)}
        {...{
          [CarouselDataAttributes.transition]: transition,
          [CarouselDataAttributes.ready]: slides.ready ? '' : undefined,
          [CarouselDataAttributes.rotating]: rotation.rotating ? '' : undefined,
        }}
        onFocus={(event) => {
          onFocus?.(event);
          if (event.target.matches(':focus-visible')) rotation.setPlaying(false);
        }}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          if (event.pointerType === 'mouse') setHovered(true);
        }}
        onPointerLeave={(event) => {
          onPointerLeave?.(event);
          setHovered(false);
        }}
      >
        {children}
        <Announcement
          text={
            slides.moved && !rotation.playing
              ? fillText(slideText, slides.selected + 1, slides.count)
              : ''
          }
        />
      </section>
    </CarouselContext>
  );
}
