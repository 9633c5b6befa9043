import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {ButtonDataAttributes} from '@storefront-toolkit/ui/button';
import {liveExample, openComponentPage} from '../lib/component-page.ts';
import {hasEdge} from '../lib/looks.ts';
import {builtPages} from '../lib/site.ts';
import {ready, store} from './lib/page.ts';

const COMPONENT_PAGE = /^\/docs\/component-packages\/([^/]+\/(?:[^/]+\/)*[^/]+)$/;

const componentRoutes = () =>
  builtPages().flatMap(({path}) => COMPONENT_PAGE.exec(path)?.[1] ?? []);

const ADD_TO_CART = 'packages/ui/src/button/examples/add-to-cart.tsx';

test('an example is in the HTML, code included, without JavaScript', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/button');
  const example = page.locator('[data-example="button/add-to-cart"]');
  await expect(example.getByRole('button', {name: 'Add to cart'})).toBeVisible();
  await expect(example.locator('pre')).toContainText('export default function AddToCart()');
  await context.close();
});

test('an example comes to life in place: nothing moves, a click works', async ({page}) => {
  await openComponentPage(page, 'ui/button');
  const button = page.locator('[data-example="button/add-to-cart"]').getByRole('button', {
    name: 'Add to cart',
  });
  const before = await button.boundingBox();
  const element = await button.elementHandle();
  const stage = await liveExample(page, 'button/add-to-cart');
  expect(await button.boundingBox()).toEqual(before);
  await button.click();
  await button.click();
  await expect(stage.getByRole('status')).toHaveText('2 in your cart');
  expect(await button.evaluate((now, then) => now === then, element)).toBe(true);
});

test('an example whose code cannot be loaded says so and leaves the page alone', async ({page}) => {
  await page.route('**/assets/js/toolkit-*.js', (route) => route.abort());
  await openComponentPage(page, 'ui/button');
  await ready(page);
  const stage = page.locator('[data-example="button/sizes"] .example-stage');
  await stage.scrollIntoViewIfNeeded();
  const example = page.locator('[data-example="button/sizes"]');
  await expect(example.getByRole('alert')).toContainText('This example stopped');
  await expect(stage.getByRole('button', {name: 'Save address'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Button');
});

test('the examples of a component are a chunk of their own, loaded when one comes near @spec-7.9', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const examples = () => scripts.filter((url) => url.includes('/toolkit-')).length;
  // So low that no example is near the window.
  await page.setViewportSize({width: 1280, height: 100});
  await openComponentPage(page, 'ui/button');
  await ready(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(examples()).toBe(0);
  await liveExample(page, 'button/sizes');
  expect(examples()).toBeGreaterThan(0);
  const loaded = scripts.length;
  await liveExample(page, 'button/add-to-cart');
  expect(scripts).toHaveLength(loaded);
});

test('the shown code is the file, byte for byte, up to its last newline @claim-intro.kept-true', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/button');
  const blocks = page.locator('[data-example]');
  const ids = await blocks.evaluateAll((all) =>
    all.map((one) => String(one.getAttribute('data-example'))),
  );
  expect(ids.length).toBeGreaterThanOrEqual(4);
  for (const id of ids) {
    const [component, name] = id.split('/');
    const file = readFileSync(`packages/ui/src/${component}/examples/${name}.tsx`, 'utf8');
    const shown = await page.locator(`[data-example="${id}"] pre`).textContent();
    expect(`${shown}\n`, id).toBe(file);
  }
});

test('the copy button copies the file, byte for byte, up to its last newline', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openComponentPage(page, 'ui/button');
  await liveExample(page, 'button/add-to-cart');
  const example = page.locator('[data-example="button/add-to-cart"]');
  await example.locator('pre').hover();
  await example.getByRole('button', {name: /copy/i}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(`${copied}\n`).toBe(readFileSync(ADD_TO_CART, 'utf8'));
});

/** Elements that the site styles, one of each kind, for the test of isolation. */
const MARKUP = `
  <h1>Sale</h1><h2>Scarves</h2><h3>Wool</h3><h4>Sizes</h4><h5>Care</h5><h6>Returns</h6>
  <p>Free <a href="#shipping">shipping</a>, <strong>today</strong>, <em>only</em>, <code>SCARF</code>,
  <kbd>Enter</kbd>, <mark>new</mark>, <small>net</small></p>
  <ul class="contains-task-list"><li>Red<ul><li>Dark red</li></ul></li></ul><ol><li>One</li></ol>
  <dl><dt>Weight</dt><dd>200 g</dd></dl>
  <table><caption>Sizes</caption><thead><tr><th>Size</th></tr></thead><tbody><tr><td>M</td></tr>
  <tr><td>L</td></tr></tbody></table>
  <blockquote>Warm</blockquote><pre><code>SCARF</code></pre><hr>
  <form><fieldset><legend>Gift</legend><label>Note <input value="Hi"></label>
  <input type="checkbox"><select><option>One</option></select><textarea>Hi</textarea></fieldset></form>
  <button class="button button--primary">Buy</button> <button disabled>Buy</button>
  <details open><summary>Care</summary>By hand</details>
  <figure><img alt="" width="20" height="20" src="/img/logo.svg"><figcaption>Scarf</figcaption></figure>
  <nav class="menu navbar"><a class="menu__link navbar__link" href="#scarves">Scarves</a></nav>
  <div class="card alert alert--info badge">Soft</div>
  <svg viewBox="0 0 24 24" width="24" fill="none" stroke="currentColor"><circle cx="4" cy="4" r="3"/></svg>
`;

for (const theme of ['light', 'dark']) {
  test(`nothing that the site styles reaches an example (${theme})`, async ({page}) => {
    // Which fonts a page is set in is a token, not a style: here those of the theme. They must not arrive in between.
    await store(page, {theme, fonts: '1'});
    await page.route('**/*.woff2', (route) => route.abort());
    await openComponentPage(page, 'ui/button');
    const result = await page.evaluate((markup) => {
      const stage = document.createElement('div');
      stage.className = 'storefront-toolkit example-stage';
      stage.innerHTML = markup;
      const frame = document.createElement('div');
      frame.append(stage);
      const content = document.querySelector('.markdown');
      content?.append(frame);
      Object.assign(frame.style, {
        position: 'absolute',
        insetInlineStart: '0',
        inlineSize: '600px',
      });

      const outside = document.createElement('div');
      outside.innerHTML = markup;
      content?.append(outside);

      const snapshot = (root: Element) => {
        const values = new Map<string, string>();
        [root, ...root.querySelectorAll('*')].forEach((element, index) => {
          for (const pseudo of [null, '::before', '::after']) {
            const style = getComputedStyle(element, pseudo);
            for (const name of style) {
              if (name.startsWith('--')) continue;
              const where = `${index} ${element.localName}${pseudo ?? ''} ${name}`;
              values.set(where, style.getPropertyValue(name));
            }
          }
        });
        return values;
      };
      const differences = (one: Map<string, string>, other: Map<string, string>) =>
        [...one]
          .filter(([where, value]) => other.get(where) !== value)
          .map(([where, value]) => `${where}: ${value} | ${other.get(where)}`);
      const isSiteLayer = (rule: CSSRule) =>
        rule instanceof CSSLayerBlockRule && /^(docusaurus|site)\b/.test(rule.name);

      const before = snapshot(stage);
      const outsideBefore = snapshot(outside);
      for (const sheet of document.styleSheets) {
        const indexes = [...sheet.cssRules].flatMap((rule, index) =>
          isSiteLayer(rule) ? [index] : [],
        );
        for (const index of indexes.reverse()) sheet.deleteRule(index);
      }
      const after = snapshot(stage);
      const outsideAfter = snapshot(outside);
      return {
        compared: before.size,
        leaks: differences(before, after),
        outside: differences(outsideBefore, outsideAfter).length,
      };
    }, MARKUP);
    expect(result.compared).toBeGreaterThan(10_000);
    expect(result.leaks).toEqual([]);
    // The same elements outside of a stage change a lot, so the comparison above can fail.
    expect(result.outside).toBeGreaterThan(500);
  });
}

test('an example follows the color mode of the page', async ({page}) => {
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/add-to-cart');
  const button = stage.getByRole('button');
  const colors = () =>
    button.evaluate((element) => {
      const {backgroundColor, colorScheme} = getComputedStyle(element);
      return {backgroundColor, colorScheme};
    });
  await expect.poll(colors).toEqual({backgroundColor: 'rgb(178, 55, 18)', colorScheme: 'light'});
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(colors).toEqual({backgroundColor: 'rgb(255, 143, 99)', colorScheme: 'dark'});
});

test('a button shows its focus to the keyboard, its edge in forced colors, no motion on request', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openComponentPage(page, 'ui/button');
  const stage = await liveExample(page, 'button/updating-the-cart');
  const button = stage.getByRole('button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveCSS('outline-style', 'solid');
  await expect(button).toHaveCSS('outline-width', '2px');
  await expect(button.locator('svg').nth(0)).toBeHidden();
  await expect(button.locator('svg').nth(1)).toBeVisible();
  await page.emulateMedia({forcedColors: 'active'});
  await expect(button).toHaveCSS('border-top-width', '1px');
  expect(await hasEdge(button)).toBe(true);
});

test('each variant of a button has the edge that it should have', async ({page}) => {
  await openComponentPage(page, 'ui/button');
  const edge = (example: string, name: string) =>
    page
      .locator(`[data-example="button/${example}"]`)
      .getByRole('button', {name, exact: true})
      .evaluate((button) => getComputedStyle(button).borderTopColor);
  expect(await edge('add-to-cart', 'Add to cart')).toBe('rgba(0, 0, 0, 0)');
  expect(await edge('sizes', 'Save address')).toBe('rgb(135, 127, 113)');
  expect(await edge('remove-item', 'Remove Felt hat')).toBe('rgb(168, 18, 60)');
});

test('a page of a component fits a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  for (const route of ['ui/button', 'ui/']) {
    await openComponentPage(page, route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, route).toBeLessThanOrEqual(0);
  }
});

test('the overview has a card for each component, loads none, and leads to its live page', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openComponentPage(page, 'ui/');
  const card = page
    .locator('main li')
    .filter({has: page.getByRole('link', {name: 'Button', exact: true})});
  await expect(card.getByText('Add to cart')).toBeVisible();
  await page.mouse.move(5, 5);
  await ready(page);
  expect(scripts.length).toBeGreaterThan(0);
  for (const url of scripts) {
    const script = await (await page.request.get(url)).text();
    expect(script.includes(`"${ButtonDataAttributes.loading}"`), url).toBe(false);
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/component-packages\/ui\/button$/);
  const stage = await liveExample(page, 'button/add-to-cart');
  await stage.getByRole('button').click();
  await expect(stage.getByRole('status')).toHaveText('1 in your cart');
});

for (const route of componentRoutes()) {
  test(`${route} shows in forced colors where the focus is`, async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await openComponentPage(page, route);
    await page.keyboard.press('Tab');
    const unmarked = await page.evaluate(() => {
      const focusable =
        'a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex="0"]';
      const inStages = [...document.querySelectorAll<HTMLElement>('.example-stage')].flatMap(
        (stage) =>
          [...stage.querySelectorAll<HTMLElement>(focusable)].filter((one) =>
            one.checkVisibility(),
          ),
      );
      return inStages
        .filter((element) => {
          element.focus({preventScroll: true});
          if (document.activeElement !== element) return false;
          const around = [element, ...element.querySelectorAll('*'), element.parentElement!];
          // A link that covers its card shows it around the card.
          const styles = around.flatMap((one) => [
            getComputedStyle(one),
            getComputedStyle(one, '::after'),
          ]);
          return !styles.some(
            ({outlineStyle, outlineWidth}) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
          );
        })
        .map(({outerHTML}) => outerHTML.slice(0, 120));
    });
    expect(unmarked).toEqual([]);
  });
}
