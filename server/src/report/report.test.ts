import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Entry} from '../feedback/entries.ts';
import {markdownOf} from './markdown.ts';
import {readDays} from './read-days.ts';
import {percentile, summarize} from './summary.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'report-'))));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const write = (name: string, entries: readonly (Entry | string)[]) =>
  writeFileSync(
    join(folder, name),
    entries.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join(''),
  );
const times = <Item>(count: number, item: Item) => Array<Item>(count).fill(item);
const answer = (page: string, helpful: boolean, comment?: string): Entry => ({
  kind: 'feedback',
  page,
  helpful,
  comment,
});
const vital = (value: number, navigation: 'navigate' | 'soft-navigation' = 'navigate'): Entry => ({
  kind: 'vital',
  page: '/docs/intro',
  metric: 'LCP',
  value,
  navigation,
});

async function report(days?: number) {
  const read = await readDays(folder, days);
  return markdownOf(summarize(read.entries), read);
}

describe('a report', () => {
  test('says how helpful pages were, and tells no count below five @claim-deploy-your-site.feedback-report', async () => {
    write('2026-11-28.jsonl', [
      ...times(3, answer('/docs/intro', true)),
      ...times(4, answer('/docs/rare', false)),
    ]);
    write('2026-11-29.jsonl', times(1, answer('/docs/intro', false, 'Too short')));
    expect(await report()).toContain('| /docs/intro | fewer than 5 |  |');
    write('2026-11-30.jsonl', times(4, answer('/docs/intro', true)));
    const text = await report();
    expect(text).toContain('From 2026-11-28 to 2026-11-30.');
    expect(text).toContain('| /docs/intro | 8 | 88 % |');
    expect(text).toContain('| /docs/rare | fewer than 5 |  |');
    expect(text).toContain('| /docs/intro | no | Too short |');
  });

  test('lists searches without results, the most frequent first @claim-deploy-your-site.feedback-report', async () => {
    const search = (query: string): Entry => ({kind: 'search-without-results', query});
    write('2026-11-29.jsonl', [
      search('rare'),
      ...times(3, search('Kart')),
      ...times(3, search('kart')),
    ]);
    expect(await report()).toContain('| kart | 6 |\n| rare | fewer than 5 |');
  });

  test('lists what is rare by name, so that its place does not tell its count', async () => {
    const search = (query: string): Entry => ({kind: 'search-without-results', query});
    write('2026-11-29.jsonl', [
      ...times(2, search('b')),
      ...times(4, search('c')),
      search('a'),
      ...times(5, search('z')),
      ...times(4, answer('/docs/b', true)),
      answer('/docs/a', true),
    ]);
    const rare = 'fewer than 5';
    const text = await report();
    expect(text).toContain(`| z | 5 |\n| a | ${rare} |\n| b | ${rare} |\n| c | ${rare} |`);
    expect(text).toContain(`| /docs/a | ${rare} |  |\n| /docs/b | ${rare} |  |`);
  });

  test('lists addresses that were not found, with the page that leads there @claim-deploy-your-site.feedback-report', async () => {
    const missing = (path: string, referrer?: string): Entry => ({
      kind: 'page-not-found',
      path,
      referrer,
    });
    write('2026-11-29.jsonl', [
      missing('/docs/old'),
      ...times(5, missing('/docs/old', '/docs/intro')),
    ]);
    expect(await report()).toContain(
      '| /docs/old | /docs/intro | 5 |\n| /docs/old |  | fewer than 5 |',
    );
  });

  test('has the percentiles of web vitals, apart for pages that opened in place @claim-deploy-your-site.feedback-report', async () => {
    write('2026-11-29.jsonl', [
      ...Array.from({length: 100}, (_, n) => vital(100 - n)),
      ...times(4, vital(7, 'soft-navigation')),
      ...times(5, {...vital(0.0512), metric: 'CLS'} as Entry),
    ]);
    const text = await report();
    expect(text).toContain('| LCP | loaded | 100 | 50 ms | 75 ms | 95 ms |');
    expect(text).toContain('| LCP | in place | fewer than 5 |  |  |  |');
    expect(text).toContain('| CLS | loaded | 5 | 0.051 | 0.051 | 0.051 |');
  });

  test('counts and names lines that nobody can read, and goes on', async () => {
    write('2026-11-28.jsonl', ['{"kind":"sea', answer('/docs/intro', true), 'null']);
    write('2026-11-29.jsonl', [...times(4, answer('/docs/intro', true)), '{"kind":"new"}']);
    const text = await report();
    expect(text).toContain('| /docs/intro | 5 | 100 % |');
    expect(text).toContain('3 lines are left out');
    expect(text).toContain('- 2026-11-28.jsonl: 1, 3\n- 2026-11-29.jsonl: 5');
  });

  test('reads no other file, and only the latest days if it is told', async () => {
    write('notes.jsonl', ['not read']);
    write('2026-11-28.jsonl', times(5, answer('/docs/old', true)));
    write('2026-11-29.jsonl', times(5, answer('/docs/new', true)));
    const text = await report(1);
    expect(text).toContain('/docs/new');
    expect(text).not.toContain('/docs/old');
    expect(text).not.toContain('Broken lines');
  });

  test('keeps texts of readers in their cells, without markup', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', minLength: 1}), (comment) => {
        const days = {files: ['2026-11-29.jsonl'], entries: [], broken: new Map()};
        const text = markdownOf(summarize([answer('/docs/intro', true, comment)]), days);
        const [, row = ''] = /\n(\| \/docs\/intro \| yes .*)/.exec(text) ?? [];
        expect(row.replace(/\\./gu, '').split('|')).toHaveLength(5);
        expect(row.replace(/\\./gu, '')).not.toMatch(/[<[`]/);
      }),
    );
  });
});

test('a percentile is one of the values, and not below its share of them', () => {
  const values = fc.array(fc.nat(), {minLength: 1}).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(values, fc.double({min: 0, max: 1, noNaN: true}), (list, share) => {
      const value = percentile(list, share);
      expect(list).toContain(value);
      const atMost = list.filter((other) => other <= value).length;
      expect(atMost).toBeGreaterThanOrEqual(list.length * share);
    }),
  );
});

describe('the command', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const run = (args: string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
      encoding: 'utf8',
      env: {...process.env, INIT_CWD: folder, FEEDBACK_FOLDER: '', ...env},
    });

  test('prints the report, or writes it to a file', () => {
    write('2026-11-29.jsonl', times(5, answer('/docs/intro', true)));
    const {status, stdout} = run([], {FEEDBACK_FOLDER: folder});
    expect([status, stdout]).toEqual([0, expect.stringContaining('| /docs/intro | 5 | 100 % |')]);
    expect(run(['--feedback', '.', '--out', 'report.md']).stdout).toBe('');
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toBe(stdout);
  });

  test.each([
    [[], 'No folder is named.'],
    [['--feedback', 'nowhere'], 'There is no folder'],
    [['--feedback', '.'], 'has no daily file, such as 2026-11-29.jsonl.'],
    [['--feedback', '.', '--days', '0'], '--days is "0". Pass a whole number from 1 on.'],
    [['--dir', '.'], "Unknown option '--dir'"],
  ])('%j ends with a message', (args, message) => {
    const {status, stdout, stderr} = run(args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });
});
