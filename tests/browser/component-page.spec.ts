import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page, test} from '../lib/test.ts';
import {ButtonDataAttributes} from '@storefront-toolkit/ui/button';
import {liveExample, openComponentPage, withoutScripts} from '../lib/component-page.ts';
import {hasEdge} from '../lib/looks.ts';
import {builtPages, toolkitScripts} from '../lib/site.ts';
import {ready, store} from './lib/page.ts';

const COMPONENT_PAGE = /^\/docs\/component-packages\/([^/]+\/(?:[^/]+\/)*[^/]+)$/;

const componentRoutes = () =>
  builtPages().flatMap(({path}) => COMPONENT_PAGE.exec(path)?.[1] ?? []);

const toolkitCode = toolkitScripts();

const isToolkitScript = ({pathname}: URL) => toolkitCode.has(pathname);

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
  await page.route(isToolkitScript, (route) => route.abort());
  await openComponentPage(page, 'ui/button');
  await ready(page);
  const stage = page.locator('[data-example="button/variants"] .example-stage');
  await stage.scrollIntoViewIfNeeded();
  const example = page.locator('[data-example="button/variants"]');
  await expect(example.getByRole('alert')).toContainText('This example stopped');
  await expect(stage.getByRole('button', {name: 'medium'}).first()).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Button');
});

test('the examples of a component are a chunk of their own, loaded when one comes near @spec-7.9', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const examples = () => scripts.filter((url) => isToolkitScript(new URL(url))).length;
  // So low that no example is near the window.
  await page.setViewportSize({width: 1280, height: 100});
  await openComponentPage(page, 'ui/button');
  await ready(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(examples()).toBe(0);
  await liveExample(page, 'button/variants');
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

/** The code of the button's first example. */
const firstCode = (page: Page) => page.locator('[data-example="button/add-to-cart"] pre');

const heights = (pre: Locator) =>
  pre.evaluate(({clientHeight, scrollHeight}) => ({shown: clientHeight, whole: scrollHeight}));

test('an example shows a dozen lines of its code, and all on request, without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await openComponentPage(page, 'ui/button');
  const code = firstCode(page);
  const lines = readFileSync(ADD_TO_CART, 'utf8').trimEnd().split('\n').length;
  const line = Number.parseFloat(await code.evaluate((one) => getComputedStyle(one).lineHeight));
  const {shown} = await heights(code);
  expect(shown).toBeGreaterThan(12 * line);
  expect(shown).toBeLessThan(13 * line);
  await page
    .locator('summary', {hasText: `Show all ${lines} lines`})
    .first()
    .click();
  const all = await heights(code);
  expect(all.shown).toBeGreaterThan(lines * line);
  expect(all.shown).toBe(all.whole);
  await context.close();
});

test('the keyboard shows all of an example, with the outline inside of the block', async ({
  page,
}) => {
  await openComponentPage(page, 'ui/button');
  const code = firstCode(page);
  await expect(code).not.toHaveCSS('mask-image', 'none');
  await code.focus();
  // A mask would hide the lower edge of the outline.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await expect(code).toHaveCSS('mask-image', 'none');
  for (const name of await code.getByRole('button').all()) {
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const summary = page.locator('[data-example="button/add-to-cart"] summary');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveCSS('outline-offset', '-2px');
  await page.keyboard.press('Enter');
  const {shown, whole} = await heights(code);
  expect(shown).toBe(whole);
  await expect(code).toHaveCSS('mask-image', 'none');
  await page.keyboard.press('Space');
  expect((await heights(code)).shown).toBeLessThan(whole);
});

test('the browser finds a line that an example does not show, and brings it above the fade', async ({
  page,
}) => {
  // A link to a text finds it as the reader's find does.
  const text = encodeURIComponent('in your cart`}');
  await openComponentPage(page, `ui/button#:~:text=${text}`);
  const code = firstCode(page);
  await expect.poll(() => code.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  const [block, line] = [
    (await code.boundingBox())!,
    (await code.locator('.t-str', {hasText: 'in your cart'}).boundingBox())!,
  ];
  expect(line.y).toBeGreaterThan(block.y);
  expect(line.y + line.height).toBeLessThan(block.y + 0.6 * block.height);
});

test('print shows all of an example, and no switch', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openComponentPage(page, 'ui/button');
  const {shown, whole} = await heights(firstCode(page));
  expect(shown).toBe(whole);
  const summary = page.locator('[data-example] summary').first();
  await expect(summary).toBeAttached();
  await expect(summary).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`what to install and to import is one frame of three rows, ${width} pixels wide`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({width, height: 800});
    await openComponentPage(page, 'ui/button');
    const tabs = page.locator('.tab-set').first();
    const imported = page.locator('.tab-set + .code-block').first();
    const [install, code] = [(await tabs.boundingBox())!, (await imported.boundingBox())!];
    // Two edges on top of each other, as one.
    expect(code.y - install.y - install.height).toBe(-1);
    expect(code.x).toBe(install.x);
    expect(code.width).toBe(install.width);
    expect(install.height + code.height).toBeLessThan(144);
    await imported.getByRole('button', {name: 'Copy code'}).click();
    await expect(imported.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "import {Button, ButtonLink, IconButton} from '@storefront-toolkit/ui/button';",
    );
    const [pre, button] = [
      (await imported.locator('pre').boundingBox())!,
      (await imported.getByRole('button', {name: 'Copied code'}).boundingBox())!,
    ];
    expect(pre.x + pre.width).toBeLessThanOrEqual(button.x);
  });
}

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
  expect(await edge('checkout-actions', 'Add a gift card')).toBe('rgb(135, 127, 113)');
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

const cardOf = (page: Page, title: string) =>
  page.locator('.gallery-card').filter({has: page.getByRole('link', {name: title, exact: true})});

test('the overview has four columns on a wide screen, and ten screens on a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openComponentPage(page, 'ui/');
  const columns = await page
    .locator('.gallery-card')
    .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().x)).size);
  expect(columns).toBe(4);
  await page.setViewportSize({width: 390, height: 844});
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8440);
});

for (const width of [390, 1280]) {
  test(`each card shows a picture of its component, 4 to 3, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    for (const route of ['ui/', 'commerce-ui/']) {
      await openComponentPage(page, route);
      const previews = await page.locator('.gallery-preview').evaluateAll((all) =>
        all.map((preview) => {
          const box = preview.getBoundingClientRect();
          // The text or the picture that is seen most of, in square pixels.
          const sizes = [...preview.querySelectorAll('*')]
            .filter((one) => one.matches('img, svg') || [...one.childNodes].some(isText))
            .filter((one) => one.checkVisibility({opacityProperty: true}))
            .map((one) => {
              const {left, right, top, bottom} = one.getBoundingClientRect();
              const seen = (from: number, to: number) => Math.max(0, to - from);
              return (
                seen(Math.max(left, box.left), Math.min(right, box.right)) *
                seen(Math.max(top, box.top), Math.min(bottom, box.bottom))
              );
            });
          function isText(node: Node) {
            return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
          }
          const name = preview.parentElement?.querySelector('.gallery-title')?.textContent;
          return {name, ratio: box.width / (box.height - 1), most: Math.max(0, ...sizes)};
        }),
      );
      expect(previews.length).toBeGreaterThan(2);
      for (const {name, ratio, most} of previews) {
        expect(ratio, name).toBeCloseTo(4 / 3, 1);
        expect(most, name).toBeGreaterThan(200);
      }
    }
  });
}

test('cards show overlays open, inside of their pictures', async ({page}) => {
  await openComponentPage(page, 'ui/');
  for (const [title, text] of [
    ['Dialog', 'Sizes of jackets'],
    ['Modal', 'Between two sizes, take the larger one.'],
    ['Sheet', 'Your cart'],
    ['Drawer', 'Pickup: Today after 4 p.m.'],
    ['Dropdown menu', 'Sign out'],
    ['Context menu', 'Remove'],
    ['Select', 'Moss'],
    ['Popover', 'When it arrives'],
    ['Tooltip', 'Compare Rain jacket'],
  ] as const) {
    const preview = cardOf(page, title).locator('.gallery-preview');
    const shown = preview.getByText(text, {exact: true}).filter({visible: true});
    await expect(shown, title).toBeVisible();
    const [frame, box] = [(await preview.boundingBox())!, (await shown.boundingBox())!];
    expect(box.y, title).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height, title).toBeLessThanOrEqual(frame.y + frame.height);
    expect(box.x + box.width, title).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test('the overview narrows to a task and to where components run, without JavaScript', async ({
  browser,
}) => {
  await withoutScripts(browser, 'ui/', async (page) => {
    const shown = () => page.locator('.gallery-card:visible .gallery-title').allTextContents();
    const filters = page.locator('.gallery-filters');
    const choose = (name: string) => filters.getByText(name, {exact: true}).click();
    const all = await shown();
    await choose('Text');
    expect(await shown()).toEqual(
      ['Heading', 'Hypertext', 'List', 'Rich text', 'Table', 'Text'].toSorted(
        (a, b) => all.indexOf(a) - all.indexOf(b),
      ),
    );
    const none = page.getByText('No component is both.');
    await expect(none).toBeHidden();
    await choose('Client');
    expect(await shown()).toEqual([]);
    await expect(none).toBeVisible();
    await choose('Overlays');
    expect(await shown()).toContain('Dialog');
    expect(await shown()).not.toContain('Button');
    await expect(none).toBeHidden();
  });
});

test('a page without a list of contents uses the whole row', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const room = (route: string) =>
    openComponentPage(page, route).then(() =>
      page.evaluate(() => {
        const row = document.querySelector('[data-document] > .row')!.getBoundingClientRect();
        return row.right - document.querySelector('article')!.getBoundingClientRect().right;
      }),
    );
  expect(await room('ui/')).toBeLessThan(20);
  // Where there is one, it has a quarter.
  expect(await room('ui/button')).toBeGreaterThan(200);
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
