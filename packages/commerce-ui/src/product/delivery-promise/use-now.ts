'use client';

import {useEffect, useState} from 'react';
import {MINUTE} from './format.ts';

/**
 * The time now: the server's at first, then with what has passed in the browser, whose own clock may be wrong. It changes with each minute
 * that is left until the cutoff.
 */
export function useNow(served: number, cutoff: number | undefined): number {
  const [start, setStart] = useState(served);
  const [passed, setPassed] = useState(0);
  if (start !== served) {
    setStart(served);
    setPassed(0);
  }

  useEffect(() => {
    if (cutoff === undefined) return;
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      const left = cutoff! - served - (Date.now() - began);
      if (left <= 0) return;
      timer = setTimeout(tick, (left % MINUTE) + 1);
    }
    function tick() {
      setPassed(Date.now() - began);
      wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, [served, cutoff]);
  return start === served ? served + passed : served;
}
