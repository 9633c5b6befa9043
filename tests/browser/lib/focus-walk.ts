import type {Page} from '@playwright/test';

/** Most steps of one walk. A page has fewer elements that can have the focus. */
const MOST = 600;

/** Where the focus is, and what hides it there. */
interface Stop {
  /** Whether the focus left the part that the walk is for, or is back where it began. */
  isEnd: boolean;
  fault?: string;
}

/**
 * The element that hides the one with the focus. WCAG 2.4.11 forbids that all of it is hidden. This wants more: of a grid of
 * points over its boxes in the window, more than half meet the element, a part of it, or its label.
 */
async function lookAtFocus(within: string): Promise<Stop> {
  // One frame scrolls, and one shows what follows the scrolling.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const element = document.activeElement as HTMLInputElement | null;
  if (!element?.closest(within) || element === document.body) return {isEnd: true};
  if (element.dataset.visited) return {isEnd: true};
  element.dataset.visited = 'true';
  let [seen, all] = [0, 0];
  const covers = new Set<string>();
  for (const part of [element, ...(element.labels ?? [])]) {
    for (const {left, top, width, height} of part.getClientRects()) {
      for (let step = 0; step < 49; step += 1) {
        const x = left + width * (0.05 + 0.15 * (step % 7));
        const y = top + height * (0.05 + 0.15 * Math.floor(step / 7));
        const upper = document.elementFromPoint(x, y);
        if (!upper) continue;
        all += 1;
        if (part.contains(upper) || upper.contains(part)) seen += 1;
        else
          covers.add(
            `${upper.localName} "${(upper.ariaLabel ?? upper.textContent).trim().slice(0, 30)}"`,
          );
      }
    }
  }
  if (seen > all / 2) return {isEnd: false};
  const name = `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
  const where = all > 0 ? `is covered by ${[...covers].join(', ')}` : 'is outside of the window';
  return {isEnd: false, fault: `${name} ${where}`};
}

/**
 * Moves the focus with the Tab key through a part of the page, forwards and back.
 *
 * @param within - Selector of the part. The focus is before it or in it. @default 'body'
 * @returns The number of stops, and those at which the focus was hidden.
 */
export async function walkThrough(
  page: Page,
  within = 'body',
): Promise<{stops: number; faults: string[]}> {
  const faults: string[] = [];
  let stops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-visited]')) {
        delete one.dataset.visited;
      }
    });
    for (let step = 0; step < MOST; step += 1) {
      await page.keyboard.press(key);
      const {isEnd, fault} = await page.evaluate(lookAtFocus, within);
      if (isEnd) break;
      stops += 1;
      if (fault) faults.push(`${key}: ${fault}`);
    }
  }
  return {stops, faults};
}
