'use client';

import {useEffect, useRef} from 'react';
import {announce, prepareAnnouncements} from '../internal/announce.ts';

/** Announces a text when it changes, not when it is first shown. Renders nothing. */
export function Announcement({text}: {text: string}) {
  const last = useRef(text);
  useEffect(() => {
    prepareAnnouncements();
    if (last.current === text) return;
    last.current = text;
    announce(text);
  }, [text]);
  return null;
}
