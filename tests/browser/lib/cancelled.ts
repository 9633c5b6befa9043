import type {ElementHandle, Locator, Page} from '@playwright/test';
import {stateOf} from './uses.ts';

/** A control, and a point of the window at which a mouse meets it. */
interface Target {
  /** Its name in the test's messages. */
  name: string;
  at: {x: number; y: number};
  /** A point with nothing to press. */
  empty: {x: number; y: number};
}

/** Elements that a mouse can press. */
const CONTROLS = [
  'a[href], button, input:not([type=hidden]), textarea, summary',
  ...['button', 'checkbox', 'combobox', 'option', 'radio', 'switch', 'tab'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * Controls for which a press that leaves them is the way to use them, or whose answer to a press is the browser's own (WCAG 2.5.2
 * exempts both):
 *
 * - a slider follows the pointer;
 * - a native select opens the system's list, which no page can see.
 *
 * Boxes that scroll aren't controls, and slides follow a pointer that moves sideways, so it moves up or down.
 */
const EXEMPT = 'input[type=range], [role=slider], select';

/** Scrolls a control into the window, and looks where a mouse meets it. Returns nothing if none does, or if it is exempt. */
function meet(
  control: HTMLElement,
  {controls, exempt}: {controls: string; exempt: string},
): Target | undefined {
  const isOff = ':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *';
  if (control.matches(`${isOff}, ${exempt}`)) return undefined;
  if (!control.checkVisibility({opacityProperty: true, visibilityProperty: true})) return undefined;
  control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
  const parts: Element[] = [control, ...((control as HTMLInputElement).labels ?? [])];
  const points = parts.flatMap((part) => {
    // A text that wraps has a box for each line.
    const {x, y, width, height} = part.getClientRects()[0] ?? new DOMRect();
    const point = {x: x + width / 2, y: y + height / 2};
    const met = document.elementFromPoint(point.x, point.y)?.closest(`${controls}, label`);
    return met && parts.includes(met) ? [point] : [];
  });
  const [at] = points;
  if (!at) return undefined;
  const stage = control.closest('.example-stage');
  const isEmpty = ({x, y}: Target['at']) => {
    const met = document.elementFromPoint(x, y);
    return met && !stage?.contains(met) && !met.closest(`${controls}, label, select`);
  };
  const rows = Array.from({length: Math.floor(innerHeight / 8)}, (_, row) => row * 8);
  // A list opens above or below its button, so the mouse leaves it sideways.
  const columns = control.ariaHasPopup ? [innerWidth - 4] : [at.x, innerWidth - 4];
  const empty = columns.flatMap((x) => rows.map((y) => ({x, y}))).find(isEmpty);
  if (!empty)
    throw new Error(
      'The window has no point without a control, so no press can be cancelled. Use a higher window.',
    );
  return {name: control.outerHTML.slice(0, 120), at, empty};
}

/** The state of an example, its page's address, and what is open over the page. The focus may follow a press. */
async function everythingOf(page: Page, stage: Locator): Promise<string> {
  const open = await page.evaluate(() =>
    [...document.querySelectorAll('dialog[open], :popover-open, [role=menu], [role=listbox]')]
      .filter((one) => one.checkVisibility())
      .map((one) => `open: ${one.localName} ${one.textContent.slice(0, 40)}`),
  );
  const state = (await stateOf(stage)).replaceAll(' [active]', '');
  return [page.url(), state, ...open].join('\n');
}

/** Most time for something to close again, in milliseconds. */
const LONGEST = 1500;

/** Waits for what follows the place to which the page has scrolled. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Presses the mouse on a point, moves it to another, and releases it there. */
async function pressAndLeave({mouse}: Page, {at, empty}: Target): Promise<void> {
  await mouse.move(at.x, at.y);
  await mouse.down();
  await mouse.move(at.x, (at.y + empty.y) / 2);
  await mouse.move(empty.x, empty.y);
  await mouse.up();
}

/** The controls of an example that do something though the mouse has left them before its button was released. */
export async function notCancelled(
  page: Page,
  stage: Locator,
): Promise<{count: number; found: string[]}> {
  const found: string[] = [];
  let count = 0;
  const handles = (await stage.locator(CONTROLS).elementHandles()) as ElementHandle<HTMLElement>[];
  for (const handle of handles) {
    const target = await handle.evaluate(meet, {controls: CONTROLS, exempt: EXEMPT});
    if (!target) continue;
    count += 1;
    await settle(page);
    const before = await everythingOf(page, stage);
    await pressAndLeave(page, target);
    const end = Date.now() + LONGEST;
    let after = await everythingOf(page, stage);
    while (after !== before && Date.now() < end) {
      await page.waitForTimeout(50);
      after = await everythingOf(page, stage);
    }
    if (after !== before) found.push(`${target.name}\nbefore: ${before}\nafter: ${after}`);
  }
  return {count, found};
}
