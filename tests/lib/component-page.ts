import {type Browser, expect, type Locator, type Page, test} from './test.ts';
import type {KeyboardRow, StateRow} from '@storefront-toolkit/ui/internal';
import {stateOf} from './accessibility-tree.ts';
import {axeFindings} from './axe.ts';
import {isFirefox, runInFirefox} from './firefox.ts';
import {showIntent} from './reader.ts';
import {showAllVendors} from './vendor-panels.ts';

/** Opens the page of a component and waits for nothing but its HTML. */
export async function openComponentPage(page: Page, route: string) {
  await page.goto(`/docs/component-packages/${route}`);
}

/**
 * Opens the page of a component in a browser without JavaScript.
 *
 * @param look - Uses the page, which is closed afterwards.
 */
export async function withoutScripts(
  browser: Browser,
  route: string,
  look: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({javaScriptEnabled: false});
  try {
    const page = await context.newPage();
    await openComponentPage(page, route);
    await look(page);
  } finally {
    await context.close();
  }
}

/** The stage of an example as the server has sent it. */
export const servedExample = (page: Page, id: string): Locator =>
  page.locator(`[data-example="${id}"] .example-stage`);

/**
 * Scrolls to an example, brings the page to life as a reader would, and waits until the example reacts.
 *
 * @returns The stage of the example.
 */
export async function liveExample(page: Page, id: string): Promise<Locator> {
  const stage = page.locator(`[data-example="${id}"] .example-stage`);
  await showAllVendors(page);
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await showIntent(page);
  // An assertion looks again after longer and longer pauses, this with each frame.
  await stage.and(page.locator('[data-live]')).waitFor({state: 'attached'});
  return stage;
}

/**
 * Brings all examples of a page to life, as `liveExample` does.
 *
 * @returns Their stages by their ids, in the order of the page.
 */
export async function liveExamples(page: Page): Promise<Map<string, Locator>> {
  const ids = await page
    .locator('[data-example]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-example') ?? ''));
  const stages = new Map<string, Locator>();
  for (const id of ids) stages.set(id, await liveExample(page, id));
  return stages;
}

/**
 * Expects that axe finds nothing in an example as it is now. Call it in each state: open, invalid, disabled. In Firefox it
 * does nothing: a tab of Firefox 153 crashes in axe after it refused to submit a form, and axe looks at all of this in Chromium.
 *
 * @param parts Stages of examples, and what they show outside of them: a dialog, a menu.
 */
export async function expectNoAxeFindings(page: Page, ...parts: [Locator, ...Locator[]]) {
  if (isFirefox(page)) return;
  // Nobody is meant to read text that fades in or out.
  await page.evaluate(() => {
    const isDrawn = (effect: AnimationEffect | null) =>
      // Closed details aren't drawn, so a transition that starts in there never ends.
      (effect as KeyframeEffect | null)?.target?.checkVisibility() === true;
    const ends = ({timeline, playState, effect}: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      isDrawn(effect) &&
      effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends);
    return Promise.allSettled(ending.map(({finished}) => finished)).then(() => undefined);
  });
  expect(await axeFindings(page, ...parts)).toEqual([]);
}

/**
 * Presses a disabled option or item. Playwright's `click` waits until it is enabled, and a forced one does not wait
 * until an opening list has come to rest, so it can hit the option beside it. Its `hover` scrolls the page, after which a list
 * goes to the other side of its trigger, away from the pointer: this leaves the page where it is.
 */
export async function pressDisabled(page: Page, option: Locator) {
  await expect(option).toHaveAttribute('aria-disabled', 'true');
  const middle = async () => {
    const box = await option.boundingBox();
    return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
  };
  await expect(async () => {
    const place = await middle();
    await page.waitForTimeout(200);
    expect(await middle()).toEqual(place);
  }).toPass();
  const place = (await middle())!;
  const isHit = (node: Element, {x, y}: typeof place) =>
    node.contains(document.elementFromPoint(x, y));
  expect(await option.evaluate(isHit, place)).toBe(true);
  await page.mouse.click(place.x, place.y);
}

/** A row of a keyboard table, and what its test proves. */
interface Row extends KeyboardRow {
  /** Names of the page's claims that its test proves. */
  claims?: string | undefined;
}

/**
 * Keyboard rows with the names of the page's claims that their tests prove: `{open: '@claim-popover.focus-in'}`. The names
 * become part of the tests' titles.
 */
export function withClaims<Id extends string>(
  rows: readonly (Row & {id: Id})[],
  claims: Partial<Record<Id, string>>,
): readonly (Row & {id: Id})[] {
  return rows.map((row) => ({...row, claims: claims[row.id]}));
}

/** The test of a keyboard row, on the component's page. */
export type KeyboardTest = (page: Page) => Promise<void>;

/**
 * Makes one browser test of each row of a keyboard table. `tests` has a key for each row by its type, so a row
 * without a test does not compile. The check `firefox` runs them too, and finds them by the word "keyboard" in their titles.
 */
export function testKeyboard<Id extends string>(
  route: string,
  rows: readonly (Row & {id: Id})[],
  tests: Record<Id, KeyboardTest>,
) {
  for (const {id, keys, action, claims = ''} of rows) {
    const title = `${route} keyboard, ${id}: ${keys.join(' or ')}. ${action} ${claims}`;
    test(title.trim(), async ({page}) => {
      await openComponentPage(page, route);
      const run = () => tests[id](page);
      if (!isFirefox(page)) await run();
      else await runInFirefox(`${route} ${id}`, run, (reason) => test.skip(true, reason));
    });
  }
}

/** Brings a component into the state of a row, on the component's page. Returns the element that the row describes. */
export type StateTest = (page: Page) => Locator | Promise<Locator>;

/**
 * Makes one browser test of each row of a states table: the browser's accessibility tree has what the row says of the
 * element, and says nothing more of it. `tests` has a key for each row by its type, so a row without a test does not
 * compile.
 */
export function testStates<Id extends string>(
  route: string,
  rows: readonly (StateRow & {id: Id})[],
  tests: Record<Id, StateTest>,
) {
  for (const {id, state, part, role, name, description = '', properties = {}} of rows) {
    test(`${route} state, ${id}: ${state}, ${part} is ${role} "${name}"`, async ({page}) => {
      await openComponentPage(page, route);
      const element = await tests[id](page);
      const expected = {role, name, description, properties};
      await expect(async () => expect(await stateOf(element)).toEqual(expected)).toPass({
        intervals: [20, 50, 100, 250, 500],
        timeout: 5000,
      });
    });
  }
}
