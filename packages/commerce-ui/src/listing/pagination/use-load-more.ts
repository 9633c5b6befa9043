'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {type RefObject, useEffect, useRef, useState} from 'react';

/** State of the last click. */
export type LoadState = 'idle' | 'pending' | 'failed';

interface LoadMoreOptions {
  /** Items that are shown now. */
  shown: number;
  /** The text to announce after a number of items has arrived. */
  loadedText: (count: number) => string;
  failedText: string;
  /** The text above the link, which takes the focus when the link is gone. */
  progress: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null> | undefined;
}

/** Loads items once at a time. Announces those that arrive, and leads the focus to the first. */
export function useLoadMore({shown, loadedText, failedText, progress, list}: LoadMoreOptions) {
  const [state, setState] = useState<LoadState>('idle');
  const before = useRef<number>(undefined);

  async function load(run: () => unknown) {
    if (state === 'pending') return;
    before.current = shown;
    setState('pending');
    try {
      await run();
      setState('idle');
    } catch {
      before.current = undefined;
      setState('failed');
      announce(failedText, {assertive: true});
    }
  }

  // Items may arrive before the promise ends, or with a later render of the server.
  useEffect(() => {
    const from = before.current;
    if (from === undefined || shown <= from) return;
    before.current = undefined;
    announce(loadedText(shown - from));
    const {activeElement, body} = document;
    const root = progress.current?.parentElement;
    // A shopper who has gone on meanwhile keeps the focus. A link that is gone leaves it to the body.
    if (activeElement && activeElement !== body && !root?.contains(activeElement)) return;
    const first = list?.current?.children[from]?.querySelector<HTMLElement>('a[href], button');
    if (first) first.focus();
    else if (!root?.contains(activeElement)) progress.current?.focus();
  });

  return {state, load};
}
