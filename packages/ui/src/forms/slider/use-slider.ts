'use client';

import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {allowedValues, type GivenLimits, limitsOf, movedValues, shareOf} from './limits.ts';

interface SliderOptions extends GivenLimits {
  /** The values, when the user's state holds them. */
  value: readonly number[] | undefined;
  /** The values at first, and after the form is reset. */
  defaultValue: readonly number[];
  onValueChange: (values: readonly number[]) => void;
  onValueCommit: (values: readonly number[]) => void;
}

const subscribe = () => () => {};

/** The values of a slider, one for each thumb. Only values that its limits allow leave it. */
export function useSlider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  ...given
}: SliderOptions) {
  const limits = limitsOf(given);
  const [own, setOwn] = useState(defaultValue);
  const values = allowedValues(value ?? own, limits);
  const root = useRef<HTMLDivElement>(null);
  const uncommitted = useRef<readonly number[]>(undefined);
  // In served HTML, a thumb can be moved before this code runs.
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

  useEffect(() => {
    const element = root.current!;
    const form = element.querySelector('input')?.form;
    // React's `onChange` is the browser's `input`. The browser's `change` comes when the thumb is let go.
    const commit = () => {
      if (uncommitted.current) onValueCommit(uncommitted.current);
      uncommitted.current = undefined;
    };
    const reset = () => setOwn(defaultValue);
    element.addEventListener('change', commit);
    form?.addEventListener('reset', reset);
    return () => {
      element.removeEventListener('change', commit);
      form?.removeEventListener('reset', reset);
    };
  });

  return {
    root,
    limits,
    values,
    isLive,
    /** The part of the track that is chosen. Each is a share of the track, from 0 to 1. */
    shares: {
      start: values.length > 1 ? shareOf(values[0]!, limits) : 0,
      end: shareOf(values.at(-1)!, limits),
    },
    /** Moves a thumb to a value, or as near to it as the other thumb lets it. */
    move: (index: number, wanted: number) => {
      const next = movedValues(values, index, wanted, limits);
      if (next[index] === values[index]) return;
      uncommitted.current = next;
      setOwn(next);
      onValueChange(next);
    },
  };
}
