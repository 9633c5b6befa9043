import {readdirSync, readFileSync, statSync} from 'node:fs';
import {expect, type Page, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {
  BUTTON,
  EXAMPLE,
  fault,
  field,
  frameElement,
  openWith,
  pack,
  replaceCode,
  resultOf,
  showing,
} from '../lib/editor.ts';
import {ready} from '../lib/page.ts';

const BUILD = new URL('../../../website/build/', import.meta.url);

test('nothing of the editor is loaded before the click, which shows the example in a frame', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(?:editor|modules)\/|\/frames\//.test(request.url())) loaded.push(request.url());
  });
  await page.goto(BUTTON);
  await ready(page);
  const example = page.locator(`[data-example="${EXAMPLE}"]`);
  const edit = example.getByRole('button', {name: 'Edit code'});
  await edit.hover();
  expect(loaded).toEqual([]);
  await edit.press('Enter');
  const frame = await resultOf(page);
  await expect(field(page)).toBeFocused();
  await expect(example.locator('[data-example-stage]')).toBeHidden();
  await expect(example.locator('pre').first()).toBeHidden();
  await frame.getByRole('button', {name: 'Add to cart'}).click();
  await expect(frame.getByRole('status')).toHaveText('1 in your cart');
  // The formatter is loaded by its own button alone.
  expect(loaded.filter((url) => url.includes('formatter'))).toEqual([]);
});

test('a click before the application runs opens the editor', async ({page}) => {
  await page.goto(BUTTON);
  await page
    .locator(`[data-example="${EXAMPLE}"]`)
    .getByRole('button', {name: 'Edit code'})
    .click({noWaitAfter: true});
  await resultOf(page);
});

test('code is changed, undone, done again, reset, and kept when the editor is closed', async ({
  page,
}) => {
  await page.goto(BUTTON);
  const example = page.locator(`[data-example="${EXAMPLE}"]`);
  const edit = example.getByRole('button', {name: 'Edit code'});
  await edit.click();
  const frame = await resultOf(page);
  const before = await field(page).inputValue();
  expect(before).toBe(
    readFileSync(
      new URL('../../../packages/ui/src/button/examples/add-to-cart.tsx', import.meta.url),
      'utf8',
    ),
  );
  const tool = (name: string) => page.getByRole('button', {name, exact: true});
  await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  // In one line: Playwright makes several changes of lines.
  await replaceCode(page, 'export default () => <p>Plum</p>;');
  await expect(frame.getByText('Plum')).toBeVisible();
  await tool('Undo').click();
  await expect(frame.getByRole('button', {name: 'Add to cart'})).toBeVisible();
  await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true');
  await tool('Redo').click();
  await expect(frame.getByText('Plum')).toBeVisible();
  await tool('Reset').click();
  await expect(field(page)).toHaveValue(before);
  await expect(page.getByText('The code is the example’s again.')).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(frame.getByText('Plum')).toBeVisible();

  await tool('Close editor').click();
  await expect(edit).toBeFocused();
  await expect(frameElement(page)).toHaveCount(0);
  await expect(example.locator('[data-example-stage]')).toBeVisible();
  await edit.press('Enter');
  await expect((await resultOf(page)).getByText('Plum')).toBeVisible();
});

test('Tab leaves the code, and other keys indent it', async ({page}) => {
  await openWith(page, showing('Plum'));
  await field(page).focus();
  await expect(field(page)).toHaveAccessibleDescription(/Tab leaves the code\./);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+]');
  await expect(field(page)).toHaveValue(/^\n {2}export default/);
  await page.keyboard.press('Control+[');
  await expect(field(page)).toHaveValue(/^\nexport default/);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('// A plum');
  await expect(field(page)).toHaveValue(/\{\n {2}\/\/ A plum\n {2}return/);
  await page.keyboard.press('Tab');
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', {name: 'Download example'})).toBeFocused();
});

test('code is shared by a link, and an editor begins with it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  await replaceCode(page, showing('Grüße ⟦✓⟧'));
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('A link to your code is on the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(300);
  await page.goto('/docs/intro');
  await page.goto(link);
  await expect((await resultOf(page)).getByText('Grüße ⟦✓⟧')).toBeVisible();
});

test('code that is too long for a link is refused, and stays', async ({page}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  await resultOf(page);
  const noise = Array.from({length: 3000}, (_, index) => Math.sin(index).toString(36)).join(' ');
  const code = showing('Plum', `// ${noise}`);
  await replaceCode(page, code);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.locator('.editor-status')).toHaveText(
    /^Your code makes a link of \d+ characters, and some programs cut links above 8192\./,
  );
  await expect(field(page)).toHaveValue(code);
});

test('a link that is broken says so, and shows the example', async ({page}) => {
  const packed = pack(showing('Plum'));
  await page.goto(`/edit?of=${EXAMPLE}#${packed.slice(0, -9)}`);
  await expect(page.getByRole('alert').filter({hasText: 'can’t be read'})).toBeVisible();
  const frame = await resultOf(page);
  await expect(frame.getByRole('button', {name: 'Add to cart'})).toBeVisible();
  await page.goto('/edit?of=button/nothing');
  await expect(page.getByRole('alert').filter({hasText: 'button/nothing'})).toHaveText(
    'There is no example “button/nothing”. Choose one below.',
  );
});

test('code is formatted by a button that says what it loads', async ({page}) => {
  await openWith(page, 'export default () => {return <p  >Plum</p>}');
  const format = page.getByRole('button', {name: /^Format \(\+\d+ kB\)$/});
  await format.click();
  await expect(field(page)).toHaveValue('export default () => {\n  return <p>Plum</p>;\n};\n');
  await expect(page.getByRole('button', {name: 'Format', exact: true})).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(field(page)).toHaveValue('export default () => {return <p  >Plum</p>}');
  await replaceCode(page, 'export default () => <');
  await page.getByRole('button', {name: 'Format', exact: true}).click();
  await expect(page.getByText('can’t be formatted until its fault is fixed')).toBeVisible();
});

test('the frame has the color mode of the page, and follows it', async ({page}) => {
  await page.goto(`/edit?of=${EXAMPLE}`);
  const frame = await resultOf(page);
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the editor and its frame have at most 75 kB, without React and the components', () => {
  const sizeOf = (folder: string, pattern: RegExp) => {
    const names = readdirSync(new URL(folder, BUILD)).filter((name) => pattern.test(name));
    expect(names.length).toBeGreaterThan(0);
    return names.map((name) => statSync(new URL(folder + name, BUILD)).size);
  };
  const sizes = [
    ...sizeOf('assets/editor/', /^editor\.\w+\.(?:js|css)\.br$/),
    ...sizeOf('assets/modules/', /^frame\.\w+\.js\.br$/),
    ...sizeOf('assets/modules/', /^early\.\w+\.js$/),
    ...sizeOf('frames/', /^editor\.htm$/),
  ];
  expect(sizes).toHaveLength(5);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(75_000);
});

/** Width of the content, and of the bar beside it that Firefox has without a screen. */
const widthOf = (page: Page) =>
  page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    return scrollWidth + innerWidth - clientWidth;
  });

for (const [width, height] of [
  [390, 844],
  [320, 480],
] as const) {
  for (const mode of ['light', 'dark']) {
    test(`the editor fits a window of ${width} pixels, without a finding of axe, ${mode}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await openWith(page, `${showing('Plum')}// ${'a long line '.repeat(20)}\nmissing();\n`);
      await expect(fault(page)).toHaveText(/missing/);
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
      await page.goto('/edit');
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
    });
  }
}
