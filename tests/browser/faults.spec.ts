import {expect, type Page, test} from '../lib/test.ts';
import {collectComplaints, open, ready, scrollTo, scrollTop, store} from './lib/page.ts';
import {routes} from './lib/routes.ts';
import {openSearch} from './search/search.ts';

// A network that a test has slowed down stays so in its window.
test.use({sharedWindow: false});

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});

test.describe('a new deployment while a page is open', () => {
  test('code that is gone: the page that was asked for loads whole, from the new deployment', async ({
    page,
  }) => {
    await open(page, routes.blog);
    await page.evaluate(() => void Object.assign(window, {marked: true}));
    let isNew = false;
    let refused = 0;
    await page.route('**/assets/js/**', (route) => {
      if (isNew) return route.continue();
      refused += 1;
      return route.fulfill({status: 404, contentType: 'text/html', body: '<title>404</title>'});
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNew = true;
    });
    await page.locator(`main h2 a[href="${routes.post}"]`).click();
    await expect(page).toHaveURL(routes.post);
    await ready(page);
    await expect(page.locator('main article h1')).toHaveCount(1);
    expect(await page.evaluate(() => 'marked' in window)).toBe(false);
    expect(refused).toBeGreaterThan(0);
  });

  test('an index of another version: the search shows the error, and finds once the versions fit', async ({
    page,
  }) => {
    let isOld = true;
    await page.route('**/assets/search/**', (route) =>
      isOld ? route.fulfill({status: 404, body: 'gone'}) : route.continue(),
    );
    const {dialog, box, options} = await openSearch(page);
    await box.fill('spinner turns');
    await expect(dialog).toContainText('Unable to fetch results');
    isOld = false;
    await expect(options.first()).toBeVisible({timeout: 15_000});
  });
});

for (const {what, body} of [
  {what: 'is cut off', body: (text: string) => text.slice(0, text.length / 2)},
  {what: 'is a page', body: () => '<!doctype html><title>Welcome</title>'},
  {what: 'is empty', body: () => ''},
  {what: 'is of another shape', body: () => '{"version":"1"}'},
]) {
  test(`a search index that ${what} shows the error, and the search recovers`, async ({page}) => {
    let isWrong = true;
    await page.route('**/search-index.json', async (route) => {
      if (!isWrong) return route.continue();
      const text = await (await route.fetch({maxRetries: 2})).text();
      return route.fulfill({status: 200, contentType: 'application/json', body: body(text)});
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    const {dialog, box, options} = await openSearch(page);
    await box.fill('cart');
    await expect(dialog).toContainText('Unable to fetch results');
    isWrong = false;
    await expect(options.first()).toBeVisible({timeout: 15_000});
    expect(errors).toEqual([]);
  });
}

test('on a slow network with losses the page reads, and a click is kept until the code arrives', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
    packetLoss: 5,
  });
  await page.goto(routes.plainDoc);
  await expect(page.locator('main h1')).toBeVisible();
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark', {timeout: 20_000});
});

test('without a network the open page stays, and goes on once there is one', async ({
  page,
  context,
}) => {
  await open(page, routes.mainDoc);
  await context.setOffline(true);
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('main h1')).toBeVisible();
  await context.setOffline(false);
  await page.locator(`.menu__list a[href="${routes.plainDoc}"]`).click();
  await expect(page).toHaveURL(routes.plainDoc);
  await expect(page.locator('main h1')).toHaveText('Introduction');
});

test.describe('storage', () => {
  test('that is full takes nothing, and nothing breaks', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await open(page, routes.deepDoc);
    await toggle(page).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    const bar = page.locator('.theme-announcement-bar');
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toBeHidden();
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(errors).toEqual([]);
  });

  for (const junk of [
    '',
    '{',
    '[null]',
    '<img src=x onerror=alert(1)>',
    '\u0000\ud800',
    'dark dark',
  ]) {
    test(`with ${JSON.stringify(junk)} in every key is as good as an empty one`, async ({page}) => {
      await store(
        page,
        Object.fromEntries(
          [
            'docs-preferred-version-default',
            'docusaurus.announcement.dismiss',
            'docusaurus.announcement.id',
            'docusaurus.tab.npm2yarn',
            'search.favorites',
            'search.recent',
            'theme',
          ].map((key) => [key, junk]),
        ),
      );
      const complaints = collectComplaints(page);
      await open(page, routes.deepDoc);
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      await expect(page.getByRole('tab', {name: 'npm', exact: true}).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await toggle(page).click();
      await expect(html(page)).toHaveAttribute('data-theme', /^(?:dark|light)$/);
      expect(complaints).toEqual([]);
    });
  }
});

test('a page that is come back to is where it was, and lives', async ({page}) => {
  await open(page, routes.longDoc);
  await scrollTo(page, 900);
  await page.goto('/sitemap.xml');
  await page.goBack();
  await ready(page);
  await expect.poll(() => scrollTop(page)).toBe(900);
  await page.keyboard.press('Home');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('on paper stand the text and its code, and nothing that is there to be clicked', async ({
  page,
}) => {
  // As wide as a sheet of A4 between its margins.
  await page.setViewportSize({width: 718, height: 1000});
  await page.emulateMedia({media: 'print'});
  for (const path of [routes.longDoc, routes.post, routes.deepDoc]) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main pre').first()).toBeVisible();
    for (const part of [
      'nav.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-toc-desktop',
      '.theme-layout-footer',
      '.theme-announcement-bar',
      '.pagination-nav',
    ]) {
      for (const one of await page.locator(part).all()) {
        await expect(one, `${path}: ${part}`).toBeHidden();
      }
    }
  }
});

test('at a zoom of 400 % no kind of page scrolls to two sides', async ({page}) => {
  // A window of 1280 by 1024 pixels, four times as large.
  await page.setViewportSize({width: 320, height: 256});
  for (const path of new Set(Object.values(routes))) {
    await page.goto(path);
    const overflow = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, path).toBeLessThanOrEqual(0);
    await expect(page.locator('main h1'), path).toBeVisible();
  }
});
