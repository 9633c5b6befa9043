'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {useEffect} from 'react';

/** Time without a change after which the number is announced, so that fast typing isn't commented on. In ms. */
const PAUSE = 500;

/** Announces a text once it is the same for a moment. */
export function useAnnouncedCount(text: string | undefined) {
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => announce(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
}
