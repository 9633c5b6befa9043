import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, type Page, test} from '../../lib/test.ts';
import {longestTask, type TraceEvent} from '../../../bench/measure/tasks.ts';
import {root} from '../../../scripts/lib/workspace.mjs';
import {buildDir} from '../../lib/site.ts';
import {kilobytes, type Transfer, transfer} from '../../lib/transfer.ts';
import {vocabularyOf} from '../../lib/vocabulary.ts';
import {open} from '../lib/page.ts';
import {FIRST_QUERY_LIMIT} from '../limits.ts';
import {ENGINE_FILES, openSearch, searchOf} from './search.ts';

// Each visit begins with an empty cache.
test.use({sharedWindow: false});

const path = '/docs/intro';

/** First queries: one letter, a name, words of the texts, a typing error, nothing that the site knows. */
const FIRST_QUERIES = ['c', 'GridGapOptions', 'how do I add a line item', 'dropdwon', 'zzqx'];

/**
 * Numbers that the page sorts, to know how fast the machine is. A key may cost as much. On the machine of the bars that
 * is a task of 50 ms when the processor is slowed down four times.
 */
const SORTED = 30_000;
/** The number of times that the query is typed. A task that is long by itself is long each time. */
const ROUNDS = 3;
/** The time that a trace goes on before and after its subject, in milliseconds: events at its edge may be missing. */
const EDGE = 300;

/** The files that a page gets from now on. */
function watchTransfers(page: Page): Transfer[] {
  const sent: Transfer[] = [];
  page.on('response', (response) => {
    const one = transfer(response);
    if (one) sent.push(one);
  });
  return sent;
}

/** The time without events after which nothing is under way, in milliseconds. */
const QUIET = 500;

/** Files of the index that hold texts. */
const TEXTS = /\/assets\/search\/texts-/;

/** Waits until nothing more comes. */
async function waitForQuiet(page: Page, sent: readonly Transfer[]) {
  let before;
  do {
    before = sent.length;
    await page.waitForTimeout(QUIET);
  } while (sent.length > before);
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

/** Folder of the interface that the dialog and the page share. */
const INTERFACE = join(root, 'website/src/search/interface');

test('each module of the search interface is in one script: the dialog and the page load the same', () => {
  const folder = join(buildDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({file, text: readFileSync(join(folder, file), 'utf8')}));
  const modules = readdirSync(INTERFACE).filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  expect(modules).toEqual(expect.arrayContaining(['SearchModal.tsx', 'SearchPage.tsx']));
  const places = modules.map((file) => {
    const words = vocabularyOf(readFileSync(join(INTERFACE, file), 'utf8'));
    expect(words.length, file).toBeGreaterThan(0);
    const holders = scripts.filter(({text}) => words.every((word) => text.includes(word)));
    return [file, holders.length];
  });
  expect(places).toEqual(modules.map((file) => [file, 1]));
});

for (const query of FIRST_QUERIES) {
  test(`the first query ${JSON.stringify(query)} loads at most ${kilobytes(FIRST_QUERY_LIMIT)}`, async ({
    page,
  }) => {
    await open(page, path);
    const sent = watchTransfers(page);
    await searchOf(page).button.click();
    const {box, dialog} = searchOf(page);
    await box.fill(query);
    await expect(dialog.getByRole('status')).toHaveText(/\w/);
    const results = sent.length;
    await waitForQuiet(page, sent);
    // Texts come after the names of the results. Terms that come after them are for later queries.
    const texts = sent.findLastIndex(({path: file}) => TEXTS.test(file)) + 1;
    // The fonts come when the page is idle, which may be at the same time.
    const ofSearch = sent.slice(0, Math.max(results, texts)).filter(({type}) => type !== 'font');
    const bytes = ofSearch.reduce((total, one) => total + one.bytes, 0);
    console.log(`note: first query ${JSON.stringify(query)}: ${kilobytes(bytes)}`);
    expect(sent.filter(isOfSearch).length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_QUERY_LIMIT);
  });
}

/** Lets the page sort numbers. */
const sort = (page: Page) =>
  page.evaluate((count) => {
    let seed = 1;
    const numbers = Array.from({length: count}, () => (seed = (seed * 16_807) % 2_147_483_647));
    numbers.sort((a, b) => a - b);
  }, SORTED);

/** The longest task of the main thread while something happens, in milliseconds in which it ran. */
async function longestTaskOf(page: Page, happens: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'],
  });
  await page.waitForTimeout(EDGE);
  await happens();
  await page.waitForTimeout(EDGE);
  const trace = JSON.parse(String(await browser.stopTracing())) as {traceEvents: TraceEvent[]};
  return longestTask(trace.traceEvents, 'tdur');
}

test('a key in the search does not hold up the page', async ({page}) => {
  const {box, options} = await openSearch(page);
  await box.fill('b');
  await expect(options.first()).toBeVisible();
  const sorting = await longestTaskOf(page, () => sort(page));
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await box.fill('b');
    const longest = await longestTaskOf(page, async () => {
      await box.pressSequentially('utton size', {delay: 150});
      await expect(options.first()).toContainText(/button/i);
    });
    rounds.push(longest);
  }
  const typing = Math.min(...rounds);
  console.log(
    `note: the longest task of a key: ${typing.toFixed(1)} ms, of a sort: ${sorting.toFixed(1)} ms`,
  );
  expect(typing).toBeGreaterThan(0);
  expect(typing).toBeLessThanOrEqual(sorting);
});
