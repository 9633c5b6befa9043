'use client';

import {type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

const CONTROLS = 'input:enabled:not([type=hidden]), summary, button:enabled';

/** Moves the focus on when an answer disables or removes the control that has it: to the next one in its group, or in the form. */
export function useKeptFocus(form: RefObject<HTMLFormElement | null>) {
  const last = useRef<{control: Element; group: Element | null}>(undefined);
  useEffect(() => {
    const element = form.current;
    const enter = ({target}: FocusEvent) => {
      const control = target as Element;
      last.current = {control, group: control.closest('fieldset')};
    };
    const leave = ({target}: FocusEvent) => {
      // A control that is removed or disabled leaves as well, and is still the last one.
      if ((target as Element).isConnected && !(target as Element).matches(':disabled')) {
        last.current = undefined;
      }
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
    };
  }, [form]);

  useLayoutEffect(() => {
    const {control, group} = last.current ?? {};
    if (!control || (control.isConnected && !control.matches(':disabled'))) return;
    last.current = undefined;
    const next = (group?.isConnected && group.querySelector<HTMLElement>(CONTROLS)) || undefined;
    (next ?? form.current?.querySelector<HTMLElement>(CONTROLS))?.focus();
  });
}
