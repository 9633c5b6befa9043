import {expect, test} from '@playwright/test';
import {
  expectNoAxeFindings,
  liveExample,
  openComponentPage,
  testKeyboard,
} from '../../../../tests/lib/component-page.ts';
import {keyboard} from './keyboard.ts';

testKeyboard('ui/loading-overlay', keyboard, {
  async tab(page) {
    const stage = await liveExample(page, 'loading-overlay/filter-results');
    const button = stage.getByRole('button', {name: 'Only wool'});
    await button.click();
    await expect(stage.getByText('Updating the results')).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    const link = stage.getByRole('link', {name: 'Wool scarf'});
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(stage.getByText('Updating the results')).toHaveCount(0);
    await expect(link).toBeFocused();
  },
});

test('ui/loading-overlay: what is quick shows no overlay', async ({page}) => {
  await openComponentPage(page, 'ui/loading-overlay');
  const stage = await liveExample(page, 'loading-overlay/delivery-price');
  const seen = stage.evaluate(
    (root) =>
      new Promise<string[]>((resolve) => {
        const visibilities: string[] = [];
        function look() {
          const overlay = root.querySelector('[role="status"] > div');
          if (overlay) visibilities.push(getComputedStyle(overlay).visibility);
          if (root.textContent.includes('Italy')) resolve(visibilities);
          else requestAnimationFrame(look);
        }
        look();
      }),
  );
  await stage.getByRole('button').click();
  const visibilities = await seen;
  expect(visibilities.length).toBeGreaterThan(0);
  expect(new Set(visibilities)).toEqual(new Set(['hidden']));
});

test('ui/loading-overlay: axe finds nothing while it shows, also at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openComponentPage(page, 'ui/loading-overlay');
  const stage = await liveExample(page, 'loading-overlay/at-once');
  await expect(stage.getByText('Paying')).toBeVisible();
  await expectNoAxeFindings(page, stage);
  const overflow = await stage.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBe(0);
});

test('ui/loading-overlay: follows a transition of React', async ({page}) => {
  await openComponentPage(page, 'ui/loading-overlay');
  const stage = await liveExample(page, 'loading-overlay/while-react-waits');
  await stage.getByLabel('Size').selectOption('8');
  await expect(stage.getByRole('status')).toHaveText('Counting');
  await expect(stage.getByText('7 gloves')).toBeVisible();
  await expect(stage.getByRole('status')).toBeEmpty();
});
