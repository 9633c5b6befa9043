'use client';

import {type Ref, type RefCallback, type RefObject, useCallback} from 'react';

/**
 * One ref for an element that both the component and its user want to hold.
 *
 * @param own The component's own ref.
 * @param theirs The ref that the component got as a prop, of any kind.
 */
export function useMergedRef<Element>(
  own: RefObject<Element | null>,
  theirs: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element) => {
      own.current = element;
      if (typeof theirs !== 'function') {
        if (theirs) theirs.current = element;
        return undefined;
      }
      const cleanUp = theirs(element);
      if (!cleanUp) return undefined;
      return () => {
        own.current = null;
        cleanUp();
      };
    },
    [own, theirs],
  );
}
