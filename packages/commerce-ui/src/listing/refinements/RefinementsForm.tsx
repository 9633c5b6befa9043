'use client';

import {type ComponentProps, useEffect, useImperativeHandle, useRef} from 'react';
import {
  listingHref,
  type ListingState,
  readListingParams,
} from '../../internal/listing-params/index.ts';
import {useAnswers} from './use-answers.ts';
import {useKeptFocus} from './use-kept-focus.ts';

interface RefinementsFormProps extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> {
  action: string;
  /** The answer's selections, as an address. */
  answered: string;
  onRefine: ((state: ListingState) => void) | undefined;
  autoSubmit: boolean;
}

/** The state that a form would send. */
function stateOf(form: HTMLFormElement): ListingState {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readListingParams(new URLSearchParams(entries));
}

const addressOf = ({selections}: ListingState) => listingHref('', {selections});

/** A form that a browser sends by itself, and that hands its state over when there is somebody to take it. */
export function RefinementsForm({
  answered,
  onRefine,
  autoSubmit,
  ref,
  children,
  ...rest
}: RefinementsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current!, []);
  const {known, note} = useAnswers(form, answered);
  useKeptFocus(form);
  const isLive = useRef(false);

  const refine = () => {
    const state = stateOf(form.current!);
    const address = addressOf(state);
    if (autoSubmit && address === known()) return;
    note(address);
    onRefine?.(state);
  };

  useEffect(() => {
    const element = form.current!;
    // React's `onChange` is the browser's `input`, which comes with each key and each step of a slider.
    const change = () => autoSubmit && refine();
    const dropEmpty = ({formData}: FormDataEvent) => {
      for (const name of new Set(formData.keys())) {
        if (formData.getAll(name).every((value) => value === '')) formData.delete(name);
      }
    };
    // A checkbox may have been pressed before this code ran.
    if (!isLive.current) change();
    isLive.current = true;
    element.addEventListener('change', change);
    element.addEventListener('formdata', dropEmpty);
    return () => {
      element.removeEventListener('change', change);
      element.removeEventListener('formdata', dropEmpty);
    };
  });

  return (
    <form
      {...rest}
      ref={form}
      method="get"
      // Browsers would bring back what was selected before a shopper went back, next to results without it.
      autoComplete="off"
      onSubmit={
        onRefine &&
        ((event) => {
          event.preventDefault();
          refine();
        })
      }
    >
      {children}
    </form>
  );
}
