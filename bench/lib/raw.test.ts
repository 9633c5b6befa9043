import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {PARTS} from '../parts.ts';
import type {Result} from '../report/results.ts';
import {keep, placesOf, resultsText} from './raw.ts';

// The long tables are formatted several times.
vi.setConfig({testTimeout: 30_000});

const committed = placesOf(false);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const tasks: Result = {
  part: 'tasks',
  date: '2027-01-02T03:04:05.000Z',
  commit: 'abc1234',
  machine: {processor: 'Abacus', cores: 2, memory: 8e9, node: '20.0.0', browser: '150'},
  versions: {own: {'@docusaurus/core': '3.11.0'}},
  sites: ['own', 'docusaurus'],
  runs: 3,
  pages: 250,
  samples: [10, 30, 20].flatMap((value) => [
    {site: 'own', page: 'longest', figure: 'after intent', value},
    {site: 'docusaurus', page: 'longest', figure: 'after intent', value: 2 * value},
  ]),
  failures: [],
};

/** The sections of results, by their headings. */
const sectionsOf = (text: string) =>
  new Map(text.split(/^## /m).map((section) => [section.split('\n')[0], section]));

test('the committed results are those of the committed raw data. Write them with "npm run bench -- --report".', async () => {
  expect(readFileSync(committed.results, 'utf8')).toBe(await resultsText(committed.raw));
});

test('there is raw data of each part, with its date, its machine and its commit', () => {
  const files = readdirSync(committed.raw);
  expect(files.sort()).toEqual(PARTS.map(({id}) => `${id}.json`).sort());
  for (const file of files) {
    const kept = JSON.parse(readFileSync(join(committed.raw, file), 'utf8')) as Result;
    expect(`${kept.part}.json`).toBe(file);
    expect(kept.date).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(kept.machine.processor).toBeTruthy();
    expect(kept.commit).toBeTruthy();
  }
});

test('a part that is measured again replaces its own results alone', async () => {
  cpSync(committed.raw, folder, {recursive: true});
  const before = sectionsOf(await resultsText(folder));
  await keep(tasks, folder);
  const after = sectionsOf(await resultsText(folder));
  const changed = [...after].filter(([title, text]) => before.get(title) !== text);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect(changed.map(([title]) => title)).toEqual([
    'Bars',
    'The longest task of the main thread',
    'Versions',
  ]);
});

test('a part can be measured where there is no other, and keeps the values of all runs', async () => {
  const empty = join(folder, 'new');
  await keep(tasks, empty);
  expect(JSON.parse(readFileSync(join(empty, 'tasks.json'), 'utf8'))).toMatchObject({
    samples: {longest: {'after intent': {own: [10, 30, 20], docusaurus: [20, 60, 40]}}},
  });
  const text = await resultsText(empty);
  expect(text).toContain('2027-01-02, commit abc1234, 3 runs.');
  expect(text).toMatch(/\| longest \| after intent \| 20 ms \(0\.50 ×\) +\| 40 ms +\|/);
});
