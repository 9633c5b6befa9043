import {type Browser, expect, type Page, test} from '../lib/test.ts';
import {liveExample, servedExample} from '../lib/component-page.ts';
import {showIntent} from '../lib/reader.ts';
import {builtPages} from '../lib/site.ts';
import {showAllVendors} from '../lib/vendor-panels.ts';
import {shareOf} from './lib/share.ts';
import {holdScripts, ready} from './lib/page.ts';
import {quiet, watchTimers} from './lib/quiet.ts';
import {type Control, controlsOf, isCovered, stateOf, use, type Way, WAYS} from './lib/uses.ts';

/** Longest wait for a control that nothing covers, in milliseconds. */
const FREE = 10_000;

/** The factor by which the processor is slower, as on a phone. */
const SLOWDOWN = 4;

/** Examples of which a visitor uses the first control alone, in all ways or in one, and why the others cannot be compared. */
const FIRST_CONTROL_ALONE: Record<string, string> = {
  'cart/cart-sync/two-tabs':
    'Buttons change the number, which a visitor sees on a live field alone: what is typed goes beside the number that they saw.',
  'forms/checkbox/select-all':
    'One box changes the others, which a visitor sees on a live one alone: what they saw stays.',
  'listing/refinements/outside-changes by mouse':
    'A button changes the boxes, which a visitor sees on a live one alone: what they saw stays.',
  'listing/refinements/outside-changes by touch':
    'A button changes the boxes, which a visitor sees on a live one alone: what they saw stays.',
  'forms/select/pickup by keyboard':
    'An error that takes the focus closes the list that is open, and the list is not open yet when the key comes early.',
};

const reasonFor = (id: string, way: Way) =>
  FIRST_CONTROL_ALONE[id] ?? FIRST_CONTROL_ALONE[`${id} by ${way}`];

/** Examples that are used on a visit of their own, and why. */
const ALONE: Record<string, string> = {
  'announcer/in-a-dialog': 'Its dialog holds the live regions of all examples of the page.',
  'toast/in-a-drawer': 'Its drawer shows the notifications of all examples of the page.',
  'toast/over-a-dialog': 'Its dialog shows the notifications of all examples of the page.',
};

/** The examples of a page that have a control in their HTML, and the way in which they are used. */
interface Subject {
  path: string;
  ids: string[];
  way: Way;
}

/** Every example with a control, on the first page that shows it. */
function examplesByPage(): Map<string, string[]> {
  const pages = new Map<string, string[]>();
  const found = new Set<string>();
  for (const {path, html} of builtPages()) {
    for (const part of html.split(/ data-example="?(?=[a-z-]+\/[^" >]+)/).slice(1)) {
      const id = /^[^" >]+/.exec(part)![0];
      const stage = part.split(/<figure class="?code-block/)[0]!;
      if (found.has(id) || !/<(?:button|input|select|textarea|summary)\b/.test(stage)) continue;
      found.add(id);
      pages.set(path, [...(pages.get(path) ?? []), id]);
    }
  }
  return pages;
}

/** The examples of each page, in one way; in all ways in a full run. */
function subjects(): Subject[] {
  return [...examplesByPage()].flatMap(([path, ids], index) => {
    const ways = process.env.FULL_MATRIX ? WAYS : [WAYS[index % WAYS.length]!];
    return ways.map((way) => ({path, ids, way}));
  });
}

/** Opens a page as a visitor with a way to use it does. */
async function visit(browser: Browser, baseURL: string, {path, way}: Subject): Promise<Page> {
  const isTouch = way === 'touch';
  const viewport = isTouch ? {width: 390, height: 844} : {width: 1280, height: 800};
  const context = await browser.newContext({baseURL, viewport, hasTouch: isTouch});
  const page = await context.newPage();
  await watchTimers(page);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await showAllVendors(page);
  // A form that is sent leads away. With an answer without content, the browser stays on the page.
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({status: 204}) : route.fallback(),
  );
  return page;
}

/** The controls of examples by their ids, in the order in which a visitor uses them. */
async function controlsIn(page: Page, ids: readonly string[], way: Way) {
  const controls: {id: string; control: Control}[] = [];
  for (const id of ids) {
    const all = await controlsOf(servedExample(page, id));
    for (const control of reasonFor(id, way) ? all.slice(0, 1) : all) {
      controls.push({id, control});
    }
  }
  return controls;
}

/** The states of examples by their ids. */
async function statesOf(page: Page, ids: Iterable<string>) {
  const states: Record<string, string> = {};
  for (const id of ids) states[id] = await stateOf(servedExample(page, id));
  return states;
}

/**
 * The states of examples after they were used one after the other while they were alive, and which of their controls
 * could be used: a dialog that opens covers those behind it.
 */
async function usedWhenLive(page: Page, {way}: Subject, ids: readonly string[]) {
  const controls = await controlsIn(page, ids, way);
  for (const id of ids) await liveExample(page, id);
  const turns: number[] = [];
  for (const [turn, {control}] of controls.entries()) {
    if (way !== 'keyboard' && (await isCovered(control))) continue;
    await use(page, control, {way, timeout: FREE}).then(
      () => turns.push(turn),
      () => {},
    );
    // Something that opens or closes may cover the next control, or uncover it.
    await quiet(page);
  }
  const used = new Set(turns.map((turn) => controls[turn]!.id));
  return {turns, used, states: await statesOf(page, used)};
}

/** Uses examples before they are alive, and compares them with the same examples that are used in the same way later. */
async function compare(
  browser: Browser,
  baseURL: string,
  subject: Subject,
  ids: readonly string[],
) {
  const {way} = subject;
  // An example that covers all others leaves them to another visit.
  for (let rest = ids; rest.length > 0;) {
    const later = await visit(browser, baseURL, subject);
    const {turns, used, states} = await usedWhenLive(later, subject, rest);
    await later.context().close();
    if (used.size === 0) {
      console.log(`${rest.join(', ')}: nothing in it can be used by ${way} as it is served.`);
      break;
    }

    const page = await visit(browser, baseURL, subject);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    const controls = await controlsIn(page, rest, way);
    const release = await holdScripts(page);
    // In a full run, keys also while the code arrives and starts. The control under the pointer may move then, as on a live page.
    const isBetween = way === 'keyboard' && !!process.env.FULL_MATRIX;
    const turnOfCode = isBetween ? Math.ceil(turns.length / 2) : turns.length;
    for (const [count, turn] of turns.entries()) {
      if (count === turnOfCode) release();
      await use(page, controls[turn]!.control, {way, timeout: FREE});
    }
    release();
    await showIntent(page);
    for (const id of used) {
      await expect(servedExample(page, id)).toHaveAttribute('data-live', '', {timeout: 20_000});
    }
    // An unwanted change could come later than the wanted one.
    await quiet(page);
    await expect.poll(() => statesOf(page, used), {timeout: 10_000}).toEqual(states);
    await page.context().close();
    rest = rest.filter((id) => !used.has(id));
  }
}

test('there are examples with controls, on many pages and in each way', () => {
  expect([...examplesByPage().values()].flat().length).toBeGreaterThan(120);
  expect(subjects().length).toBeGreaterThan(35);
  expect(new Set(subjects().map(({way}) => way)).size).toBe(WAYS.length);
});

for (const subject of shareOf(subjects(), 8)) {
  const {path, way} = subject;
  test(`${path}: examples used by ${way} before they are alive are as when they are used later`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(60_000 + 20_000 * subject.ids.length);
    for (const id of subject.ids) {
      const reason = ALONE[id] ?? reasonFor(id, way);
      if (reason) console.log(`${id}: ${reason}`);
    }
    const together = subject.ids.filter((id) => !(id in ALONE));
    const alone = subject.ids.filter((id) => id in ALONE).map((id) => [id]);
    for (const group of [together, ...alone]) await compare(browser, baseURL!, subject, group);
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
