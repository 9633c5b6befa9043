import {expect, type Locator, type Page, test} from '@playwright/test';
import {axeFindings} from './axe.ts';

/** Opens the page of a component and waits for nothing but its HTML. */
export async function openComponentPage(page: Page, route: string) {
  await page.goto(`/docs/component-packages/${route}`);
}

/**
 * Scrolls to an example, brings the page to life as a reader would, and waits until the example reacts.
 *
 * @returns The stage of the example.
 */
export async function liveExample(page: Page, id: string): Promise<Locator> {
  const stage = page.locator(`[data-example="${id}"] .example-stage`);
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await expect(stage).toHaveAttribute('data-live', '');
  return stage;
}

/**
 * Expects that axe finds nothing in an example as it is now. Call it in each state: open, invalid, disabled.
 *
 * @param stage The stage of the example.
 * @param popups What the example shows outside of its stage: a dialog, a menu.
 */
export async function expectNoAxeFindings(page: Page, stage: Locator, ...popups: Locator[]) {
  // What fades in or out has colors that nobody is meant to read.
  await page.evaluate(() => {
    const ends = ({timeline, playState, effect}: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends);
    return Promise.allSettled(ending.map(({finished}) => finished)).then(() => undefined);
  });
  expect(await axeFindings(page, stage, ...popups)).toEqual([]);
}

/** A row of a keyboard table, as far as its test needs it. */
interface Row {
  id: string;
  keys: readonly string[];
  action: string;
}

/** The test of a keyboard row, on the component's page. */
export type KeyboardTest = (page: Page) => Promise<void>;

/**
 * Makes one browser test of each row of a keyboard table. `tests` has a key for each row by its type, so a row
 * without a test does not compile.
 */
export function testKeyboard<Id extends string>(
  route: string,
  rows: readonly (Row & {id: Id})[],
  tests: Record<Id, KeyboardTest>,
) {
  for (const {id, keys, action} of rows) {
    test(`${route} keyboard, ${id}: ${keys.join(' or ')}. ${action}`, async ({page}) => {
      await openComponentPage(page, route);
      await tests[id](page);
    });
  }
}
