import {expect, test} from '../../../../tests/lib/test.ts';
import {
  liveExample,
  openComponentPage,
  testKeyboard,
  withClaims,
} from '../../../../tests/lib/component-page.ts';
import {runningAnimations} from '../../../../tests/lib/looks.ts';
import {keyboard} from './keyboard.ts';

const rows = withClaims(keyboard, {tab: '@claim-loading-overlay.focus @claim-loading-overlay.end'});

testKeyboard('ui/loading-overlay', rows, {
  async tab(page) {
    const stage = await liveExample(page, 'loading-overlay/filter-results');
    const button = stage.getByRole('button', {name: 'Only wool'});
    await button.click();
    await expect(stage.getByText('Updating the results')).toBeVisible();
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    const link = stage.getByRole('link', {name: 'Wool scarf'});
    await expect(stage.locator('[aria-busy=true] a:focus')).toHaveCount(0);
    await expect(button).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(stage.getByText('Updating the results')).toHaveCount(0);
    await expect(stage.getByRole('status')).toHaveText('Scarves: 1');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();

    // By its handler, so that the focus stays in the content.
    await stage.getByRole('button').dispatchEvent('click');
    await expect(stage.getByText('Updating the results')).toBeVisible();
    await expect(link).toBeFocused();
    await expect(stage.getByText('Updating the results')).toHaveCount(0);
    await expect(link).toBeFocused();
  },
});

test('ui/loading-overlay: what is quick shows no overlay @claim-loading-overlay.status @claim-loading-overlay.css-delay', async ({
  page,
}) => {
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

test('ui/loading-overlay: follows a transition of React', async ({page}) => {
  await openComponentPage(page, 'ui/loading-overlay');
  const stage = await liveExample(page, 'loading-overlay/while-react-waits');
  await stage.getByLabel('Size').selectOption('8');
  await expect(stage.getByRole('status')).toHaveText('Counting');
  await expect(stage.getByRole('paragraph').filter({hasText: '7 gloves'})).toBeVisible();
  await expect(stage.getByRole('status')).toHaveText('7 gloves');
});

test('ui/loading-overlay: the overlay keeps the pointer from the content @claim-loading-overlay.pointer', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/loading-overlay');
  const stage = await liveExample(page, 'loading-overlay/at-once');
  await expect(stage.getByText('Paying')).toBeVisible();
  const isReached = await stage.getByText('Wool scarf').evaluate((element) => {
    const {x, y, height} = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + 2, y + height / 2);
    return top === element || !top?.closest('[role=status]');
  });
  expect(isReached).toBe(false);
});

test('ui/loading-overlay: the spinner turns, but not with reduced motion @claim-loading-overlay.reduced-motion', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/loading-overlay');
  const spinner = (await liveExample(page, 'loading-overlay/at-once')).locator('svg');
  expect(await runningAnimations(spinner)).toBe(1);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await runningAnimations(spinner)).toBe(0);
});
