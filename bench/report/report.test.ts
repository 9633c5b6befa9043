import {expect, test} from 'vitest';
import type {Part} from '../parts.ts';
import {type Bar, judge} from './bars.ts';
import type {Result} from './results.ts';
import {reportText} from './report.ts';
import {partTable} from './table.ts';

const titles = new Map([
  ['own', 'Ours'],
  ['docusaurus', 'Stock'],
]);

const part: Part = {id: 'clicks', title: 'Clicks', about: 'From a click.', unit: () => 'ms'};

/** A result with a run for each value, by site and page. */
function result(values: Record<string, Record<string, number[]>>): Result {
  const samples = Object.entries(values).flatMap(([site, pages]) =>
    Object.entries(pages).flatMap(([page, list]) =>
      list.map((value) => ({site, page, figure: 'time', value})),
    ),
  );
  return {
    part: 'clicks',
    date: '2026-01-02T03:04:05.000Z',
    commit: 'abc1234',
    machine: {processor: 'Abacus', cores: 2, memory: 8e9, node: '20.0.0', browser: '150'},
    versions: {docusaurus: {'@docusaurus/core': '3.10.2'}},
    sites: ['own', 'docusaurus'],
    runs: 3,
    pages: 250,
    samples,
    failures: [],
  };
}

const bar: Bar = {
  title: 'a bar',
  part: 'clicks',
  site: 'own',
  figure: 'time',
  pages: ['api', 'guide'],
  bound: 70,
  unit: 'ms',
};

test('the page that does worst decides, by its median', () => {
  const results = [result({own: {api: [10, 20, 900], guide: [60, 71, 80]}})];
  expect(judge(bar, results)).toMatchObject({value: 71, isMet: false});
  expect(judge({...bar, bound: 71}, results).isMet).toBe(true);
});

test('where more is better the least value decides', () => {
  const results = [result({own: {api: [100], guide: [99]}})];
  expect(judge({...bar, bound: 100, isLeast: true}, results)).toMatchObject({
    value: 99,
    isMet: false,
  });
  expect(judge({...bar, bound: 99, isLeast: true}, results).isMet).toBe(true);
});

test('a bar may be a ratio beside another site, page by page', () => {
  const results = [result({own: {api: [10], guide: [30]}, docusaurus: {api: [10], guide: [60]}})];
  const beside = {...bar, beside: {site: 'docusaurus'}, bound: 0.9};
  expect(judge(beside, results)).toMatchObject({value: 1, isMet: false});
});

test('a bar may be a ratio beside another page', () => {
  const results = [result({own: {'1000': [20], '4000': [84]}})];
  const growth = {...bar, pages: ['4000'], beside: {page: '1000'}, bound: 4.4};
  expect(judge(growth, results)).toMatchObject({value: 4.2, isMet: true});
});

test('a bar may be a ratio beside the best of some sites, or beside another figure', () => {
  const results = [result({own: {api: [20], guide: [20]}, a: {api: [50], guide: [90]}})];
  const best = {...bar, beside: {bestOf: ['a', 'b']}, bound: 0.5};
  expect(judge(best, results)).toMatchObject({value: undefined, isMet: undefined});
  const all = result({
    own: {api: [20], guide: [20]},
    a: {api: [50], guide: [90]},
    b: {api: [80], guide: [40]},
  });
  expect(judge(best, [all])).toMatchObject({value: 0.5, isMet: true});
  const itself = {...bar, beside: {figure: 'time'}, bound: 0.5};
  expect(judge(itself, [all])).toMatchObject({value: 1, isMet: false});
  expect(judge({...bar, beside: {figure: 'new'}}, [all])).toMatchObject({isMet: undefined});
});

test('a bar is neither met nor missed when a page was not measured', () => {
  const verdict = {value: undefined, isMet: undefined};
  expect(judge(bar, [result({own: {api: [10]}})])).toMatchObject(verdict);
  expect(judge(bar, [])).toMatchObject(verdict);
});

test('the table of a part shows medians, and times that of stock Docusaurus', () => {
  const table = partTable(
    part,
    result({own: {api: [10, 20, 30]}, docusaurus: {api: [80]}}),
    titles,
  );
  expect(table.split('\n')).toEqual([
    '| Page | Figure | Ours | Stock |',
    '| --- | --- | --- | --- |',
    '| api | time | 20 ms (0.25 ×) | 80 ms |',
  ]);
});

test('the results name machine, date and versions, and what failed', () => {
  const one = {
    ...result({own: {api: [10]}}),
    failures: [{site: 'docusaurus', message: 'No build.\nInfo\n[ERROR] No page'}],
  };
  const text = reportText([part], [one], titles);
  expect(text).toMatch(/Stock is missing.* No build\. \[ERROR\] No page\n/);
  expect(text).toContain('2026-01-02, commit abc1234, 3 runs.');
  expect(text).toContain('Abacus, 2 cores, 8 GB, Node 20.0.0, Chromium 150.');
  expect(text).toContain('Stock: @docusaurus/core 3.10.2');
  expect(text).toContain('| api | time | 10 ms |');
});
