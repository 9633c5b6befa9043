import {type RefObject, useLayoutEffect} from 'react';

/** Everything on the page that neither holds the element nor is in it, and is not inert already. */
function others(element: Element): HTMLElement[] {
  const {parentElement} = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (one): one is HTMLElement => one !== element && one instanceof HTMLElement && !one.inert,
  );
  return [...siblings, ...others(parentElement)];
}

/** Keeps the focus and screen readers out of the rest of the page while a drawer is open. */
export function useInertPage(ref: RefObject<HTMLElement | null>, active: boolean) {
  useLayoutEffect(() => {
    if (!active) return;
    const element = ref.current!;
    const page = others(element);
    for (const one of page) one.inert = true;
    function release() {
      for (const one of page) one.inert = false;
    }
    // Before the browser closes the drawer it gives the focus back, which an inert trigger would not take.
    function beforeToggle({newState}: ToggleEvent) {
      if (newState === 'closed') release();
    }
    element.addEventListener('beforetoggle', beforeToggle);
    return () => {
      element.removeEventListener('beforetoggle', beforeToggle);
      release();
    };
  }, [ref, active]);
}
