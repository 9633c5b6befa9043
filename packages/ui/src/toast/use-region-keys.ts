import {type RefObject, useEffect} from 'react';
import {ToastDataAttributes} from './data-attributes.ts';
import {KEY, type ToastStore} from './toast-store.ts';

/** The id of the toast that has the focus. */
const focusedToast = () =>
  document.activeElement
    ?.closest(`[${ToastDataAttributes.toast}]`)
    ?.getAttribute(ToastDataAttributes.toast);

/** Lets keys lead to the toasts and away from them, and gives the focus back when the toast that has it goes away. */
export function useRegionKeys(
  region: RefObject<HTMLElement | null>,
  store: ToastStore,
  limit: number,
) {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const leaving = new AbortController();
    const {signal} = leaving;
    const isInside = (node: EventTarget | null) => element.contains(node as Node | null);
    let origin: EventTarget | null = null;

    function giveBack() {
      (document.activeElement as HTMLElement).blur();
      if (origin instanceof HTMLElement) origin.focus();
    }

    function toggleFocus(event: KeyboardEvent) {
      const {key, ctrlKey, altKey, shiftKey, metaKey, defaultPrevented} = event;
      if (key !== KEY || ctrlKey || altKey || shiftKey || metaKey || defaultPrevented) return;
      if (store.get().length === 0) return;
      event.preventDefault();
      if (isInside(document.activeElement)) giveBack();
      else element!.focus({preventScroll: true});
    }

    function dismiss(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // The key would close the dialog around the region as well.
      event.preventDefault();
      event.stopPropagation();
      const id = focusedToast() ?? store.get()[0]?.id;
      if (document.activeElement === element) giveBack();
      if (id) store.dismiss(id);
    }

    function rememberOrigin({relatedTarget}: FocusEvent) {
      if (!isInside(relatedTarget)) origin = relatedTarget;
    }

    // While the toast is still there: the focus would be lost with it.
    const unsubscribe = store.subscribe(() => {
      const shown = store.get().slice(0, limit);
      if (!isInside(document.activeElement)) return;
      const id = focusedToast();
      if (shown.length === 0 || (id && !shown.some((one) => one.id === id))) giveBack();
    });
    document.addEventListener('keydown', toggleFocus, {signal});
    element.addEventListener('keydown', dismiss, {signal});
    element.addEventListener('focusin', rememberOrigin, {signal});
    return () => {
      leaving.abort();
      unsubscribe();
    };
  }, [region, store, limit]);
}
