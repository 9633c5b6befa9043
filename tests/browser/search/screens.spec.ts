import {expect, type Page, test} from '../../lib/test.ts';
import {axeFindings} from '../../lib/axe.ts';
import {collectComplaints} from '../lib/page.ts';
import {ENGINE_FILES, openSearch} from './search.ts';

/** Controls the files of the index: let through, held back, or refused. */
async function gateIndex(page: Page) {
  let mode: 'open' | 'hold' | 'fail' = 'open';
  const waiting: (() => void)[] = [];
  await page.route(ENGINE_FILES, async (route) => {
    if (mode === 'hold') await new Promise<void>((resolve) => waiting.push(resolve));
    if (mode === 'fail') await route.abort('internetdisconnected');
    else await route.continue();
  });
  return (next: typeof mode) => {
    mode = next;
    if (next !== 'hold') waiting.splice(0).forEach((go) => go());
  };
}

test('without a query and without recent searches, it says so @spec-8.3', async ({page}) => {
  const {dialog} = await openSearch(page);
  await expect(dialog).toContainText('No recent searches');
});

test('without recent searches, it opens with popular pages and the keys, and Enter opens the first', async ({
  page,
}) => {
  const {dialog, box} = await openSearch(page);
  const popular = dialog.getByRole('group', {name: 'Popular pages'}).getByRole('option');
  await expect(popular.first()).toHaveAttribute('aria-selected', 'true');
  await expect(dialog).toContainText('Esc to close');
  expect(await axeFindings(page)).toEqual([]);
  const first = await popular.first().getAttribute('href');
  await box.press('Enter');
  await expect(page).toHaveURL(first!);
});

test('popular pages are called as in the index', async ({page}) => {
  const {box, options} = await openSearch(page);
  await expect(options.first()).toBeVisible();
  const shown = await options.evaluateAll((all) =>
    all.map((one) => ({href: one.getAttribute('href')!, text: one.textContent})),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const {href, text} of shown) {
    await box.fill(text.replace(/(Getting started|Docs)$/, ''));
    await expect(options.and(page.locator(`[href="${href}"]`)).first()).toBeVisible();
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('"dark mode" leads first to the section about it', async ({page}) => {
  const {box, options} = await openSearch(page);
  await box.fill('dark mode');
  await expect(options.first()).toHaveAttribute('href', '/docs/theming/#dark-mode');
});

test('the error can be retried at once, and the reader is back in the box', async ({page}) => {
  const gate = await gateIndex(page);
  gate('fail');
  const {dialog, box, options} = await openSearch(page);
  await box.fill('cart');
  const retry = dialog.getByRole('button', {name: 'Retry'});
  // Until the search waits long between its own attempts.
  await expect(retry).toBeVisible();
  await page.waitForTimeout(4_000);
  gate('open');
  await retry.click();
  await expect(options.first()).toBeVisible({timeout: 2_000});
  await expect(box).toBeFocused();
});

test('a query without results says so, and proposes others @spec-4.15 @spec-8.2a @spec-8.2b @spec-8.2c', async ({
  page,
}) => {
  const {dialog, box, options} = await openSearch(page);
  await box.fill('qqqqzzzz');
  await expect(dialog).toContainText('No results for “qqqqzzzz”');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results? Let us know.');
  await expect(dialog.getByRole('status')).toHaveText('No results for “qqqqzzzz”');
  const report = dialog.getByRole('link', {name: 'Let us know.'});
  const address = new URL((await report.getAttribute('href'))!);
  expect(address.pathname).toMatch(/\/issues\/new$/);
  expect(address.searchParams.get('title')).toContain('qqqqzzzz');
  await dialog.getByRole('button', {name: 'button', exact: true}).click();
  await expect(box).toHaveValue('button');
  await expect(box).toBeFocused();
  await expect(options.first()).toBeVisible();
});

test('an index that is out of reach shows the error, and the search recovers by itself @spec-4.15 @spec-8.1', async ({
  page,
}) => {
  const gate = await gateIndex(page);
  gate('fail');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const {dialog, box, options} = await openSearch(page);
  await box.fill('cart');
  await expect(dialog).toContainText('Unable to fetch results');
  await expect(dialog).toContainText('You might want to check your network connection.');
  await expect(dialog).toHaveAttribute('data-status', 'error');
  await expect(dialog.getByRole('status')).toContainText('Unable to fetch results');
  expect(await axeFindings(page)).toEqual([]);
  gate('open');
  await expect(options.first()).toBeVisible({timeout: 15_000});
  await expect(dialog).not.toContainText('Unable to fetch results');
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  expect(errors).toEqual([]);
});

test('the results page shows the error too, and recovers @spec-8.1', async ({page}) => {
  const gate = await gateIndex(page);
  gate('fail');
  await page.goto('/search?q=cart');
  const main = page.getByRole('main');
  await expect(main).toContainText('Unable to fetch results');
  await expect(main).toContainText('You might want to check your network connection.');
  gate('open');
  await expect(main.getByRole('status')).toHaveText(/^\d+ results$/, {timeout: 15_000});
});

test('a search that takes long is stalled, and says so', async ({page}) => {
  const gate = await gateIndex(page);
  gate('hold');
  const {dialog, box, options} = await openSearch(page);
  await expect(dialog).toHaveAttribute('data-status', 'idle');
  await box.fill('cart');
  await expect(dialog).toHaveAttribute('data-status', 'stalled');
  await expect(dialog.getByRole('status')).toHaveText('Searching');
  gate('open');
  await expect(options.first()).toBeVisible();
  await expect(dialog).toHaveAttribute('data-status', 'idle');
});

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</title><svg onload=alert(1)>',
  "';alert(1)//",
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  '%3Cscript%3E',
  '\u202e\u0000\ufffd',
  '\\u003cscript\\u003e ${alert(1)} &lt;b&gt;',
];

for (const query of HOSTILE) {
  test(`the query ${JSON.stringify(query)} stays a text`, async ({page}) => {
    const complaints = collectComplaints(page);
    page.on('dialog', () => complaints.push('a dialog'));
    const {dialog, box} = await openSearch(page);
    const elements = () =>
      dialog.locator('img, script, svg[onload], b, [onerror]').evaluateAll((all) => all.length);
    await box.fill(query);
    await expect(dialog.getByRole('status')).toHaveText(/\w/);
    expect(await elements()).toBe(0);
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\w/);
    expect(await page.getByRole('main').locator('img, script, b, [onerror]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
}

test('Enter before the results leaves neither the page nor the query', async ({page}) => {
  const gate = await gateIndex(page);
  gate('hold');
  const {box, options} = await openSearch(page);
  const address = page.url();
  await box.fill('cart');
  await box.press('Enter');
  gate('open');
  await expect(options.first()).toBeVisible();
  await expect(box).toBeFocused();
  expect(page.url()).toBe(address);
});
