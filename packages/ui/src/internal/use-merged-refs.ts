'use client';

import {type Ref, useCallback} from 'react';

function assign<Instance>(ref: Ref<Instance> | undefined, instance: Instance | null) {
  if (typeof ref === 'function') ref(instance);
  else if (ref) ref.current = instance;
}

/** One ref that hands an element to two others. It stays the same while they do, so that it is not detached between. */
export function useMergedRefs<Instance>(
  one: Ref<Instance> | undefined,
  other: Ref<Instance> | undefined,
) {
  return useCallback(
    (instance: Instance | null) => {
      assign(one, instance);
      assign(other, instance);
    },
    [one, other],
  );
}
