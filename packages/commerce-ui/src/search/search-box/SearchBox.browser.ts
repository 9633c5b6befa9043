import {expect, type Page, test} from '../../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
  withoutScripts,
} from '../../../../../tests/lib/component-page.ts';
import {heard} from '../../../../../tests/lib/heard.ts';
import {keyboard} from './keyboard.ts';

const ROUTE = 'commerce-ui/search/search-box';

/** Types into the search box of the header, and waits for suggestions. */
async function typed(page: Page, text = 'wo') {
  const stage = await liveExample(page, 'search/search-box/header');
  const input = stage.getByRole('combobox');
  await input.pressSequentially(text);
  await expect(stage.getByRole('listbox')).toBeVisible();
  const highlighted = stage.getByRole('option', {selected: true});
  return {stage, input, highlighted};
}

const rows = withClaims(keyboard, {
  escape: '@claim-search-box.escape',
  enter: '@claim-search-box.enter',
});

testKeyboard('commerce-ui/search/search-box', rows, {
  async down(page) {
    const {input, highlighted} = await typed(page);
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText('wool blanket');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText('wool scarf');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText('wool blanket');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(highlighted).toHaveText('wool blanket');
    await expect(input).toBeFocused();
  },

  async up(page) {
    const {input, highlighted} = await typed(page);
    await page.keyboard.press('ArrowUp');
    await expect(highlighted).toHaveText('Wash wool by hand');
    await page.keyboard.press('ArrowUp');
    await expect(highlighted).toContainText('Felt hat');
    await expect(input).toBeFocused();
  },

  async enter(page) {
    await typed(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#page-guides\/wool$/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=wo$/);
  },

  async escape(page) {
    const {stage, input} = await typed(page);
    await page.keyboard.press('Escape');
    await expect(stage.getByRole('listbox')).toHaveCount(0);
    await expect(input).toHaveValue('wo');
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    await expect(input).toBeFocused();
  },

  async cursor(page) {
    const {input, highlighted} = await typed(page);
    for (const [key, position] of [
      ['Home', 0],
      ['End', 2],
    ] as const) {
      await page.keyboard.press('ArrowDown');
      await expect(highlighted).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(highlighted).toHaveCount(0);
      const at = await input.evaluate((element: HTMLInputElement) => element.selectionStart);
      expect(at).toBe(position);
    }
  },

  async tab(page) {
    const {stage} = await typed(page);
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('button', {name: 'Search'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByRole('listbox')).toHaveCount(0);
  },
});

for (const theme of ['light', 'dark']) {
  test(`${ROUTE}: axe finds nothing in open suggestions (${theme})`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await openComponentPage(page, ROUTE);
    const {stage} = await typed(page);
    await page.keyboard.press('ArrowDown');
    await expectNoAxeFindings(page, stage);
  });
}

test(`${ROUTE}: announces the number of suggestions once they rest @claim-search-box.announced`, async ({
  page,
}) => {
  await openComponentPage(page, ROUTE);
  await liveExample(page, 'search/search-box/header');
  const reader = await heard(page);
  const {input} = await typed(page, 'wool');
  await expect.poll(() => reader.log.length).toBe(1);
  await input.pressSequentially('zzz');
  await expect.poll(() => reader.log.length).toBe(2);
  expect((await reader.stop()).map(({text}) => text)).toEqual(['7 suggestions', '1 suggestion']);
});

test(`${ROUTE}: a click follows a suggestion, with a key in a new tab @claim-search-box.links`, async ({
  page,
  context,
}) => {
  await openComponentPage(page, ROUTE);
  const {stage, input} = await typed(page);
  const opened = context.waitForEvent('page');
  await stage.getByRole('option', {name: /Wool scarf/}).click({modifiers: ['ControlOrMeta']});
  const other = await opened;
  await other.waitForURL(/#wool-scarf$/);
  await other.close();
  await input.click();
  await stage.getByRole('option', {name: /Wool scarf/}).click();
  await expect(page).toHaveURL(/#wool-scarf$/);
  await expect(stage.getByRole('listbox')).toHaveCount(0);
  await expect(input).toBeFocused();
});

test(`${ROUTE}: searches without JavaScript @claim-search-box.no-script`, async ({browser}) => {
  await withoutScripts(browser, ROUTE, async (page) => {
    const stage = servedExample(page, 'search/search-box/header');
    await stage.getByRole('searchbox', {name: 'Search'}).fill('rain & wind');
    await stage.getByRole('button', {name: 'Search'}).click();
    await page.waitForURL(/\/search\?q=rain\+%26\+wind$/);
  });
});

test(`${ROUTE}: fits 320 pixels with its suggestions @claim-search-box.narrow`, async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openComponentPage(page, ROUTE);
  const {stage} = await typed(page);
  const sizes = await stage.getByRole('option').evaluateAll((options) =>
    options.map((option) => {
      const {left, right, height} = option.getBoundingClientRect();
      return {fits: left >= 0 && right <= innerWidth, tall: height >= 24};
    }),
  );
  expect(sizes.length).toBe(7);
  expect(sizes.every(({fits, tall}) => fits && tall)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
