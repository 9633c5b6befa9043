import {expect, type Locator, type Page, test} from '../../../../tests/lib/test.ts';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

const title = (stage: Locator, text: string) => stage.locator('summary', {hasText: text});
const servedExample = (page: Page, name: string) =>
  page.locator(`[data-example="accordion/${name}"] .example-stage`);
const item = (stage: Locator, text: string) => stage.locator('details', {hasText: text});

testKeyboard('ui/accordion', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'accordion/filters');
    await title(stage, 'Color').focus();
    await page.keyboard.press('Tab');
    await expect(stage.getByLabel('Natural white')).toBeFocused();
    await title(stage, 'Color').click();
    await expect(stage.getByLabel('Natural white')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(title(stage, 'Material')).toBeFocused();
  },

  async 'shift-tab'(page) {
    const stage = await liveExample(page, 'accordion/filters');
    await title(stage, 'Color').click();
    await expect(stage.getByLabel('Natural white')).toBeHidden();
    await title(stage, 'Material').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(title(stage, 'Color')).toBeFocused();
  },

  async enter(page) {
    const stage = await liveExample(page, 'accordion/product-questions');
    await title(stage, 'How do I wash it?').focus();
    await page.keyboard.press('Enter');
    await expect(stage.getByText('By hand in cold water')).toBeVisible();
    await expect(item(stage, 'soft on the skin')).toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('By hand in cold water')).toBeHidden();
  },

  async space(page) {
    const stage = await liveExample(page, 'accordion/product-questions');
    await title(stage, 'Can I send it back?').focus();
    await page.keyboard.press('Space');
    await expect(stage.getByText('For 30 days, unworn')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(stage.getByText('For 30 days, unworn')).toBeHidden();
  },

  async single(page) {
    const stage = await liveExample(page, 'accordion/one-at-a-time');
    await expect(stage.locator('details[open]')).toHaveText(/Standard delivery/);
    await title(stage, 'Express delivery').focus();
    await page.keyboard.press('Enter');
    await expect(stage.locator('details[open]')).toHaveText(/Express delivery/);
    await title(stage, 'Collect in store').focus();
    await page.keyboard.press('Space');
    await expect(stage.locator('details[open]')).toHaveText(/Collect in store/);
  },
});

test('ui/accordion: each title is a heading, except for those of filters @claim-accordion.heading @claim-accordion.no-heading', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/accordion');
  for (const [example, level] of [
    ['product-questions', 2],
    ['one-at-a-time', 3],
    ['help-page', 3],
    ['open-all', 3],
  ] as const) {
    const stage = servedExample(page, example);
    const titles = await stage.locator('summary').allTextContents();
    expect(titles.length, example).toBeGreaterThan(1);
    await expect(stage.getByRole('heading', {level})).toHaveText(titles);
  }
  await expect(servedExample(page, 'filters').getByRole('heading')).toHaveCount(0);
});

test('ui/accordion: axe finds nothing in an entry that is opened', async ({page}) => {
  await openComponentPage(page, 'ui/accordion');
  const stage = await liveExample(page, 'accordion/product-questions');
  await title(stage, 'Can I send it back?').click();
  await expectNoAxeFindings(page, stage);
});

test('ui/accordion: state that the application keeps follows the browser', async ({page}) => {
  await openComponentPage(page, 'ui/accordion');
  const stage = await liveExample(page, 'accordion/open-all');
  await title(stage, 'Washing').click();
  await title(stage, 'Drying').click();
  await expect(stage.locator('details[open]')).toHaveCount(2);
  await stage.getByRole('button', {name: 'Open all'}).click();
  await expect(stage.locator('details[open]')).toHaveCount(3);
  await title(stage, 'Washing').click();
  await expect(stage.locator('details[open]')).toHaveCount(2);
  await expect(stage.getByRole('button', {name: 'Open all'})).toBeVisible();
});

test.describe('ui/accordion without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('opens, and is opened by a link to what it holds, at 320 pixels @claim-accordion.no-script', async ({
    page,
  }) => {
    await openComponentPage(page, 'ui/accordion');
    const questions = servedExample(page, 'product-questions');
    await title(questions, 'How do I wash it?').click();
    await expect(questions.getByText('By hand in cold water')).toBeVisible();
    const help = servedExample(page, 'help-page');
    await expect(help.getByText('Keep the box')).toBeHidden();
    await help.getByRole('link', {name: 'when it is damaged'}).click();
    await expect(help.getByText('Keep the box')).toBeInViewport();
  });

  test('is opened by a search for its text @claim-accordion.find-in-page', async ({page}) => {
    // A text fragment opens what hides its text in the same way as the browser's search in the page.
    await page.goto('/docs/component-packages/ui/accordion#:~:text=Press%20the%20water%20out');
    const questions = servedExample(page, 'product-questions');
    await expect(questions.getByText('Press the water out')).toBeInViewport();
  });
});

test('ui/accordion: the content grows, and opens at once with reduced motion @claim-accordion.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/accordion');
  /** Height of an item as soon as it is open, as a share of what it comes to. */
  const shareAtFirst = (title: string) =>
    item(servedExample(page, 'product-questions'), title).evaluate(async (details) => {
      (details as HTMLDetailsElement).open = true;
      const first = details.getBoundingClientRect().height;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return first / details.getBoundingClientRect().height;
    });
  expect(await shareAtFirst('How do I wash it?')).toBeLessThan(0.9);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await shareAtFirst('Can I send it back?')).toBe(1);
});
