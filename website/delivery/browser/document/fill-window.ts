/** The number of blocks that are laid out at once, until the window is full. */
const STEP = 6;

/** Leaves the inside of a block out of layout and style (`css/prose.css`). */
const SKIPPED = 'skipped-block';

/**
 * Has the browser lay out of a new page what fills the window, so that it is painted sooner, and leaves out the blocks
 * below. Only for a page that is shown from its start.
 *
 * @param root - Element with the content in it.
 * @returns Adds what was left out. To be called once the page is painted.
 */
export function fillWindow(root: HTMLElement): () => void {
  const blocks = [...root.querySelectorAll<HTMLElement>('.markdown > *')];
  const show = (some: readonly HTMLElement[]) =>
    some.forEach(({classList}) => classList.remove(SKIPPED));

  blocks.slice(STEP).forEach(({classList}) => classList.add(SKIPPED));
  let shown = STEP;
  while (
    shown < blocks.length &&
    blocks[shown]!.getBoundingClientRect().top + scrollY < innerHeight
  ) {
    show(blocks.slice(shown, (shown += STEP)));
  }
  return () => show(blocks.slice(shown));
}
