import {useEffect, useRef} from 'react';
import {useLatest} from '../internal/overlay/use-latest.ts';

/** Longest time that a browser's timer can wait, in ms. */
const LONGEST = 2 ** 31 - 1;

interface TimeLimit {
  /** The time that is left at the start, in ms. */
  duration: number;
  paused: boolean;
  /** The time starts again when it changes. */
  times: number;
  onEnd: () => void;
}

/** Calls back when a time is over. Time in which it is paused does not count. */
export function useTimeLimit({duration, paused, times, onEnd}: TimeLimit) {
  const left = useRef(duration);
  const latest = useLatest(onEnd);

  useEffect(() => {
    left.current = duration;
  }, [duration, times]);

  useEffect(() => {
    if (paused || duration > LONGEST) return;
    const start = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [duration, paused, times, latest]);
}
