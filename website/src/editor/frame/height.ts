/** Height that an open overlay has for itself, in CSS pixels. */
const OVERLAY = 560;

/** Tells the height that the stage needs: that of its content, and more while an overlay is open. */
export function watchHeight(stage: HTMLElement, tell: (height: number) => void) {
  document.body.style.margin = '0';
  stage.style.padding = '2rem 1.5rem';
  let last = 0;
  const measure = () => {
    // Components put their overlays behind the stage. The browser has its own.
    const isOpen =
      document.body.childElementCount > 1 || stage.querySelector('dialog[open], :popover-open');
    const height = Math.max(stage.scrollHeight, isOpen ? OVERLAY : 0);
    if (height !== last) tell(height);
    last = height;
  };
  new ResizeObserver(measure).observe(stage);
  new MutationObserver(measure).observe(document.body, {childList: true});
  addEventListener('toggle', measure, true);
}
