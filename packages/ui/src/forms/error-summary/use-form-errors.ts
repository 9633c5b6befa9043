'use client';

import {type RefObject, useEffect, useId, useState} from 'react';
import {collectErrors} from './collect-errors.ts';
import type {FormError} from './form-error.ts';

const NONE: readonly FormError[] = [];

/**
 * The errors that the browser found when the form was submitted last.
 *
 * @param ref The element whose form is watched, unless `formId` names another one.
 */
export function useFormErrors(ref: RefObject<HTMLElement | null>, formId: string | undefined) {
  const idPrefix = useId();
  const [errors, setErrors] = useState(NONE);

  useEffect(() => {
    const found = formId ? document.getElementById(formId) : ref.current?.closest('form');
    if (!(found instanceof HTMLFormElement)) return;
    const form = found;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const {signal} = listeners;

    function onInvalid(event: Event) {
      // Neither a bubble of the browser nor a field moves the focus to the control then.
      event.preventDefault();
      // Each invalid control has its own event. After the last of them, the fields have rendered their texts.
      timer ??= setTimeout(() => {
        timer = undefined;
        setErrors(collectErrors(form, idPrefix));
      });
    }
    const clear = () => setErrors(NONE);
    form.addEventListener('invalid', onInvalid, {capture: true, signal});
    form.addEventListener('submit', clear, {signal});
    form.addEventListener('reset', clear, {signal});
    return () => {
      listeners.abort();
      clearTimeout(timer);
    };
  }, [ref, formId, idPrefix]);

  return errors;
}
