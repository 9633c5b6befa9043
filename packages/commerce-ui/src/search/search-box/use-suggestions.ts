'use client';

import type {SuggestionsResult} from '@storefront-toolkit/types/search';
import {useEffect, useRef, useState} from 'react';

/** Asks for suggestions. The signal is aborted when they are no longer wanted. */
export type Suggest = (term: string, signal: AbortSignal) => Promise<SuggestionsResult>;

/** Time without typing after which suggestions are asked for. In ms. */
const PAUSE = 150;

/** Suggestions for the text that was typed last. Requests for earlier texts are aborted, and a failure has none. */
export function useSuggestions(suggest: Suggest | undefined, minLength: number) {
  const [result, setResult] = useState<SuggestionsResult>();
  const [pending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const controller = useRef<AbortController>(undefined);

  function stop() {
    clearTimeout(timer.current);
    controller.current?.abort();
  }

  async function read(term: string) {
    const {signal} = (controller.current = new AbortController());
    let answer: SuggestionsResult | undefined;
    try {
      answer = await suggest?.(term, signal);
    } catch {
      // A search works without suggestions, so nothing is said of a failure.
    }
    if (signal.aborted) return;
    setResult(answer);
    setPending(false);
  }

  function ask(text: string) {
    stop();
    const term = text.trim();
    const isLongEnough = suggest !== undefined && term.length >= Math.max(minLength, 1);
    setPending(isLongEnough);
    if (isLongEnough) timer.current = setTimeout(() => void read(term), PAUSE);
    else setResult(undefined);
  }

  useEffect(() => stop, []);

  return {result, pending, ask, stop};
}
