'use client';

import {useState, useSyncExternalStore} from 'react';

/** Chosen values by the name of the step. A step that was not answered has no entry. */
export type QuizAnswers = Readonly<Record<string, readonly string[]>>;

/** A shopper's progress. */
export interface QuizState {
  /** Index of the step; the number of steps stands for the result. */
  index: number;
  answers: QuizAnswers;
}

const START: QuizState = {index: 0, answers: {}};

const isState = (value: unknown): value is QuizState =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as QuizState).index) &&
  typeof (value as QuizState).answers === 'object' &&
  Object.values((value as QuizState).answers).every(Array.isArray);

/** Reads what was stored. A browser that forbids storage, or holds something else there, has nothing. */
function read(key: string | undefined) {
  try {
    return key === undefined ? null : sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string | undefined, state: QuizState) {
  try {
    if (key !== undefined) sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // The quiz works without it, and starts again after a reload.
  }
}

function parse(text: string | null): QuizState {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isState(value) ? value : START;
  } catch {
    return START;
  }
}

/** The state of a quiz, kept for the tab under `storageKey`. The stored state arrives after hydration. */
export function useQuizState(storageKey: string | undefined) {
  const stored = useSyncExternalStore(
    () => () => {},
    () => read(storageKey),
    () => null,
  );
  const [own, setOwn] = useState<QuizState>();
  const [moved, setMoved] = useState(false);

  function set(state: QuizState) {
    setOwn(state);
    write(storageKey, state);
  }

  return {
    state: own ?? parse(stored),
    /** Whether the shopper has gone to another step since the page was loaded. */
    moved,
    set,
    moveTo: (index: number, answers: QuizAnswers) => {
      setMoved(true);
      set({index, answers});
    },
  };
}
