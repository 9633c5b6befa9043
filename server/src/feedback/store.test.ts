import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {Entry} from './entries.ts';
import {createEntryStore} from './store.ts';

const NOON = Date.UTC(2026, 10, 29, 12);
const DAY = 86_400_000;
const LIMITS = {dayBytes: 100_000, folderBytes: 1_000_000, waiting: 1000};

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'store-'));
  folder = join(parent, 'a/b');
});
afterEach(() => rmSync(parent, {recursive: true, force: true}));

const entry = (query: string): Entry => ({kind: 'search-without-results', query});
const open = (limits: Partial<typeof LIMITS> = {}, now = () => NOON) =>
  createEntryStore({folder, limits: {...LIMITS, ...limits}, now});
const lines = (name = '2026-11-29.jsonl') =>
  readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);

test('writes that come at once are whole lines, also of two servers in one folder @claim-deploy-your-site.feedback-daily', async () => {
  const stores = [open(), open()];
  const queries = Array.from({length: 200}, (_, n) => `${n} `.repeat(50));
  await Promise.all(queries.map((query, n) => stores[n % 2]!.append([entry(query)])));
  const read = lines().map((line) => (JSON.parse(line) as {query: string}).query);
  expect(read.sort()).toEqual([...queries].sort());
});

test('a line that was torn spoils none after it', async () => {
  const store = open();
  await store.append([entry('first')]);
  appendFileSync(join(folder, '2026-11-29.jsonl'), '{"kind":"sea');
  await store.append([entry('second')]);
  expect(lines().slice(1)).toEqual(['{"kind":"sea', JSON.stringify(entry('second'))]);
});

test('a new day has a new file, and only its owner may read it', async () => {
  let now = NOON;
  const store = open({}, () => now);
  await store.append([entry('one'), entry('two')]);
  now += DAY;
  await store.append([entry('three')]);
  expect(readdirSync(folder)).toEqual(['2026-11-29.jsonl', '2026-11-30.jsonl']);
  expect(lines()).toHaveLength(2);
  expect(statSync(join(folder, '2026-11-29.jsonl')).mode & 0o777).toBe(0o600);
});

test('the folder stays below its size: the oldest days give way, and nothing else does @claim-deploy-your-site.feedback-bounded', async () => {
  mkdirSync(folder, {recursive: true});
  for (const day of ['01', '02', '03']) {
    writeFileSync(join(folder, `2026-11-${day}.jsonl`), 'x'.repeat(400));
  }
  writeFileSync(join(folder, '2026-01-01.txt'), 'y'.repeat(5000));
  await open({folderBytes: 1000}).append([entry('new')]);
  expect(readdirSync(folder)).toEqual([
    '2026-01-01.txt',
    '2026-11-02.jsonl',
    '2026-11-03.jsonl',
    '2026-11-29.jsonl',
  ]);
});

test('a day stays below its size, so that no day of much noise takes the place of many others @claim-deploy-your-site.feedback-bounded', async () => {
  const store = open({dayBytes: 500});
  const outcomes = await Promise.allSettled(
    Array.from({length: 50}, (_, n) => store.append([entry(String(n))])),
  );
  expect(outcomes.some(({status}) => status === 'rejected')).toBe(true);
  expect(lines().length).toBeGreaterThan(5);
  expect(statSync(join(folder, '2026-11-29.jsonl')).size).toBeLessThanOrEqual(500);
});

test('a disk that is slow is not waited for by more than allowed', async () => {
  const store = open({waiting: 3});
  const outcomes = await Promise.allSettled(
    Array.from({length: 5}, (_, n) => store.append([entry(String(n))])),
  );
  expect(outcomes.map(({status}) => status)).toEqual([
    ...Array<string>(3).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ]);
  await store.append([entry('later')]);
  expect(lines()).toHaveLength(4);
});
