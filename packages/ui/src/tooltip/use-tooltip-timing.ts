import {useEffect, useRef} from 'react';
import {useLatest} from '../internal/overlay/use-latest.ts';

/** For how long after a tooltip the next one needs no delay, in milliseconds. */
const WARM = 300;
/** Time to get the pointer from the trigger onto the tooltip, in milliseconds. */
const LINGER = 150;

/** Hides the tooltip that is shown. There is one at a time. */
let hideShown: (() => void) | undefined;
let hiddenAt = -Infinity;

interface TimingOptions {
  open: boolean;
  setOpen: (open: boolean) => void;
  delay: number;
}

/** When a tooltip shows and hides: it stays while the pointer or the focus of the keyboard is on it, as WCAG 1.4.13 asks. */
export function useTooltipTiming(options: TimingOptions) {
  const {open, setOpen, delay} = options;
  const latest = useLatest(options);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef({pointer: false, focus: false});

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const hide = () => latest.current.setOpen(false);
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      // The key is used up: a dialog around the tooltip stays open.
      event.preventDefault();
      hide();
    }
    hideShown?.();
    hideShown = hide;
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      hiddenAt = performance.now();
      if (hideShown === hide) hideShown = undefined;
    };
  }, [open, latest]);

  function hideNow() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  function later(next: boolean, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.setOpen(next), wait);
  }

  return {
    showSoon() {
      held.current.pointer = true;
      const isWarm = hideShown !== undefined || performance.now() - hiddenAt < WARM;
      later(true, isWarm ? 0 : delay);
    },
    hideSoon() {
      held.current.pointer = false;
      clearTimeout(timer.current);
      if (!held.current.focus) later(false, LINGER);
    },
    stay() {
      held.current.pointer = true;
      clearTimeout(timer.current);
    },
    showForFocus() {
      held.current.focus = true;
      clearTimeout(timer.current);
      setOpen(true);
    },
    hideAfterFocus() {
      held.current.focus = false;
      if (!held.current.pointer) hideNow();
    },
    hideForPress() {
      held.current.focus = false;
      hideNow();
    },
  };
}
