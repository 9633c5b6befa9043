'use client';

import {useState} from 'react';

/** The outcome of the last press of the button. */
export type AddState = 'idle' | 'pending' | 'added' | 'failed';

/** Runs the callback once at a time and remembers what became of it. */
export function useAddToCart() {
  const [state, setState] = useState<AddState>('idle');
  async function run(add: () => unknown) {
    if (state === 'pending') return;
    setState('pending');
    try {
      await add();
      setState('added');
    } catch {
      setState('failed');
    }
  }
  return {state, run, reset: () => setState('idle')};
}
