'use client';

import {type RefObject, useEffect, useState} from 'react';

/** At which edges of a scroll area content is hidden. */
export interface Overflow {
  start: boolean;
  end: boolean;
}

/** Less than this is rounding, in CSS pixels. */
const ROUNDING = 1;

function measure(element: Element, horizontal: boolean): Overflow {
  const [position, size, room] = horizontal
    ? // From right to left, the browser counts the position below zero.
      [Math.abs(element.scrollLeft), element.scrollWidth, element.clientWidth]
    : [element.scrollTop, element.scrollHeight, element.clientHeight];
  return {start: position > ROUNDING, end: size - room - position > ROUNDING};
}

/**
 * Follows at which edges of an element content is hidden. Undefined on the server, where nobody can know, and until
 * it is measured.
 */
export function useOverflow(ref: RefObject<Element | null>, horizontal: boolean) {
  const [overflow, setOverflow] = useState<Overflow>();

  // After each render, because the children to observe may be others.
  useEffect(() => {
    const element = ref.current!;
    function update() {
      const next = measure(element, horizontal);
      setOverflow((before) =>
        before && before.start === next.start && before.end === next.end ? before : next,
      );
    }
    const observer = new ResizeObserver(update);
    [element, ...element.children].forEach((one) => observer.observe(one));
    element.addEventListener('scroll', update, {passive: true});
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  });

  return overflow;
}
