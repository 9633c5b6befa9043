import {expect, test} from 'vitest';
import {treeMemory} from '../lib/run.ts';
import {contentOf, sums} from './bytes.ts';
import {figuresOf} from './lighthouse.ts';
import {measureInRounds} from './rounds.ts';
import type {BrowserPart, Site} from './sample.ts';
import {longestTask} from './tasks.ts';

test('bytes are summed by content', () => {
  const transfers = [
    {content: contentOf('text/html', '/a'), bytes: 5, time: 1},
    {content: contentOf('text/javascript', '/assets/js/main.js'), bytes: 7, time: 1},
    {content: contentOf('text/javascript', '/assets/js/main.js'), bytes: 1, time: 2},
    {
      content: contentOf('text/javascript', '/assets/js/toolkit-examples.1a.js'),
      bytes: 50,
      time: 2,
    },
    {content: contentOf('font/woff2', '/a.woff2'), bytes: 100, time: 2},
    {content: contentOf('application/json', '/a.json'), bytes: 3, time: 2},
  ];
  expect(sums(transfers)).toMatchObject({
    document: 5,
    script: 8,
    'live example': 50,
    font: 100,
    other: 3,
    style: 0,
  });
  expect(sums(transfers)).toMatchObject({'all but fonts': 66, all: 166});
});

test('memory is that of a process and all below it', () => {
  const processes = [
    {pid: 1, parent: 0, bytes: 1000},
    {pid: 2, parent: 1, bytes: 10},
    {pid: 3, parent: 2, bytes: 5},
    {pid: 4, parent: 1, bytes: 300},
  ];
  expect(treeMemory(processes, 2)).toBe(15);
  expect(treeMemory(processes, 9)).toBe(0);
});

test('the longest task is one of a page, not of another thread', () => {
  const thread = (tid: number, name: string) => {
    return {name: 'thread_name', ph: 'M', pid: 1, tid, args: {name}};
  };
  const task = (tid: number, dur: number) => ({name: 'RunTask', ph: 'X', pid: 1, tid, dur});
  const threads = [thread(1, 'CrRendererMain'), thread(2, 'Compositor')];
  expect(longestTask([...threads, task(1, 30_000), task(1, 48_500), task(2, 90_000)])).toBe(48.5);
  expect(longestTask(threads)).toBe(0);
});

test("Lighthouse's figures are taken over, and missing ones are no zeros", () => {
  const audits = {
    'first-contentful-paint': {numericValue: 900},
    'largest-contentful-paint': {numericValue: 950},
    'total-blocking-time': {numericValue: 0},
  };
  const categories = {performance: {score: 0.996}};
  expect(() => figuresOf({categories, audits})).toThrow('cumulative-layout-shift');
  const all = {...audits, 'cumulative-layout-shift': {numericValue: 0.01}};
  expect(figuresOf({categories, audits: all})).toEqual({
    performance: 100,
    'first paint': 900,
    'largest paint': 950,
    'blocking time': 0,
    'layout shift': 0.01,
  });
});

test('sites take turns, and one that fails does not stop the others', async () => {
  const order: string[] = [];
  const part: BrowserPart = {
    pages: ['api', 'guide'],
    measure(_, url) {
      order.push(url);
      return url.includes('bad')
        ? Promise.reject(new Error('no link'))
        : Promise.resolve({time: 1});
    },
  };
  const pages = {api: '/a', guide: '/g', component: '/c', longest: '/l'};
  const sites: Site[] = ['one', 'bad', 'two'].map((id) => ({id, origin: id, pages}));
  const {samples, failures} = await measureInRounds(part, {
    sites,
    browser: {} as never,
    runs: 2,
    report: () => {},
  });
  expect(order).toEqual([
    'one/a',
    'bad/a',
    'two/a',
    'one/g',
    'two/g',
    'one/a',
    'two/a',
    'one/g',
    'two/g',
  ]);
  expect(failures).toEqual([{site: 'bad', message: 'no link'}]);
  expect(samples).toHaveLength(8);
});
