import {type Ref, type RefObject, useCallback} from 'react';

/** One ref that fills a ref of our own and the one that was handed in. */
export function useMergedRef<T>(own: RefObject<T | null>, given: Ref<T> | undefined) {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}
