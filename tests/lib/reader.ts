import type {Locator, Page} from '@playwright/test';

/**
 * Shows the first sign of intent, for which a page's application waits before it loads: a pointer that enters a control.
 * The page is told of it alone, so the pointer and the focus stay where they are. Links don't count.
 */
export async function showIntent(page: Page): Promise<void> {
  await page.locator('.navbar button').first().dispatchEvent('pointerover');
}

/**
 * Shows the first sign of intent, and waits until the application has taken over the page. No key is pressed, because
 * the browser forgives layout shifts that follow one.
 */
export async function hydrate(page: Page): Promise<void> {
  await showIntent(page);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Steps after which a page is said to have no end. The longest page has 41 of them on a phone. */
const MOST_STEPS = 300;

/**
 * Scrolls to the end of the page, one screen at a time, so that everything that loads on sight is loaded. A step lasts a second at
 * most, also if the browser draws no frame.
 *
 * @throws If the page has no end.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const places = await page.evaluate(async (most) => {
    const frames = () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 1000);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    const end = () => document.documentElement.scrollHeight - innerHeight;
    const seen = [scrollY];
    while (scrollY < end() - 1 && seen.length < most) {
      const before = scrollY;
      scrollBy({top: innerHeight * 0.9, behavior: 'instant'});
      await frames();
      if (scrollY === before) break;
      seen.push(scrollY);
    }
    return seen;
  }, MOST_STEPS);
  if (places.length < MOST_STEPS) return;
  throw new Error(
    `The page's end was not reached in ${MOST_STEPS} screens. The last places: ${places.slice(-6).join(', ')} px.`,
  );
}

/** Starts to add up layout shifts. Has to run before the page's first navigation. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as unknown as {layoutShifts: string[]}).layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({node}) =>
          node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : '#text',
        );
        shifts.push(`${entry.value.toFixed(4)} by ${nodes.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
}

/** Sum of scores below which a shift is the rounding of a text's width, and not seen. Lighthouse rounds it away too. */
const INVISIBLE = 0.001;

/** The layout shifts so far, each with its score and what moved. Empty when nothing moved that can be seen. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () => (window as unknown as {layoutShifts: string[]}).layoutShifts,
  );
  const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
  return sum < INVISIBLE ? [] : shifts;
}

/** Replaces a control's text by typing, key by key. */
export async function typeInstead(control: Locator, text: string): Promise<void> {
  await control.press('ControlOrMeta+a');
  await control.pressSequentially(text);
}
