'use client';

import {useSyncExternalStore} from 'react';

const subscribe = () => () => {};

/** Whether React runs the page. False on the server and in the first render of hydration. */
export function useHydrated() {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
