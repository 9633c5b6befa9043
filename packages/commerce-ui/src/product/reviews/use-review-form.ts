'use client';

import {type RefObject, useEffect, useRef, useState, useTransition} from 'react';
import {isNavigation} from '../../internal/cart-action.ts';
import type {ReviewAction, ReviewErrors} from './review-form-types.ts';

interface ReviewFormOptions {
  action: Exclude<ReviewAction, string> | undefined;
  /** The errors that the page came with. */
  given: ReviewErrors;
  isSentAlready: boolean;
  failedText: string;
  form: RefObject<HTMLFormElement | null>;
  /** The text after a review was sent. */
  thanks: RefObject<HTMLElement | null>;
}

const NO_ERRORS: ReviewErrors = {};

const hasText = (errors: ReviewErrors) => Object.values(errors).some(Boolean);

/** The control of a form that the focus goes to: of the first field with an error, its chosen or first one. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const field = form?.querySelector('[data-field][data-invalid]');
  return (
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input, textarea')
  );
}

/** Sends a review once at a time. Leads the focus to the first error, or to the thanks. */
export function useReviewForm(options: ReviewFormOptions) {
  const {action, given, isSentAlready, failedText, form, thanks} = options;
  const [errors, setErrors] = useState(given);
  const [seen, setSeen] = useState(given);
  const [answers, setAnswers] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const [isPending, startTransition] = useTransition();
  const isBusy = useRef(false);

  if (JSON.stringify(given) !== JSON.stringify(seen)) {
    setSeen(given);
    setErrors(given);
  }

  useEffect(() => {
    if (answers === 0) return;
    if (isTaken) thanks.current?.focus();
    else firstInvalid(form.current)?.focus();
  }, [answers, isTaken, form, thanks]);

  async function ask(data: FormData): Promise<ReviewErrors> {
    try {
      return (await action?.(data)) ?? NO_ERRORS;
    } catch (error) {
      if (isNavigation(error)) throw error;
      return {form: failedText};
    }
  }

  function send(data: FormData) {
    if (isBusy.current) return;
    isBusy.current = true;
    startTransition(async () => {
      try {
        const answer = await ask(data);
        setErrors(answer);
        setTaken(!hasText(answer));
        setAnswers((count) => count + 1);
      } finally {
        isBusy.current = false;
      }
    });
  }

  /** A server's error is about what was sent, so it goes when its field changes. */
  const forget = (name: string) =>
    setErrors((all) => (name in all ? {...all, [name]: undefined} : all));

  return {errors, answers, isPending, isSent: isTaken || isSentAlready, send, forget};
}
