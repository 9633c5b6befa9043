'use client';

import type {EmblaViewportRefType} from 'embla-carousel-react';
import {createContext, useContext} from 'react';
import type {Slides} from './use-slides.ts';

/** The state that a carousel's parts share. */
export interface CarouselState {
  viewportRef: EmblaViewportRefType;
  slides: Slides;
  /** Whether slides turn by themselves at this moment. */
  rotating: boolean;
  /** Whether they would, if the pointer were elsewhere. */
  playing: boolean;
  /** Whether slides can turn by themselves at all. */
  canRotate: boolean;
  setPlaying: (playing: boolean) => void;
  goTo: (target: 'next' | 'previous' | number) => void;
  slideText: string;
}

export const CarouselContext = createContext<CarouselState | null>(null);

/** The state of the carousel around a part. */
export function useCarousel(part: string): CarouselState {
  const state = useContext(CarouselContext);
  if (state) return state;
  throw new Error(
    `<${part}> is outside of a <CarouselRoot>, so it has no slides to show. Put it inside one.`,
  );
}

/** Fills `{current}` and `{count}` of a text. */
export const fillText = (text: string, current: number, count: number) =>
  text.replace('{current}', String(current)).replace('{count}', String(count));
