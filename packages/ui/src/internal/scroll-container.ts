/** The nearest ancestor that scrolls up and down, or `null` when the page itself does. */
export function scrollContainerOf(element: Element): Element | null {
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return null;
}
