'use client';

import type {UseEmblaCarouselType} from 'embla-carousel-react';
import {useCallback, useSyncExternalStore} from 'react';

type Carousel = UseEmblaCarouselType[1];

/** The position of a carousel. */
export interface Slides {
  /** Whether the script runs. Until then the other values say nothing. */
  ready: boolean;
  /** Index of the place that the carousel rests at. */
  selected: number;
  /** The number of places it can rest at: as many as slides, or fewer when several are in view. */
  count: number;
  /** Whether it has come from another place. */
  moved: boolean;
  canGoBack: boolean;
  canGoOn: boolean;
  /** Indexes of the slides in view. */
  inView: readonly number[];
}

const NOTHING: Slides = {
  ready: false,
  selected: 0,
  count: 0,
  moved: false,
  canGoBack: false,
  canGoOn: true,
  inView: [],
};

function read(carousel: NonNullable<Carousel>): Slides {
  return {
    ready: true,
    selected: carousel.selectedScrollSnap(),
    count: carousel.scrollSnapList().length,
    moved: carousel.previousScrollSnap() !== carousel.selectedScrollSnap(),
    canGoBack: carousel.canScrollPrev(),
    canGoOn: carousel.canScrollNext(),
    inView: carousel.slidesInView(),
  };
}

/**
 * Follows the state of Embla. The snapshot is a text, so that React sees whether anything changed.
 *
 * @param loop - Whether the first slide follows the last, so that there is a way back from the start.
 */
export function useSlides(carousel: Carousel, loop: boolean): Slides {
  const subscribe = useCallback(
    (changed: () => void) => {
      const events = ['select', 'reInit', 'slidesInView'] as const;
      for (const event of events) carousel?.on(event, changed);
      return () => {
        for (const event of events) carousel?.off(event, changed);
      };
    },
    [carousel],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => (carousel ? JSON.stringify(read(carousel)) : ''),
    () => '',
  );
  return snapshot ? (JSON.parse(snapshot) as Slides) : {...NOTHING, canGoBack: loop};
}
