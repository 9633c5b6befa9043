import type {Page} from '@playwright/test';

/**
 * Differences in CSS pixels that nobody sees: boxes are rounded, and a glyph's box is larger than its ink.
 */
const TOLERANCE = 2;

/**
 * Faults in the layout of each example in the page as it is now:
 *
 * - a stage is narrower than what is in it;
 * - a text leaves its stage at a side, and no box around it scrolls;
 * - a text is cut: it leaves a box that hides what leaves it. A text that ends in an ellipsis, slides in a box that scrolls, and
 *   what is kept for screen readers alone are meant to be cut;
 * - a text is painted over a control that doesn't contain it, or over another text.
 */
function faultsIn({tolerance}: {tolerance: number}): string[] {
  interface Line {
    text: string;
    parent: HTMLElement;
    box: DOMRect;
  }
  const found = new Set<string>();
  /** A slide names its role. The box around slides shows parts of some, and is moved. A text has to stay within its slide. */
  const SLIDE = '[aria-roledescription]';
  const isApart = (a: DOMRect, b: DOMRect) =>
    a.right - tolerance <= b.left ||
    b.right - tolerance <= a.left ||
    a.bottom - tolerance <= b.top ||
    b.bottom - tolerance <= a.top;

  /** The lines of the texts below an element that can be seen. */
  const linesOf = (stage: Element) => {
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const text = node.textContent!.trim();
      if (!text || parent.closest('[aria-hidden=true], .sr-only, [inert], [hidden], option'))
        continue;
      if (!parent.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2) lines.push({text: text.slice(0, 40), parent, box});
      }
    }
    return lines;
  };

  /** The box that cuts a line, if one does, and whether a box around the line scrolls. */
  const cutBy = ({parent, box}: Line, stage: Element) => {
    for (let one: HTMLElement | null = parent; one && one !== stage; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === 'inline') continue;
      const isLeft =
        box.left < one.getBoundingClientRect().left - tolerance ||
        box.right > one.getBoundingClientRect().right + tolerance;
      if (one.matches(SLIDE) && isLeft) return {scrolls: false, by: one};
      if (one.querySelector(SLIDE)) return {scrolls: true};
      const {overflowX, overflowY} = style;
      if (/auto|scroll/.test(overflowX + overflowY)) return {scrolls: true};
      const hidesX = /hidden|clip/.test(overflowX);
      const hidesY = /hidden|clip/.test(overflowY);
      const edge = one.getBoundingClientRect();
      // Content that is wholly hidden is a slide, or only for screen readers.
      if ((hidesX || hidesY) && isApart(edge, box)) return {scrolls: true};
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none')
        return {scrolls: true};
      if (
        (hidesX && (box.left < edge.left - tolerance || box.right > edge.right + tolerance)) ||
        (hidesY && (box.top < edge.top - tolerance || box.bottom > edge.bottom + tolerance))
      )
        return {scrolls: false, by: one};
      if (style.position === 'fixed') return {scrolls: true};
    }
    return {scrolls: false};
  };

  for (const stage of document.querySelectorAll<HTMLElement>('.example-stage')) {
    const id = stage.closest<HTMLElement>('[data-example]')!.dataset.example!;
    const tooWide = stage.scrollWidth - stage.clientWidth;
    if (tooWide > 0) found.add(`${id} is ${tooWide} px too wide`);
    const edge = stage.getBoundingClientRect();
    const whole: Line[] = [];
    for (const line of linesOf(stage)) {
      const {scrolls, by} = cutBy(line, stage);
      const {left, right} = line.box;
      if (by)
        found.add(`${id} cuts "${line.text}" by ${by.localName}.${by.className.slice(0, 60)}`);
      else if (!scrolls && (left < edge.left - tolerance || right > edge.right + tolerance))
        found.add(`${id}: "${line.text}" leaves the stage`);
      if (!scrolls) whole.push(line);
    }
    const controls = [
      ...stage.querySelectorAll<HTMLElement>(
        'button, input:not([type=hidden]), select, textarea, summary, video',
      ),
    ].filter(
      (one) =>
        one.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        !one.closest('[aria-hidden=true], .sr-only'),
    );
    const boxes = controls.map((one) => ({one, box: one.getBoundingClientRect()}));
    for (const [index, {text, parent, box}] of whole.entries()) {
      for (const {one, box: other} of boxes) {
        if (other.width < 4 || isApart(box, other) || one.contains(parent) || parent.contains(one))
          continue;
        if (parent.closest('label')?.contains(one)) continue;
        found.add(
          `${id}: "${text}" is over ${one.localName} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}"`,
        );
      }
      for (const other of whole.slice(index + 1)) {
        if (other.parent === parent || isApart(box, other.box)) continue;
        found.add(`${id}: "${text}" and "${other.text}" are over each other`);
      }
    }
  }
  return [...found];
}

/** Faults in the layout of the examples in the page as it is now. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(faultsIn, {tolerance: TOLERANCE});
}
