'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {useEffect, useRef} from 'react';

/** Time without another change after which a count is announced. In ms. */
const QUIET = 300;

/**
 * Announces the cart's count when it changes. After quick changes, only the last one.
 *
 * @param text The count in words. `undefined` while there is no cart: the first one isn't a change, unless the shopper waits for it.
 */
export function useAnnouncedCount(text: string | undefined, open: boolean) {
  const last = useRef(text);
  useEffect(() => {
    const before = last.current;
    if (text === before || text === undefined) return;
    if (before === undefined && !open) {
      last.current = text;
      return;
    }
    const timer = setTimeout(() => {
      last.current = text;
      announce(text);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [text, open]);
}
