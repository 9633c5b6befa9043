'use client';

import {type Ref, type RefCallback, useMemo} from 'react';

function assign<T>(ref: Ref<T> | undefined, value: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(value);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = value;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref that hands the element to both of the given ones. */
export function useMergedRefs<T>(
  own: Ref<T> | undefined,
  handedOn: Ref<T> | undefined,
): RefCallback<T> {
  return useMemo(
    () => (value) => {
      const cleanups = [assign(own, value), assign(handedOn, value)];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    [own, handedOn],
  );
}
