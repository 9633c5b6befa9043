'use client';

import type {UseEmblaCarouselType} from 'embla-carousel-react';
import {useEffect, useState, useSyncExternalStore} from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribe(changed: () => void) {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Turns slides by themselves: not under the pointer, and no more once the shopper has stopped them. With reduced motion
 * only when the shopper asks for it.
 */
export function useRotation(
  carousel: UseEmblaCarouselType[1],
  {interval, jump}: {interval: number | undefined; jump: boolean},
) {
  const reduced = useSyncExternalStore(
    subscribe,
    () => matchMedia(REDUCED).matches,
    () => true,
  );
  const [chosen, setPlaying] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const canRotate = interval !== undefined;
  const playing = canRotate && (chosen ?? !reduced);
  const rotating = playing && !hovered && carousel !== undefined;

  useEffect(() => {
    if (!rotating || !interval) return;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (carousel.canScrollNext()) carousel.scrollNext(jump);
      else carousel.scrollTo(0, jump);
    }, interval * 1000);
    return () => clearInterval(timer);
  }, [carousel, rotating, interval, jump]);

  useEffect(() => {
    const stop = () => setPlaying(false);
    carousel?.on('pointerDown', stop);
    return () => {
      carousel?.off('pointerDown', stop);
    };
  }, [carousel]);

  return {canRotate, playing, rotating, setPlaying, setHovered};
}
