/**
 * Moves the focus to an element that may not be made for it, so that the next Tab goes on from its start. Does not
 * scroll.
 */
export function moveFocus(element: HTMLElement) {
  if (!element.matches(':any-link, button, input, select, textarea, summary, [tabindex]')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}
