import type {Page} from '@playwright/test';

/** Least width and height of a target in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/**
 * The targets in a part of the page that are smaller than the standard wants, and not exempt. A small target is exempt when
 *
 * - a circle of the least size around its center cuts no other target, and no circle of another small target ("spacing");
 * - it is in a line with text that isn't a target ("inline");
 * - its label, a target of the same function, is large enough ("equivalent").
 *
 * A target is what the pointer meets, so a link whose area covers its card is as large as the card.
 */
async function smallTargets({within, least}: {within: string; least: number}): Promise<string[]> {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, label, video[controls], [role][tabindex]';
  /** Boxes that the keyboard scrolls, which have nothing to press. */
  const SCROLLED = '[role=region], [role=group], [role=tabpanel], [role=dialog]';
  /** Corners, edges and center of a square of the least size. */
  const steps = [0.01 - least / 2, 0, least / 2 - 0.01];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const labelsOf = (one: HTMLElement) => [...((one as HTMLInputElement).labels ?? [])];
  const controlOf = (one: HTMLElement) => ('control' in one ? (one.control as HTMLElement) : one);
  const isTarget = (one: HTMLElement) =>
    (controlOf(one) as HTMLElement | null)?.matches(
      ':disabled, [inert] *, [aria-hidden=true] *',
    ) === false &&
    !one.matches(SCROLLED) &&
    one.checkVisibility({opacityProperty: true, visibilityProperty: true});
  // Nothing beside an opened dialog can be pressed.
  const around = document.querySelector(':modal') ?? document;
  const all = [...around.querySelectorAll<HTMLElement>(CONTROLS)].filter(isTarget);

  /** The part of a target that boxes around it leave to be seen. */
  const visibleBox = (one: HTMLElement) => {
    let {left, top, right, bottom} = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (around === document.body || getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const isSmall = ({width, height}: DOMRect) => width < least - 0.01 || height < least - 0.01;
  // One pixel is what is kept for screen readers alone.
  const isGone = ({width, height}: DOMRect) => width * height <= 1;
  const centerOf = ({x, y, width, height}: DOMRect) => ({x: x + width / 2, y: y + height / 2});
  const meets = (one: HTMLElement, x: number, y: number) => {
    const met = document.elementFromPoint(x, y);
    return met !== null && [one, ...labelsOf(one)].some((part) => part.contains(met));
  };
  const isInSentence = (one: HTMLElement) => {
    if (getComputedStyle(one).display !== 'inline') return false;
    let block: HTMLElement = one;
    while (/^(inline|contents)$/.test(getComputedStyle(block).display))
      block = block.parentElement!;
    const text = block.cloneNode(true) as HTMLElement;
    for (const target of text.querySelectorAll('a, button, label, .sr-only')) target.remove();
    return /[\p{L}\p{N}]/u.test(text.textContent);
  };
  const nameOf = (one: HTMLElement) =>
    `${one.localName} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}"`;

  const found: string[] = [];
  for (const one of all) {
    const whole = one.getBoundingClientRect();
    if (!one.closest(within) || one.localName === 'label') continue;
    if (!isSmall(whole) || isGone(whole) || isInSentence(one)) continue;
    one.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'});
    await frame();
    const boxes = new Map(all.map((other) => [other, visibleBox(other)]));
    const box = boxes.get(one)!;
    const {x, y} = centerOf(box);
    const near = all.find((other) => {
      const rect = boxes.get(other)!;
      if (isGone(rect) || one.contains(other) || other.contains(one)) return false;
      if (labelsOf(one).includes(other as HTMLLabelElement)) return false;
      const right = x - Math.min(Math.max(x, rect.left), rect.right);
      const down = y - Math.min(Math.max(y, rect.top), rect.bottom);
      if (Math.hypot(right, down) < least / 2 - 0.01) return true;
      const center = centerOf(rect);
      return isSmall(rect) && Math.hypot(x - center.x, y - center.y) < least - 0.01;
    });
    if (!near || labelsOf(one).some((label) => boxes.has(label) && !isSmall(boxes.get(label)!)))
      continue;
    if (steps.every((right) => steps.every((down) => meets(one, x + right, y + down)))) continue;
    const example = one.closest<HTMLElement>('[data-example]')?.dataset.example;
    found.push(
      `${example ?? 'chrome'}: ${nameOf(one)} has ${box.width.toFixed(1)} x ${box.height.toFixed(1)} px, beside ${nameOf(near)}`,
    );
  }
  return found;
}

/** The targets below elements that a selector names which break WCAG 2.5.8 in the page as it is now. */
export function targetFaults(page: Page, within: string): Promise<string[]> {
  return page.evaluate(smallTargets, {within, least: LEAST});
}
