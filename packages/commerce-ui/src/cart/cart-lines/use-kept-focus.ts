'use client';

import {type RefObject, useLayoutEffect, useRef} from 'react';
import {CartLinesDataAttributes} from './data-attributes.ts';

/** Calls back when an element leaves the page while the focus is in it. */
export function useFocusLoss(element: RefObject<HTMLElement | null>, onLoss: () => void) {
  const latest = useRef(onLoss);
  useLayoutEffect(() => {
    latest.current = onLoss;
  });
  useLayoutEffect(() => {
    const node = element.current;
    return () => {
      if (node?.contains(document.activeElement)) latest.current();
    };
  }, [element]);
}

/**
 * Moves the focus out of a line that leaves the list: to the next line that can take it, else to the one before, else to the
 * list, or to what is there in its place.
 *
 * @param order Ids of the lines, in the order of the list.
 */
export function useKeptFocus(order: readonly string[]) {
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const lost = useRef<string>(undefined);
  const shown = useRef(order);
  useLayoutEffect(() => {
    const id = lost.current;
    const before = shown.current;
    lost.current = undefined;
    shown.current = order;
    if (id === undefined || order.includes(id)) return;
    const index = before.indexOf(id);
    const neighbors = [...before.slice(index + 1), ...before.slice(0, index).reverse()];
    const targets = neighbors.map((one) => focusableIn(list.current, one));
    const target = targets.find((one) => one !== null) ?? list.current ?? empty.current;
    target?.focus();
  });
  return {list, empty, onFocusLost: (id: string) => (lost.current = id)};
}

/** The button that removes a line, or its link. */
function focusableIn(list: HTMLElement | null, id: string): HTMLElement | null {
  const {lineItem, remove} = CartLinesDataAttributes;
  const line = [...(list?.children ?? [])].find((one) => one.getAttribute(lineItem) === id);
  if (!line) return null;
  return (
    line.querySelector<HTMLElement>(`[${remove}]`) ?? line.querySelector<HTMLElement>('a[href]')
  );
}
