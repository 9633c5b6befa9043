'use client';

import {useEffect, useRef} from 'react';
import {announce} from '../announcer/announce.ts';
import {placeRegions} from '../announcer/regions.ts';

/** Time without another change after which a text is announced. In ms. */
const QUIET = 150;

/** Announces a text when it changes, not when it is first shown. After quick changes, only the last one. Renders nothing. */
export function Announcement({text}: {text: string}) {
  const last = useRef(text);
  useEffect(() => {
    placeRegions();
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      announce(text);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return null;
}
