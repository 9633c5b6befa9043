import {expect, type Page, test} from '../lib/test.ts';
import {hydrate} from '../lib/reader.ts';
import {holdScripts, open, ready, stored} from './lib/page.ts';

// Each visit begins with an empty cache.
test.use({sharedWindow: false});

const button = '/docs/component-packages/ui/button';
const reference = '/docs/packages/types/config/reference/ClientConfig';

/** Addresses of the scripts that a page asks for, from now on. */
function scriptsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

const toggle = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between dark and light mode/});

/** The positions of the page's large parts. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body h1, body h2, main, section, article, footer, nav')].map(
      (element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const id = element.id || element.className;
        return `${element.localName} ${id}: ${[x, y, width, height].map(Math.round).join(' ')}`;
      },
    ),
  );

for (const path of ['/', '/blog', '/blog/tags', '/docs/intro', '/docs/tags', button, reference]) {
  test(`${path} is laid out before the application as it is with it`, async ({page}) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const served = await places(page);
    expect(served.length).toBeGreaterThan(3);
    await hydrate(page);
    await expect.poll(() => places(page)).toEqual(served);
  });
}

/**
 * Where the pointer rests, from the left: on text, or beside it where the page has examples. To point at a live example, as the home page
 * has on the right, is intent.
 */
const READING = {'/': 300, [button]: 1030, [reference]: 640, '/blog': 640};

for (const [path, left] of Object.entries(READING)) {
  test(`no script is asked for on ${path} while it is only read @spec-7.9`, async ({page}) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await page.mouse.move(left, 500);
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(1000);
    expect(scripts).toEqual([]);
    await ready(page);
    expect(scripts.length).toBeGreaterThan(0);
  });
}

/** Goes over a page's links without a wish for anything else: points at them, touches one, moves the focus along them. */
const followsLinks: Record<string, (page: Page) => Promise<void>> = {
  'pointed at': async (page) => {
    const links = await page.locator('.navbar__items a, .menu__list a, main p a').all();
    expect(links.length).toBeGreaterThan(10);
    for (const link of links.slice(0, 20)) if (await link.isVisible()) await link.hover();
  },
  'held down': async (page) => {
    await page.getByRole('main').getByRole('link').first().hover();
    await page.mouse.down();
    await page.mouse.move(1, 300);
    await page.mouse.up();
  },
  touched: (page) =>
    page
      .getByRole('main')
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const touch = {bubbles: true, pointerType: 'touch', isPrimary: true};
        for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
          link.dispatchEvent(new PointerEvent(type, touch));
        for (const type of ['touchstart', 'touchend'])
          link.dispatchEvent(new TouchEvent(type, {bubbles: true}));
      }),
  focused: async (page) => {
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus')).toHaveCount(1);
    await page.getByRole('main').getByRole('link').first().focus();
    for (const key of ['Shift', 'ArrowDown', 'Home', 'Escape']) await page.keyboard.press(key);
  },
};

for (const [how, follow] of Object.entries(followsLinks)) {
  test(`links that are ${how} load no script, and a control does`, async ({page}) => {
    const scripts = scriptsOf(page);
    await page.goto(reference);
    await follow(page);
    await page.waitForTimeout(1000);
    expect(scripts).toEqual([]);
    await toggle(page).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  });
}

test('page after page is read by its links without a script', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto(reference);
  for (const name of ['ServerConfig', 'ClientConfig', 'ServerConfig']) {
    await page.getByRole('main').getByRole('link', {name, exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  }
  expect(scripts).toEqual([]);
});

for (const [what, selector] of [
  ['a button', '.navbar .search'],
  ['a category of the sidebar that is a button', '.menu__link[role=button]'],
  ['a live example', '[data-example-stage]'],
] as const) {
  for (const event of ['pointerover', 'focusin']) {
    test(`${what} loads the application at ${event}`, async ({page}) => {
      const scripts = scriptsOf(page);
      await page.goto(button);
      expect(scripts).toEqual([]);
      await page.locator(selector).first().dispatchEvent(event);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    });
  }
}

test('styles that only the application needs come last, so that the page is not laid out anew', async ({
  page,
}) => {
  await page.goto(button);
  await ready(page);
  const styles = page.locator('link[rel=stylesheet]');
  await expect(styles.last()).toHaveAttribute('href', /\/assets\/css\/later\./);
  expect(await styles.count()).toBeGreaterThan(2);
});

test('a click on a button before the application runs is done when it does', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(reference);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
});

test('the color mode switches before the application runs, which goes on from there', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/(?!color-mode)/, async (route) => {
    await released;
    await route.continue();
  });
  const theme = page.locator('html');
  await page.goto(reference);
  await toggle(page).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await expect(theme).toHaveAttribute('data-theme-choice', 'dark');
  expect(await stored(page, 'theme')).toBe('dark');
  await toggle(page).click();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await toggle(page).click();
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  release();
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await toggle(page).click();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  expect(await stored(page, 'theme')).toBe('light');
});

test('a click on a live example before it lives is done once', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(button);
  await page.getByRole('button', {name: 'Add to cart'}).first().click();
  release();
  const stage = page.locator('[data-example-stage="button/add-to-cart"]');
  await expect(stage).toHaveAttribute('data-live', '');
  await expect(stage.getByRole('status')).toHaveText('1 in your cart');
});

test('a link works before the application runs, and without it', async ({page}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto(reference);
  await page.getByRole('main').getByRole('link', {name: 'ServerConfig'}).first().click();
  await expect(page).toHaveURL(/\/ServerConfig$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('ServerConfig');
});

test('a script that fails leaves the page readable, and the next sign of intent tries again', async ({
  page,
}) => {
  let failing = true;
  await page.route('**/assets/js/**', (route) => (failing ? route.abort() : route.continue()));
  await page.goto(reference);
  const failed = page.waitForEvent('requestfailed');
  await toggle(page).click();
  await failed;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  failing = false;
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link in the content leads on without a page load, there and back', async ({page}) => {
  await open(page, reference);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const link = page.getByRole('main').getByRole('link', {name: 'ServerConfig'}).first();
  await link.click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('ServerConfig');
  await expect(page.locator('[data-document]')).toContainText("audience: 'server'");
  await page.goBack();
  await expect(heading).toHaveText('ClientConfig');
  await expect(page.locator('[data-document]')).toContainText("audience: 'client'");
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('an example is styled and lives on a page that was reached by a link', async ({page}) => {
  await open(page, '/docs/intro');
  const sheets = page.locator('head link[href*="/assets/toolkit/"]');
  const applied = page.locator('head link[href*="/assets/toolkit/"]:not([media="not all"])');
  await expect(sheets).toHaveCount(0);
  await page.getByRole('main').getByRole('link', {name: 'UI components'}).first().click();
  // A link that moves under the pointer preloads its page's sheet as well.
  await expect(applied).toHaveCount(1);
  await page.getByRole('main').getByRole('link', {name: 'Button', exact: true}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Button');
  // Of the two, the overview's no longer applies: its utilities would come before the other's variants.
  await expect(applied).toHaveCount(1);
  await expect(sheets).not.toHaveCount(1);
  const stage = page.locator('[data-example-stage="button/add-to-cart"]');
  await expect(stage).toHaveAttribute('data-live', '');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('status')).toHaveText('1 in your cart');
});

test('the content of a document is not sent a second time as a script', async ({page}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, reference);
  await page.waitForLoadState('networkidle');
  const sentence = 'Compare it to tell a client configuration from a server one';
  await expect(page.getByRole('main')).toContainText(sentence);
  const code = (await Promise.all(scripts)).join('');
  expect(code).toContain('ClientConfig');
  expect(code).not.toContain(sentence);
});
