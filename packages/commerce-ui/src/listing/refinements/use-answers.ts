'use client';

import {type RefObject, useLayoutEffect, useRef} from 'react';

/**
 * Brings the controls of a form in line with an answer, unless the answer is to what the form sent itself: the shopper may
 * have changed the form again by then.
 *
 * @param answered - The answer's selections, as an address.
 * @returns The address that the form shows, as far as it was sent or answered, and a function that notes what is sent.
 */
export function useAnswers(form: RefObject<HTMLFormElement | null>, answered: string) {
  const sent = useRef<readonly string[]>([]);
  const last = useRef(answered);
  useLayoutEffect(() => {
    if (last.current === answered) return;
    last.current = answered;
    const at = sent.current.indexOf(answered);
    sent.current = at < 0 ? [] : sent.current.slice(at + 1);
    if (at < 0) form.current?.reset();
  }, [form, answered]);
  return {
    known: () => sent.current.at(-1) ?? answered,
    note: (address: string) => {
      sent.current = [...sent.current, address];
    },
  };
}
