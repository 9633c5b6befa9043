import {type Browser, expect, type Page, test} from '@playwright/test';
import {liveExample, servedExample} from '../lib/component-page.ts';
import {showIntent} from '../lib/reader.ts';
import {builtPages} from '../lib/site.ts';
import {holdScripts, ready} from './lib/page.ts';
import {controlsOf, stateOf, use, type Way, WAYS} from './lib/uses.ts';

/** Time in which an example is done with what it does after a use, in milliseconds. */
const REACTION = 700;

/** Longest wait for a control that a live example may cover, and for one that nothing covers, in milliseconds. */
const COVERED = 1000;
const FREE = 10_000;

/** The factor by which the processor is slower, as on a phone. */
const SLOWDOWN = 4;

/** Examples whose first touch cannot be compared, and why. */
const SKIPPED: Record<string, string> = {
  'forms/checkbox/select-all':
    'One box changes the others, which a visitor sees on a live one alone: what they saw stays.',
  'forms/select/pickup':
    'A press on the second control closes the list of the first, which is not open yet when both come early.',
};

interface Subject {
  id: string;
  path: string;
  /** The number of controls in its HTML. */
  controls: number;
}

/** Every example with a control, on the first page that shows it. */
function subjects(): Subject[] {
  const found = new Map<string, Subject>();
  for (const {path, html} of builtPages()) {
    const parts = html.split(/ data-example="?(?=[a-z-]+\/[^" >]+)/).slice(1);
    for (const part of parts) {
      const id = /^[^" >]+/.exec(part)![0];
      const stage = part.split(/<figure class="?code-block/)[0]!;
      const controls = stage.match(/<(?:button|input|select|textarea|summary)\b/g)?.length ?? 0;
      if (controls > 0 && !found.has(id)) found.set(id, {id, path, controls});
    }
  }
  return [...found.values()];
}

const componentOf = ({id}: Subject) => id.slice(0, id.lastIndexOf('/'));

/** Of each component the example with most controls, each in one way; all of them in all ways in a full run. */
function cases(): (Subject & {way: Way})[] {
  const all = subjects();
  if (process.env.FULL_MATRIX) return all.flatMap((one) => WAYS.map((way) => ({...one, way})));
  const richest = new Map<string, Subject>();
  for (const one of all) {
    const other = richest.get(componentOf(one));
    if (!other || other.controls < one.controls) richest.set(componentOf(one), one);
  }
  return [...richest.values()].map((one, index) => ({...one, way: WAYS[index % WAYS.length]!}));
}

/** Opens a page as a visitor with a way to use it does. */
async function visit(browser: Browser, baseURL: string, path: string, way: Way): Promise<Page> {
  const isTouch = way === 'touch';
  const viewport = isTouch ? {width: 390, height: 844} : {width: 1280, height: 800};
  const context = await browser.newContext({baseURL, viewport, hasTouch: isTouch});
  const page = await context.newPage();
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  return page;
}

/**
 * What an example is after it was used while it was alive, and which of its controls could be used: a dialog that
 * opens covers those behind it.
 */
async function usedWhenLive(page: Page, id: string, way: Way) {
  const stage = servedExample(page, id);
  const controls = await controlsOf(stage);
  await liveExample(page, id);
  const used: number[] = [];
  for (const [index, control] of controls.entries()) {
    await use(page, control, {way, timeout: COVERED}).then(
      () => used.push(index),
      () => {},
    );
    // What opens or closes may cover the next control, or uncover it.
    await page.waitForTimeout(REACTION);
  }
  return {state: await stateOf(stage), used};
}

test('there are examples with controls, of many components and in each way', () => {
  expect(subjects().length).toBeGreaterThan(120);
  expect(cases().length).toBeGreaterThan(35);
  expect(new Set(cases().map(({way}) => way)).size).toBe(WAYS.length);
});

for (const {id, path, way} of cases()) {
  test(`${id} used by ${way} before it is alive is as when it is used later`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    test.skip(id in SKIPPED, SKIPPED[id]);
    const later = await visit(browser, baseURL!, path, way);
    const {state, used} = await usedWhenLive(later, id, way);
    await later.context().close();
    test.skip(used.length === 0, 'Nothing in it can be used as it is served.');

    const page = await visit(browser, baseURL!, path, way);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const stage = servedExample(page, id);
    await stage.scrollIntoViewIfNeeded();
    const controls = await controlsOf(stage);
    const release = await holdScripts(page);
    // In a full run, keys also while the code arrives and starts. What is pointed at may move then, as on a live page.
    const isBetween = way === 'keyboard' && !!process.env.FULL_MATRIX;
    const turnOfCode = isBetween ? Math.ceil(used.length / 2) : used.length;
    for (const [turn, index] of used.entries()) {
      if (turn === turnOfCode) release();
      await use(page, controls[index]!, {way, timeout: FREE});
    }
    release();
    await showIntent(page);
    await expect(stage).toHaveAttribute('data-live', '', {timeout: 20_000});
    // What it should not do could come later than what it should.
    await page.waitForTimeout(REACTION);
    await expect.poll(() => stateOf(stage), {timeout: 10_000}).toBe(state);
    await page.context().close();
  });
}

test.describe('before there is any code', () => {
  const page = (path: string) => `/docs/component-packages/ui/${path}`;

  for (const way of ['hover', 'focus'] as const) {
    test(`the first ${way} of a button shows its tooltip`, async ({page: tab}) => {
      await tab.goto(page('tooltip'));
      const stage = servedExample(tab, 'tooltip/product-actions');
      const release = await holdScripts(tab);
      await stage.getByRole('button').first()[way]();
      await expect(stage).not.toHaveAttribute('data-live');
      release();
      await expect(stage.getByRole('tooltip', {includeHidden: true}).first()).toBeVisible();
    });
  }

  test('text is typed into the middle of a text, and the caret stays there', async ({
    page: tab,
  }) => {
    await tab.goto(page('forms/input'));
    const stage = servedExample(tab, 'forms/input/gift-message');
    const field = stage.getByRole('textbox');
    const release = await holdScripts(tab);
    await field.focus();
    await field.press('Home');
    for (const letter of 'A very h') await tab.keyboard.press(letter);
    await tab.keyboard.press('Delete');
    release();
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(stage).toContainText('98 characters left');
    await tab.keyboard.type('-h');
    await expect(field).toHaveValue('A very h-happy birthday!');
    await expect(stage).toContainText('96 characters left');
  });

  test('text that is typed on between the hydration and the end of the replay is there once', async ({
    page: tab,
  }) => {
    await tab.clock.install();
    await tab.goto(page('forms/input'));
    const stage = servedExample(tab, 'forms/input/gift-message');
    const field = stage.getByRole('textbox');
    const release = await holdScripts(tab);
    await field.press('End');
    await tab.keyboard.type(' abc');
    // No frame follows the hydration, so the replay waits for one.
    await tab.clock.pauseAt(Date.now() + 60_000);
    release();
    await expect(stage).toContainText('101 characters left');
    await expect(stage).not.toHaveAttribute('data-live');
    await tab.keyboard.type('defg');
    await tab.clock.resume();
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(field).toHaveValue('Happy birthday! abcdefg');
    await expect(stage).toContainText('97 characters left');
  });

  test('a thumb of a slider is dragged too far and back, and its last place counts', async ({
    page: tab,
  }) => {
    await tab.goto(page('forms/slider'));
    const stage = servedExample(tab, 'forms/slider/price-filter');
    await stage.scrollIntoViewIfNeeded();
    const thumb = stage.getByRole('slider', {name: 'Highest price'});
    const {x, y, width, height} = (await thumb.boundingBox())!;
    // A thumb is 24 px wide.
    const moveTo = (value: number) =>
      tab.mouse.move(x + 12 + (value / 160) * (width - 24), y + height / 2);
    const release = await holdScripts(tab);
    await moveTo(120);
    await tab.mouse.down();
    // Below the other thumb, which stops it once there is code. The next value begins with the same digit.
    await moveTo(5);
    await expect(thumb).toHaveValue('5');
    await moveTo(50);
    await expect(thumb).toHaveValue('50');
    await tab.mouse.up();
    await expect(stage).not.toHaveAttribute('data-live');
    release();
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(thumb).toHaveValue('50');
    await expect(stage).toContainText('€20 – €50');
  });

  test('a checkbox that the browser filled in by itself counts', async ({page: tab}) => {
    await tab.goto(page('forms/checkbox'));
    const stage = servedExample(tab, 'forms/checkbox/size-filter');
    const box = stage.getByRole('checkbox').first();
    const before = await box.isChecked();
    // As a browser does with the fields of a page that was left and is shown again.
    await box.evaluate((one: HTMLInputElement) => (one.checked = !one.checked));
    const text = await stage.innerText();
    await liveExample(tab, 'forms/checkbox/size-filter');
    await expect(box).toBeChecked({checked: !before});
    expect(await stage.innerText()).not.toBe(text);
  });

  test('the focus stays in the field beside the example that was used before', async ({
    page: tab,
  }) => {
    await tab.goto(page('forms/input'));
    const stage = servedExample(tab, 'forms/input/gift-message');
    const other = servedExample(tab, 'forms/input/contact').getByRole('textbox').first();
    const release = await holdScripts(tab);
    await stage.getByRole('textbox').press('End');
    await tab.keyboard.type('!!');
    await other.focus();
    release();
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(stage).toContainText('103 characters left');
    await expect(other).toBeFocused();
  });

  test('a page that a link opened: what is done at once has its effect', async ({page: tab}) => {
    await tab.goto(page('forms/input'));
    await ready(tab);
    const release = await holdScripts(tab);
    await tab.locator(`.menu a[href="${page('forms/checkbox')}"]`).dispatchEvent('click');
    const stage = servedExample(tab, 'forms/checkbox/size-filter');
    await stage.getByRole('checkbox', {name: 'S (12)'}).click();
    await expect(stage).toContainText('18 products');
    release();
    await expect(stage).toContainText('30 products');
  });
});
