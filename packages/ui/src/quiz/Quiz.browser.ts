import {expect, type Page, test} from '../../../../tests/lib/test.ts';
import {QuizDataAttributes} from '@storefront-toolkit/ui/quiz';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  servedExample,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

async function runningShoes(page: Page) {
  const stage = await liveExample(page, 'quiz/running-shoes');
  return {
    stage,
    radio: (name: string | RegExp) => stage.getByRole('radio', {name}),
    button: (name: string) => stage.getByRole('button', {name}),
  };
}

const rows = withClaims(keyboard, {
  enter: '@claim-quiz.missing @claim-quiz.focus',
  back: '@claim-quiz.focus',
});

testKeyboard('ui/quiz', rows, {
  async tab(page) {
    const {radio, button} = await runningShoes(page);
    await radio('On trails').check();
    await radio('On trails').focus();
    await page.keyboard.press('Tab');
    await expect(button('Next')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(radio('On trails')).toBeFocused();
  },

  async 'next-answer'(page) {
    const {radio} = await runningShoes(page);
    await radio('On roads').focus();
    await page.keyboard.press('ArrowDown');
    await expect(radio('On trails')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(radio(/On a track/)).toBeChecked();
    await expect(radio(/On a track/)).toBeFocused();
  },

  async 'previous-answer'(page) {
    const {radio} = await runningShoes(page);
    await radio(/On a track/).focus();
    await page.keyboard.press('ArrowUp');
    await expect(radio('On trails')).toBeChecked();
    await page.keyboard.press('ArrowLeft');
    await expect(radio('On roads')).toBeChecked();
    await expect(radio('On roads')).toBeFocused();
  },

  async space(page) {
    const {radio} = await runningShoes(page);
    await radio('On roads').press('Space');
    await expect(radio('On roads')).toBeChecked();
    const stage = await liveExample(page, 'quiz/gift-finder');
    await stage.getByRole('radio', {name: 'Up to €25'}).press('Space');
    await page.keyboard.press('Enter');
    const cooking = stage.getByRole('checkbox', {name: 'Cooking'});
    await cooking.press('Space');
    await expect(cooking).toBeChecked();
    await page.keyboard.press('Space');
    await expect(cooking).not.toBeChecked();
  },

  async enter(page) {
    const {stage, radio} = await runningShoes(page);
    await radio('On roads').focus();
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('alert')).toHaveText('Choose an answer to go on.');
    await expect(radio('On roads')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('How far do you run?')).toBeFocused();
  },

  async back(page) {
    const {stage, radio, button} = await runningShoes(page);
    for (const key of ['Enter', 'Space']) {
      await radio('On trails').check();
      await button('Next').click();
      await button('Back').press(key);
      await expect(stage.getByText('Where do you run?')).toBeFocused();
      await expect(radio('On trails')).toBeChecked();
    }
  },
});

test.describe('ui/quiz', () => {
  test.beforeEach(({page}) => openComponentPage(page, 'ui/quiz'));

  test('goes to its result, without findings of axe in any state', async ({page}) => {
    const {stage, radio, button} = await runningShoes(page);
    await expectNoAxeFindings(page, stage);
    await button('Next').click();
    await expect(stage.getByRole('alert')).toBeVisible();
    await expectNoAxeFindings(page, stage);
    await radio('On trails').check();
    await button('Next').click();
    await radio('Farther').check();
    await expectNoAxeFindings(page, stage);
    await button('See the result').click();
    await expect(stage.getByRole('region', {name: 'Result'})).toBeFocused();
    await expect(stage.getByRole('heading')).toHaveText('Soft shoes for the trail');
    await expectNoAxeFindings(page, stage);
    await button('Start again').click();
    await expect(radio('On trails')).not.toBeChecked();
  });

  test('adds a step when an answer asks for it', async ({page}) => {
    const stage = await liveExample(page, 'quiz/coffee-branching');
    await stage.getByRole('radio', {name: /^No/}).check();
    await expect(stage.getByRole('progressbar', {name: 'Question 1 of 1'})).toBeVisible();
    await stage.getByRole('radio', {name: /^Yes/}).check();
    await expect(stage.getByRole('progressbar', {name: 'Question 1 of 2'})).toBeVisible();
  });

  test('keeps step and answers over a reload', async ({page}) => {
    const stage = await liveExample(page, 'quiz/gift-finder');
    await stage.getByRole('radio', {name: 'Up to €50'}).check();
    await stage.getByRole('button', {name: 'Next'}).click();
    await stage.getByRole('checkbox', {name: 'Music'}).check();
    await page.reload();
    const again = await liveExample(page, 'quiz/gift-finder');
    await expect(again.getByRole('form')).toHaveAttribute(QuizDataAttributes.step, 'interests');
    await expect(again.getByRole('checkbox', {name: 'Music'})).toBeChecked();
    await again.getByRole('button', {name: 'Back'}).click();
    await expect(again.getByRole('radio', {name: 'Up to €50'})).toBeChecked();
  });

  test('shows edges in forced colors, and is usable at 320 px from right to left @claim-quiz.forced-colors', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700});
    const {stage, radio} = await runningShoes(page);
    await stage.evaluate((element) => element.setAttribute('dir', 'rtl'));
    await page.emulateMedia({forcedColors: 'active'});
    const label = stage.locator('label').first();
    const bar = stage.getByRole('progressbar');
    for (const edged of [label, bar]) {
      await expect(edged).toHaveCSS('border-top-style', 'solid');
      await expect(edged).toHaveCSS('border-top-width', '1px');
      await expect(edged).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    }
    const [input, text] = [(await radio('On roads').boundingBox())!, (await label.boundingBox())!];
    expect(input.x).toBeGreaterThan(text.x + text.width / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('ui/quiz shows its first step without JavaScript @claim-quiz.first-step-served', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/quiz');
  const example = page.locator('[data-example="quiz/running-shoes"]');
  await example.getByRole('radio', {name: 'On trails'}).check();
  await expect(example.getByRole('button', {name: 'Next'})).toBeVisible();
  await context.close();
});

test('ui/quiz: each answer is at least 48 pixels high @claim-quiz.answer-height', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/quiz');
  const {stage} = await runningShoes(page);
  const heights = await stage
    .locator('label')
    .evaluateAll((labels) => labels.map((one) => one.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
});

test('ui/quiz: without JavaScript the form is sent to its action @claim-quiz.no-script', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.route('**/docs/component-packages/ui/quiz', async (route) => {
    const response = await route.fetch({maxRetries: 2});
    const html = await response.text();
    const withAction = html.replaceAll('<form', '<form action="/docs/intro"');
    await route.fulfill({response, body: withAction});
  });
  await openComponentPage(page, 'ui/quiz');
  const stage = servedExample(page, 'quiz/running-shoes');
  await stage.getByRole('radio', {name: 'On trails'}).check();
  await stage.getByRole('button', {name: 'Next'}).click();
  await expect(page).toHaveURL(/\/docs\/intro\?ground=trail$/);
  await context.close();
});
