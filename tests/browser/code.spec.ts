import {expect, type Page, test} from '../lib/test.ts';
import {analyze} from '../lib/axe.ts';
import {layoutShifts, watchLayoutShifts} from '../lib/reader.ts';
import {blockApplication, open, ready, store} from './lib/page.ts';

const route = '/docs/tutorial-basics/markdown-features';

/** Languages of the site's specification, by their name in a block's bar. */
const languages = [
  'TypeScript',
  'TSX',
  'JavaScript',
  'JSX',
  'Swift',
  'Kotlin',
  'C',
  'C++',
  'Rust',
  'Go',
  'Python',
  'GraphQL',
];

const blocks = (page: Page) => page.locator('figure.code-block');
const packageTabs = (page: Page) =>
  page.locator('.tab-set').filter({has: page.getByRole('tab', {name: 'pnpm'})});
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('highlighting', () => {
  for (const language of languages) {
    test(`${language} has colors @spec-9.20`, async ({page}) => {
      await page.goto(route);
      const block = blocks(page)
        .filter({
          has: page.locator('.code-block-language', {hasText: new RegExp(`^${escape(language)}$`)}),
        })
        .first();
      const keyword = block.locator('.t-kw').first();
      await expect(keyword).toBeVisible();
      const [color, ink] = await Promise.all([colorOf(keyword), colorOf(block.locator('code'))]);
      expect(color).not.toBe(ink);
    });
  }

  test('the colors of light and dark differ, and follow the switch', async ({page}) => {
    await page.goto(route);
    const keyword = page.locator('.code-block .t-kw').first();
    const light = await colorOf(keyword);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await colorOf(keyword)).not.toBe(light);
  });

  test('characters of code stay apart', async ({page}) => {
    await page.goto(route);
    for (const code of [blocks(page).first().locator('code'), page.locator('p > code').first()]) {
      await expect(code).toHaveCSS('font-variant-ligatures', 'none');
    }
  });

  test('no script of the page brings a highlighter, no block an inline style', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
    });
    const html = await (await page.request.get(route)).text();
    expect(html.match(/<figure[^]*?<\/figure>/g)?.join('')).not.toMatch(/\sstyle=/);
    await open(page, route);
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('code-block-copy');
    expect(code).not.toMatch(/before-tokenize|token-line|codeToTokens/);
  });

  test('a marked line fills the block, however far it scrolls', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(route);
    const pre = page.locator('.code-block pre', {has: page.locator('mark')}).first();
    const [line, whole] = await pre.evaluate((element) => [
      element.querySelector('mark')?.getBoundingClientRect().width ?? 0,
      element.scrollWidth,
    ]);
    expect(whole).toBeGreaterThan(300);
    expect(line).toBeCloseTo(whole, 0);
  });
});

test.describe('copy', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('with the keyboard: the source goes to the clipboard, and that is announced', async ({
    page,
  }) => {
    await page.goto(route);
    const block = blocks(page).first();
    const button = block.getByRole('button', {name: 'Copy code'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    await expect(button).toHaveCount(0);
    expect(await readClipboard(page)).toBe((await block.locator('code').textContent())?.trimEnd());
    await expect(block.getByRole('button', {name: 'Copy code'})).toBeFocused();
  });

  test('removed lines and notation comments stay behind', async ({page}) => {
    await page.goto(route);
    const block = blocks(page)
      .filter({has: page.locator('code > del')})
      .first();
    await block.getByRole('button').click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    const copied = await readClipboard(page);
    const [removed, added] = await Promise.all([
      block.locator('del').first().innerText(),
      block.locator('ins').first().innerText(),
    ]);
    expect(removed.trim()).not.toBe('');
    expect(copied.split('\n')).not.toContain(removed.trimEnd());
    expect(copied.split('\n')).toContain(added.trimEnd());
    expect(copied).not.toContain('[!code');
    expect(copied).not.toMatch(/\n\n\n|\n$/);
  });

  test('where the clipboard is refused, the old way copies', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.goto(route);
    const block = blocks(page).first();
    await block.getByRole('button').click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await readClipboard(page)).toBe((await block.locator('code').textContent())?.trimEnd());
    await expect(block.getByRole('button')).toBeFocused();
  });

  test('where nothing copies, the code is selected for the reader', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(document, 'execCommand', {value: () => false});
    });
    await page.goto(route);
    const block = blocks(page).first();
    await block.getByRole('button').click();
    await expect(block.getByRole('status')).toHaveText(/selected/);
    const selected = await page.evaluate(() => getSelection()?.toString());
    expect(selected?.trim()).toBe((await block.locator('code').textContent())?.trim());
  });

  test('a selection by hand has no doubled lines', async ({page}) => {
    await page.goto(route);
    const code = page.locator('.code-block code', {has: page.locator('mark')}).first();
    await code.evaluate((element) => getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+C');
    const source = await code.evaluate((element) => element.textContent);
    expect((await readClipboard(page)).trimEnd()).toBe(source.trimEnd());
  });
});

test.describe('package managers', () => {
  test('npm comes first, then pnpm, Yarn and Bun', async ({page}) => {
    await page.goto(route);
    const tabs = packageTabs(page).first().getByRole('tab');
    await expect(tabs).toHaveText(['npm', 'pnpm', 'Yarn', 'Bun']);
    await expect(packageTabs(page).first().getByRole('tabpanel')).toContainText('npm install');
  });

  test('a choice changes all sets, other windows, and holds after a reload', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(route);
    await ready(other);
    await page.goto(route);
    await packageTabs(page).last().getByRole('tab', {name: 'pnpm'}).click();
    await expectChoice(page, 'pnpm');
    await expectChoice(other, 'pnpm');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.npm2yarn'))).toBe('pnpm');
    await page.reload();
    await ready(page);
    await expectChoice(page, 'pnpm');
  });

  test('an earlier choice is what a page is painted with, before and without the application', async ({
    page,
    context,
  }) => {
    await blockApplication(page);
    await store(page, {'docusaurus.tab.npm2yarn': 'pnpm'});
    await watchLayoutShifts(page);
    await page.addInitScript(() => {
      // The content of each frame, from the first one that has a tab.
      const frames: string[] = [];
      Object.assign(window, {shownFrames: frames});
      const note = () => {
        const selected = document.querySelector('[data-group=npm2yarn] [aria-selected=true]');
        if (selected) frames.push(selected.textContent);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.goto(route);
    await expectChoice(page, 'pnpm');
    const set = packageTabs(page).first();
    await expect(set.getByRole('tabpanel', {name: 'pnpm'})).toBeVisible();
    await expect(set.locator('[role=tab][tabindex="0"]')).toHaveText('pnpm');
    const frames = await page.evaluate(
      () => (window as unknown as {shownFrames: string[]}).shownFrames,
    );
    expect(new Set(frames)).toEqual(new Set(['pnpm']));
    expect(await layoutShifts(page)).toEqual([]);
    // Another window, in which the application runs, changes the choice.
    const other = await context.newPage();
    await open(other, route);
    await packageTabs(other).first().getByRole('tab', {name: 'npm', exact: true}).click();
    await expectChoice(page, 'npm');
  });

  test('a choice that a set does not offer leaves it as it is', async ({page}) => {
    await blockApplication(page);
    await store(page, {'docusaurus.tab.npm2yarn': 'another'});
    await page.goto(route);
    await expectChoice(page, 'npm');
  });

  test('arrow keys, Home and End move among the tabs, Tab leaves them', async ({page}) => {
    await open(page, route);
    const set = packageTabs(page).first();
    const tab = (name: string) => set.getByRole('tab', {name, exact: true});
    await tab('npm').focus();
    for (const [key, name] of [
      ['ArrowRight', 'pnpm'],
      ['End', 'Bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'Bun'],
      ['Home', 'npm'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name)).toBeFocused();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expect(set.getByRole('tabpanel', {name, exact: true})).toBeVisible();
      await expect(set.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(set.getByRole('button', {name: 'Copy code'})).toBeFocused();
  });
});

test('the keyboard scrolls a block that is wider than the screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(route);
  const pre = page.locator('.code-block pre:visible').first();
  await expect(pre).toHaveAccessibleName(/code/);
  await pre.focus();
  expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const [mode, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in code and tabs, ${mode} at ${width} pixels`, async ({page}) => {
    // axe reads each of the page's thousands of tokens.
    test.slow();
    await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
    await page.setViewportSize({width, height: 800});
    await page.goto(route);
    const {violations, passes} = await analyze(page, {
      include: ['.code-block', '.tab-set'],
    });
    expect(violations).toEqual([]);
    expect(passes.map(({id}) => id)).toContain('color-contrast');
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('code has its colors, each tab is readable, and nothing offers what it cannot do', async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.locator('.code-block .t-kw').first()).toBeVisible();
    await expect(page.locator('.code-block-copy').first()).toBeHidden();
    const set = page.locator('.tab-set', {hasText: 'npm'}).first();
    await expect(set.locator('.tab-list')).toBeHidden();
    for (const panel of await set.locator('[role=tabpanel]').all())
      await expect(panel).toBeVisible();
  });
});

async function expectChoice(page: Page, name: string): Promise<void> {
  const count = await packageTabs(page).count();
  expect(count).toBeGreaterThan(0);
  await expect(packageTabs(page).getByRole('tab', {name, exact: true, selected: true})).toHaveCount(
    count,
  );
  for (const set of await packageTabs(page).all()) {
    await expect(set.getByRole('tabpanel')).toContainText(`${name} `);
  }
}

function colorOf(locator: ReturnType<Page['locator']>): Promise<string> {
  return locator.evaluate((element) => getComputedStyle(element).color);
}

function escape(text: string): string {
  return text.replace(/[+]/g, '\\$&');
}
