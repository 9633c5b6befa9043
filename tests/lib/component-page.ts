import {type Browser, expect, type Locator, type Page, test} from '@playwright/test';
import type {KeyboardRow} from '@storefront-toolkit/ui/internal';
import {axeFindings} from './axe.ts';
import {showIntent} from './reader.ts';

/** Opens the page of a component and waits for nothing but its HTML. */
export async function openComponentPage(page: Page, route: string) {
  await page.goto(`/docs/component-packages/${route}`);
}

/**
 * Opens the page of a component in a browser without JavaScript.
 *
 * @param look - What is done with the page. It is closed afterwards.
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
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await showIntent(page);
  await expect(stage).toHaveAttribute('data-live', '');
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
 * Expects that axe finds nothing in an example as it is now. Call it in each state: open, invalid, disabled.
 *
 * @param parts Stages of examples, and what they show outside of them: a dialog, a menu.
 */
export async function expectNoAxeFindings(page: Page, ...parts: [Locator, ...Locator[]]) {
  // What fades in or out has colors that nobody is meant to read.
  await page.evaluate(() => {
    const ends = ({timeline, playState, effect}: Animation) =>
      timeline === document.timeline &&
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity;
    const ending = document.getAnimations().filter(ends);
    return Promise.allSettled(ending.map(({finished}) => finished)).then(() => undefined);
  });
  expect(await axeFindings(page, ...parts)).toEqual([]);
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
 * without a test does not compile.
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
      await tests[id](page);
    });
  }
}
