import {expect, test} from '../../lib/test.ts';
import {ready} from '../lib/page.ts';
import {routes} from '../lib/routes.ts';

for (const path of [routes.home, routes.plainDoc]) {
  test(`§2 chrome: the skip link of ${path} is the first tab stop and leads into the content @spec-2.14`, async ({
    page,
  }) => {
    await page.goto(path);
    await ready(page);
    await page.keyboard.press('Tab');
    const link = page.locator(':focus');
    await expect(link).toHaveText('Skip to main content');
    await expect(link).toBeInViewport({ratio: 1});

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = () =>
      page.evaluate(() => {
        const {activeElement} = document;
        const main = document.querySelector('main')!;
        // A page without links in its content goes on with what follows it.
        return (
          main.contains(activeElement) ||
          (!main.querySelector('a, button') &&
            !!(main.compareDocumentPosition(activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING))
        );
      });
    expect(await inMain()).toBe(true);
  });
}

test('§2 chrome: the skip link works before the application has loaded @spec-2.14', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(routes.plainDoc);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPastNavbar = await page.evaluate(() => {
    const navbar = document.querySelector('nav')!;
    return !!(
      navbar.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING
    );
  });
  expect(isPastNavbar).toBe(true);
});

test('§1 locale: every kind of page is English and left-to-right @spec-1.10', async ({page}) => {
  for (const path of Object.values(routes)) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'ltr');
  }
});

test('chrome: every kind of page has one main heading, which takes the focus on a change of page', async ({
  page,
}) => {
  for (const path of [...Object.values(routes), '/no-such-page']) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await expect(page.locator('main h1'), path).toHaveCount(1);
  }
});

test('§3 site metadata: the page names its framework and version @spec-3.10', async ({page}) => {
  await page.goto(routes.plainDoc);
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute(
    'content',
    /^Docusaurus v3\.\d+\.\d+$/,
  );
});

test('§1 audience: no page sets a cookie @spec-1.1', async ({page, context}) => {
  for (const path of Object.values(routes)) {
    const response = await page.goto(path);
    expect(response?.headers()['set-cookie'], path).toBeUndefined();
    await ready(page);
  }
  expect(await context.cookies()).toEqual([]);
});

test('§6 roles: no page asks for a login or sends a form @spec-1.1 @spec-6.1', async ({page}) => {
  for (const path of Object.values(routes)) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.locator('form[method="post" i], input[type="password"]'), path).toHaveCount(
      0,
    );
  }
});
