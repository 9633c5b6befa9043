'use client';

import {type MouseEvent, type PointerEvent, useEffect, useRef} from 'react';
import {entryOf, isOpen, panelOf} from './panels.ts';

/**
 * Opens panels under a mouse pointer that rests, and closes them when it has left. A panel that a click or a key opened
 * stays open, and a click on an entry whose panel the pointer just opened keeps it instead of closing it.
 */
export function useHoverIntent(openDelay: number, closeDelay: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef<HTMLElement | null>(null);
  const opened = useRef<HTMLElement | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(act: () => void, delay: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }

  function closeLater() {
    pointed.current = null;
    later(() => opened.current?.hidePopover(), closeDelay);
  }

  return {
    over(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const panel = panelOf(entryOf(event.target));
      if (!panel) {
        if (pointed.current) closeLater();
        return;
      }
      if (panel === pointed.current) return;
      pointed.current = panel;
      if (isOpen(panel)) {
        clearTimeout(timer.current);
        return;
      }
      later(() => {
        panel.showPopover();
        opened.current = panel;
      }, openDelay);
    },

    leave(event: PointerEvent) {
      if (event.pointerType === 'mouse') closeLater();
    },

    click(event: MouseEvent) {
      clearTimeout(timer.current);
      const button = event.target instanceof Element && event.target.closest('[popovertarget]');
      if (!button) return;
      const panel = panelOf(entryOf(button));
      if (panel && panel === opened.current && isOpen(panel)) event.preventDefault();
      opened.current = null;
    },
  };
}
