import {expect, type Page, test} from '@playwright/test';
import {kilobytes, type Transfer, transfer} from '../../lib/transfer.ts';
import {open} from '../lib/page.ts';
import {ENGINE_FILES, openSearch, searchOf} from './search.ts';

const path = '/docs/intro';

/** Most that the opened search may load until it shows the results of its first query, in bytes as the server sends them. */
const BUDGET = 150_000;

/** First queries: one letter, a name, words of the texts, a typing error, nothing that the site knows. */
const FIRST_QUERIES = ['c', 'GridGapOptions', 'how do I add a line item', 'dropdwon', 'zzqx'];

const SLOWDOWN = 4;
/** Numbers that the page sorts, to know how fast it is. On a machine where this takes 100 ms, a key may take 50. */
const SORTED = 90_000;
const KEY_SHARE = 0.5;
/** How often the query is typed. A task that is long by itself is long each time. */
const ROUNDS = 3;

/** The files that a page gets from now on. */
function watchTransfers(page: Page): Transfer[] {
  const sent: Transfer[] = [];
  page.on('response', (response) => {
    const one = transfer(response);
    if (one) sent.push(one);
  });
  return sent;
}

const isOfSearch = ({path: file}: Transfer) => ENGINE_FILES.test(file);

test('nothing of the search but its button loads while somebody reads and moves on', async ({
  page,
}) => {
  const sent = watchTransfers(page);
  await page.goto(path);
  expect(sent.filter(({type}) => type === 'script')).toEqual([]);
  await open(page, path);
  await page.getByRole('main').getByRole('link').first().hover();
  await page.waitForTimeout(1_000);
  expect(sent.some(({type}) => type === 'script')).toBe(true);
  expect(sent.filter(isOfSearch)).toEqual([]);
  const before = new Set(sent.map(({path: file}) => file));
  await searchOf(page).button.click();
  await expect(searchOf(page).box).toBeFocused();
  const interfaceFiles = sent.filter(
    ({path: file, type}) => type === 'script' && !before.has(file),
  );
  expect(interfaceFiles.length).toBeGreaterThan(0);
});

for (const query of FIRST_QUERIES) {
  test(`the first query ${JSON.stringify(query)} loads at most ${kilobytes(BUDGET)}`, async ({
    page,
  }) => {
    await open(page, path);
    const sent = watchTransfers(page);
    await searchOf(page).button.click();
    const {box, dialog} = searchOf(page);
    await box.fill(query);
    await expect(dialog.getByRole('status')).toHaveText(/\w/);
    const bytes = sent.reduce((total, one) => total + one.bytes, 0);
    console.log(`note: first query ${JSON.stringify(query)}: ${kilobytes(bytes)}`);
    expect(sent.filter(isOfSearch).length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
  });
}

/** How long the page takes to sort, in milliseconds. */
const sorting = (page: Page) =>
  page.evaluate((count) => {
    let seed = 1;
    const numbers = Array.from({length: count}, () => (seed = (seed * 16_807) % 2_147_483_647));
    const start = performance.now();
    numbers.sort((a, b) => a - b);
    return performance.now() - start;
  }, SORTED);

/** The longest time, in milliseconds, for which the main thread does nothing else while something happens. */
async function longestBlock(page: Page, happens: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const {port1, port2} = new MessageChannel();
    const watch = {longest: 0, last: performance.now(), isOn: true};
    Object.assign(window, {watch});
    port1.onmessage = () => {
      const now = performance.now();
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      if (watch.isOn) port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  await happens();
  return page.evaluate(() => {
    const {watch} = window as unknown as {watch: {longest: number; isOn: boolean}};
    watch.isOn = false;
    return watch.longest;
  });
}

test('a key in the search does not hold up the page', async ({page, context}) => {
  const {box, options} = await openSearch(page);
  await box.fill('b');
  await expect(options.first()).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await box.fill('');
    const unit = await sorting(page);
    const block = await longestBlock(page, async () => {
      await box.pressSequentially('button size', {delay: 150});
      await expect(options.first()).toContainText(/button/i);
    });
    shares.push(block / unit);
  }
  console.log(
    `note: the longest task of a key, beside a sort: ${shares.map((share) => share.toFixed(2)).join(', ')}`,
  );
  expect(Math.min(...shares)).toBeGreaterThan(0);
  expect(Math.min(...shares)).toBeLessThanOrEqual(KEY_SHARE);
});
