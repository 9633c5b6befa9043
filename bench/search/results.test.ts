import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {keep, PAGE, RAW, resultsText} from './results.ts';

// The long tables are formatted several times.
vi.setConfig({testTimeout: 30_000});

test('the committed page shows the committed raw results. Write it with "npx tsx bench/search/main.ts --report".', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await resultsText());
});

test('a part that is measured again replaces its own results alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-results-'));
  try {
    cpSync(RAW, folder, {recursive: true});
    const before = (await resultsText(folder)).split('\n## ');
    const run = {date: '2027-01-02', commit: 'abc1234', machine: 'Abacus'};
    const wait = {bytes: 1_500, opened: 30, first: 20, later: 10};
    await keep('sites', {...run, pages: 30, sites: {'A site': wait}}, folder);
    const after = (await resultsText(folder)).split('\n## ');
    expect(after.map((text, part) => text === before[part])).toEqual([true, false, true]);
    expect(after[1]).toContain('2027-01-02, commit abc1234, Abacus.');
    expect(after[1]).toMatch(/\| A site \| 1\.5 kB \| 30 ms +\| 20 ms +\| 10 ms +\|/);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('the page says whether a later query is answered in time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-results-'));
  try {
    cpSync(RAW, folder, {recursive: true});
    const engine = {bytes: 1_500, first: 20, firstHit: 0.9, inFive: 1};
    const run = {date: '2027-01-02', commit: 'abc1234', machine: 'Abacus'};
    const say = async (engines: object) => {
      await keep(
        'engines',
        {...run, records: 9, pages: 3, queries: 2, engines: engines as never},
        folder,
      );
      return /may take 43 ms: (.*)\./.exec(await resultsText(folder))?.[1];
    };
    expect(await say({'Own engine': {...engine, later: 43}})).toBe('met');
    expect(await say({'Own engine': {...engine, later: 44}})).toBe('**not met**');
    expect(await say({Other: {...engine, later: 1}})).toBe('not measured');
  } finally {
    rmSync(folder, {recursive: true});
  }
});
