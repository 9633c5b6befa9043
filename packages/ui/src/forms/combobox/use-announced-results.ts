import {useEffect, useRef} from 'react';
import {announce} from '../../announcer/announce.ts';

/** Time without a change after which the results are announced, so that fast typing is not commented on. In ms. */
const PAUSE = 500;

/** Announces how many suggestions there are, once for each text. An empty text says that the list has closed. */
export function useAnnouncedResults(text: string) {
  const last = useRef('');
  useEffect(() => {
    if (!text) last.current = '';
    if (!text || text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      announce(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
}
