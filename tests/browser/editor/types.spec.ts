import {readdirSync, statSync} from 'node:fs';
import {expect, type Page, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {field, openWith, replaceCode, resultOf, typesButton} from '../lib/editor.ts';

const ASSETS = new URL('../../../website/build/assets/editor/', import.meta.url);

const button = (attributes: string) =>
  `import {Button} from '@storefront-toolkit/ui/button';\n\nexport default function Example() {\n  return <Button ${attributes}>Buy</Button>;\n}\n`;

const status = (page: Page) => page.getByRole('status').filter({hasText: /type check/});

const problems = (page: Page) => page.locator('.editor-problems li');

/** Compiling TypeScript's script takes a slow machine some time. */
const LONG = {timeout: 30_000};

test('nothing of the type check is loaded before its button, which says how much it is', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [name] = /(?:types|declarations)\.\w+\.js(?:on)?$/.exec(request.url()) ?? [];
    if (name !== undefined) loaded.push(name);
  });
  await openWith(page, button('sizee="large"'));
  await resultOf(page);
  expect(loaded).toEqual([]);
  const said = /\+([\d.]+) MB/.exec((await typesButton(page).textContent())!)![1];
  await typesButton(page).click();
  await expect(status(page)).toHaveText('The type check found 1 problem.', LONG);
  await expect(typesButton(page)).toHaveText('Check types');
  const files = readdirSync(ASSETS).filter((name) => /^(?:types|declarations)\..*\.br$/.test(name));
  expect(files.map((name) => name.replace(/\.br$/, '')).sort()).toEqual(loaded.sort());
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, ASSETS)).size, 0);
  expect(Number(said)).toBe(Math.ceil(bytes / 100_000) / 10);
});

test('a problem is said at its line, leads there, and goes with its cause', async ({page}) => {
  await openWith(page, button('sizee="large"'));
  await typesButton(page).press('Enter');
  await expect(problems(page)).toHaveText(
    ['Line 4: Button has no prop sizee, so passing it does nothing. Did you mean size?'],
    LONG,
  );
  await expect(page.locator('.editor-faulty')).toHaveText(/sizee/);
  await expect(page.locator('.editor-fault')).toBeHidden();
  expect(await axeFindings(page, page.locator('.editor'))).toEqual([]);
  await problems(page).getByRole('button', {name: 'Line 4:'}).press('Enter');
  await expect(field(page)).toBeFocused();
  const place = await field(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionStart + 5),
  );
  expect(place).toBe('sizee');
  await replaceCode(page, button('size="large"'));
  await expect(status(page)).toHaveText('The type check found no problems.');
  await expect(problems(page)).toHaveCount(0);
  await expect(page.locator('.editor-faulty')).toHaveCount(0);
});

test('code that cannot be read has no types, and the check is off when its button is pressed again', async ({
  page,
}) => {
  await openWith(page, button('sizee="large"'));
  await typesButton(page).click();
  await expect(problems(page)).toHaveCount(1, LONG);
  await replaceCode(page, 'export default () => <b>;\n');
  await expect(page.locator('.editor-fault')).toBeVisible();
  await expect(problems(page)).toHaveCount(0);
  await replaceCode(page, button('sizee="small"'));
  await expect(problems(page)).toHaveCount(1);
  await typesButton(page).click();
  await expect(typesButton(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(problems(page)).toHaveCount(0);
  await expect(page.locator('.editor-faulty')).toHaveCount(0);
});

for (const file of ['types', 'declarations']) {
  test(`without its ${file}, the check says so, and the next press tries again`, async ({page}) => {
    await openWith(page, button('sizee="large"'));
    await page.context().route(`**/${file}.*`, (route) => route.abort());
    await typesButton(page).click();
    await expect(status(page)).toHaveText(/^The type check could not be loaded/, LONG);
    await expect(typesButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect((await resultOf(page)).getByText('Buy')).toBeVisible();
    await page.context().unroute(`**/${file}.*`);
    await typesButton(page).click();
    await expect(problems(page)).toHaveCount(1, LONG);
  });
}

/** A worker that never answers to code, as one that computes types without an end. */
const SILENT = 'onmessage = ({data}) => "code" in data || postMessage({ready: true});';

test('a check that takes too long is stopped, and the next press works', async ({page}) => {
  await page.clock.install();
  await openWith(page, button('sizee="large"'));
  await page.route('**/types.*.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: SILENT}),
  );
  await typesButton(page).click();
  await expect(status(page)).toHaveText('The type check starts.');
  // The time runs from when the worker has the code, which nobody sees.
  await expect(async () => {
    await page.clock.fastForward(21_000);
    const text = /^The type check took longer than 20 seconds/;
    await expect(status(page)).toHaveText(text, {timeout: 500});
  }).toPass();
  await page.unroute('**/types.*.js');
  await typesButton(page).click();
  await expect(problems(page)).toHaveCount(1, LONG);
});
