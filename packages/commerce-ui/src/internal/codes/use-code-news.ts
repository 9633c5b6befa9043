'use client';

import {announce} from '@storefront-toolkit/ui/announcer';
import {type RefObject, useEffect, useRef} from 'react';
import type {CodeEntry} from './CodeItem.tsx';

/**
 * Announces entries that come, change or go. When the one that had the focus goes, the focus moves to the field.
 *
 * @param focused Key of the entry that has the focus.
 */
export function useCodeNews(
  entries: readonly CodeEntry[],
  field: RefObject<HTMLInputElement | null>,
  focused: RefObject<string | undefined>,
) {
  const last = useRef(entries);
  useEffect(() => {
    const before = last.current;
    last.current = entries;
    for (const {id, state, news} of entries) {
      if (before.find((one) => one.id === id)?.state !== state) announce(news);
    }
    const gone = before.filter(({id}) => !entries.some((one) => one.id === id));
    for (const entry of gone) announce(entry.gone);
    if (!gone.some(({id}) => id === focused.current)) return;
    focused.current = undefined;
    if (document.activeElement === document.body) field.current?.focus();
  });
}
