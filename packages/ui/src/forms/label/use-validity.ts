'use client';

import {useEffect, useRef, useState} from 'react';
import {
  type ConstraintMessages,
  type Control,
  constraintMessage,
  isFirstInvalid,
  ownControls,
} from './constraints.ts';

/**
 * Shows what the browser's constraint validation finds in a field as text of the page instead of a bubble: when the
 * form is submitted, or when the focus leaves after a change. From then on each change is looked at. When a press takes
 * the focus away, it shows after the press: a text in between would move what is pressed, and its click would be lost.
 */
export function useValidity<Element extends HTMLElement>(messages?: ConstraintMessages) {
  const root = useRef<Element>(null);
  const changed = useRef(false);
  const pressed = useRef(false);
  const left = useRef(false);
  const [message, setMessage] = useState('');

  const check = () => {
    if (root.current) setMessage(constraintMessage(root.current, messages));
  };
  const recheck = () => {
    if (message) check();
  };

  useEffect(() => {
    const field = root.current;
    const form = field?.closest('form');
    if (!field) return undefined;

    const listeners = new AbortController();
    const {signal} = listeners;

    const onInvalid = (event: Event) => {
      const control = event.target as Control;
      if (!ownControls(field).includes(control)) return;
      // An error summary around the field has prevented it already, and moves the focus to itself.
      const summarized = event.defaultPrevented;
      event.preventDefault();
      check();
      if (!summarized && isFirstInvalid(control)) control.focus();
    };
    const onInput = () => {
      changed.current = true;
      recheck();
    };
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (!changed.current || field.contains(relatedTarget as Node | null)) return;
      if (pressed.current) left.current = true;
      else check();
    };
    const onPress = () => (pressed.current = true);
    const onRelease = ({type, target}: Event) => {
      // A field that is left tells of its change before the press ends.
      if (!pressed.current || (type === 'change' && field.contains(target as Node))) return;
      // The click follows in the same task.
      setTimeout(() => {
        pressed.current = false;
        if (left.current) check();
        left.current = false;
      });
    };
    const onReset = () => {
      changed.current = false;
      left.current = false;
      setMessage('');
    };
    // An invalid control tells nobody but itself: the event does not bubble.
    field.addEventListener('invalid', onInvalid, {capture: true, signal});
    field.addEventListener('input', onInput, {signal});
    field.addEventListener('focusout', onFocusOut, {signal});
    form?.addEventListener('reset', onReset, {signal});
    // A finger's press is told by the same events.
    document.addEventListener('mousedown', onPress, {capture: true, signal});
    // A list that the system draws, as of a select, may take the release: its choice or a key ends the press as well.
    for (const type of ['mouseup', 'dragend', 'change', 'keydown']) {
      document.addEventListener(type, onRelease, {capture: true, signal});
    }
    return () => listeners.abort();
  });

  return {root, message, recheck};
}
