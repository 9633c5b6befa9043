let locks = 0;

/**
 * Keeps the page behind a modal overlay from scrolling. Room for a scroll bar that takes space stays, so that
 * nothing moves.
 *
 * @returns Function that removes this lock. The page scrolls again when no lock is left.
 */
export function lockScroll() {
  const {style, clientWidth} = document.documentElement;
  if (locks === 0) {
    style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
    style.overflow = 'hidden';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
