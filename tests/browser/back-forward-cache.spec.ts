import {expect, type Page, test} from '../lib/test.ts';
import {chromiumPath} from '../../scripts/lib/chromium.mjs';
import {open, ready} from './lib/page.ts';
import {routes} from './lib/routes.ts';
import {searchOf} from './search/search.ts';

// Each visit begins with an empty cache.
test.use({sharedWindow: false});

// The test runner switches the cache off, and the headless shell has none, so these tests have a browser of their own.
test.use({
  launchOptions: [
    async ({launchOptions}, use) => {
      await use({
        ...launchOptions,
        executablePath: chromiumPath(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    {scope: 'worker'},
  ],
});

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});

/** Leaves a page for another document, does something there, and comes back to the page as it was frozen. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.evaluate(() => {
    addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
  });
  await page.goto(routes.home);
  await meanwhile?.();
  // Playwright would wait for a navigation in vain: a restored page doesn't load.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(path);
  await expect
    .poll(() => page.evaluate(() => 'persisted' in window && window.persisted))
    .toBe(true);
}

for (const {state, visit, isRunning} of [
  {
    state: 'before its application started',
    visit: (page: Page) => page.goto(routes.nestedDoc),
    isRunning: 'false',
  },
  {
    state: 'while its application runs',
    visit: (page: Page) => open(page, routes.nestedDoc),
    isRunning: 'true',
  },
]) {
  test.describe(`a page that was left ${state}`, () => {
    test.beforeEach(async ({page}) => {
      await visit(page);
    });

    test('comes back from the cache as it was, and its controls work', async ({page}) => {
      await leaveAndReturn(page);
      expect(await html(page).getAttribute('data-has-hydrated')).toBe(isRunning);
      await expect(page.locator('main h1')).toHaveText('Button');
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Control+k');
      const {dialog, box, options} = searchOf(page);
      await expect(box).toBeFocused();
      await box.fill('spinner turns');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    test('comes back from the cache, and its links work', async ({page}) => {
      await leaveAndReturn(page);
      await page.locator(`.menu__list a[href="/docs/component-packages/ui/link"]`).click();
      await expect(page).toHaveURL('/docs/component-packages/ui/link');
      await expect(page.locator('main h1')).toHaveText('Link');
    });

    test('has the color mode that was chosen meanwhile', async ({page}) => {
      await leaveAndReturn(page, async () => {
        await ready(page);
        await toggle(page).click();
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
      });
      await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    });
  });
}
