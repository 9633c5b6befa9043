import {type RefObject, useEffect, useState, useSyncExternalStore} from 'react';
import type {ToastStore} from './toast-store.ts';

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the toasts' time stops: the pointer or the focus is in their region, or nobody sees the page. */
export function useHeld(region: RefObject<HTMLElement | null>, store: ToastStore): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const leaving = new AbortController();
    const on = (name: string, listener: () => void) =>
      element.addEventListener(name, listener, {signal: leaving.signal});
    on('pointerenter', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    // No pointer leaves a region that goes away below it.
    const unsubscribe = store.subscribe(() => store.get().length === 0 && setHovered(false));
    return () => {
      leaving.abort();
      unsubscribe();
    };
  }, [region, store]);

  return hovered || focused || hidden;
}
