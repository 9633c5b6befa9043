import {expect, test, type Page} from '../../lib/test.ts';
import {blockApplication, collectComplaints, open, store, stored} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.theme-layout-navbar-right').getByRole('button', {name: /dark and light mode/});

test('§2 chrome: the toggle names the current color mode and switches it @spec-1.3 @spec-2.19', async ({
  page,
}) => {
  await open(page, routes.plainDoc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(
    'Switch between dark and light mode (currently light mode)',
  );
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(
    'Switch between dark and light mode (currently dark mode)',
  );
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('§2 chrome: the toggle names the color mode before the application runs', async ({page}) => {
  await store(page, {theme: 'dark'});
  await blockApplication(page);
  await page.goto(routes.plainDoc);
  await expect(toggle(page)).toHaveAccessibleName(
    'Switch between dark and light mode (currently dark mode)',
  );
});

test('§2 chrome: a first visit is light, and says so, where the system prefers dark', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await blockApplication(page);
  await page.goto(routes.plainDoc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
});

test('§2 chrome: the toggle has one name after another tab has removed the choice', async ({
  page,
}) => {
  await open(page, routes.plainDoc);
  await page.evaluate(() => {
    localStorage.removeItem('theme');
    const change = {key: 'theme', oldValue: 'light', newValue: null, storageArea: localStorage};
    dispatchEvent(new StorageEvent('storage', change));
  });
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  await expect(toggle(page).locator('svg').filter({visible: true})).toHaveCount(1);
});

test('§2 chrome: dark is dark and light is light @spec-1.3', async ({page}) => {
  await open(page, routes.plainDoc);
  const lightness = () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      const {backgroundColor} = getComputedStyle(document.documentElement);
      canvas.fillStyle = backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return (
        canvas
          .getImageData(0, 0, 1, 1)
          .data.slice(0, 3)
          .reduce((sum, part) => sum + part) / 3
      );
    });
  expect(await lightness()).toBeGreaterThan(230);
  await toggle(page).click();
  await expect.poll(lightness).toBeLessThan(50);
});

test('§4 color mode: it is stored under the key theme and restored @spec-4.1', async ({page}) => {
  await open(page, routes.plainDoc);
  await toggle(page).click();
  await expect.poll(() => stored(page, 'theme')).toBe('dark');
  await open(page, routes.home);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('§4 color mode: it is restored before the first paint', async ({page}) => {
  await store(page, {theme: 'dark'});
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('#__docusaurus')) return;
      observer.disconnect();
      Object.assign(window, {themeBeforeContent: document.documentElement.dataset.theme});
    }).observe(document, {childList: true, subtree: true});
  });
  await blockApplication(page);
  await page.goto(routes.plainDoc);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const inlineFirst = await page.evaluate(() => {
    const script = [...document.scripts].find(({text}) => text.includes('localStorage'))!;
    const content = document.querySelector('#__docusaurus')!;
    return !!(script.compareDocumentPosition(content) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  expect(inlineFirst).toBe(true);
  expect(
    await page.evaluate(() => 'themeBeforeContent' in window && window.themeBeforeContent),
  ).toBe('dark');
});

test('§4 color mode: it is kept in sync across tabs @spec-4.2', async ({page, context}) => {
  await open(page, routes.plainDoc);
  const other = await context.newPage();
  await open(other, routes.home);
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'light');
});

test.describe('on a system that prefers dark', () => {
  test.use({colorScheme: 'dark'});

  test('§4 color mode: it does not follow the system preference @spec-4.3', async ({page}) => {
    await page.goto(routes.plainDoc);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await open(page, routes.plainDoc);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
  });
});

for (const part of ['.theme-layout-navbar-left', '.theme-layout-footer']) {
  test(`§4 color mode: the logo in ${part} switches its variant with the mode @spec-4.5`, async ({
    page,
  }) => {
    await open(page, routes.plainDoc);
    const logo = page.locator(`${part} img:visible`);
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', /logo\.svg$/);
    await toggle(page).click();
    await expect(logo).toHaveCount(1);
    await expect(logo).toHaveAttribute('src', /logo-dark\.svg$/);
  });
}

test('§8 storage unavailable: the toggle works, and one warning is logged @spec-8.12', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const complaints = collectComplaints(page);
  await open(page, routes.plainDoc);
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain('browser storage is not available');
});
