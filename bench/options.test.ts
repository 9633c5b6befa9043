import {expect, test} from 'vitest';
import {readOptions} from './options.ts';

test('without options everything is measured', () => {
  const options = readOptions([])!;
  expect(options).toMatchObject({pages: 250, sizes: [250, 1000, 4000], runs: 5, isTrial: false});
  expect(options.sites).toEqual(['site', 'own', 'docusaurus', 'starlight', 'rspress']);
});

test('a part alone is no trial, with fewer sites, pages or runs it is', () => {
  expect(readOptions(['--only', 'builds,bytes'])).toMatchObject({
    parts: ['bytes', 'builds'],
    isTrial: false,
  });
  expect(readOptions(['--peers', 'own, site'])).toMatchObject({
    sites: ['site', 'own'],
    isTrial: true,
  });
  expect(readOptions(['--sizes', '10,20', '--build-runs', '2'])).toMatchObject({
    sizes: [10, 20],
    buildRuns: 2,
    isTrial: true,
  });
});

test('the results can be written without measuring anything', () => {
  expect(readOptions(['--report'])).toMatchObject({parts: [], isTrial: false});
});

test('help is asked for', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});

test.each([
  [['--peers', 'own,hugo'], '--peers names "hugo", which there is not'],
  [['--only', 'speed'], 'There are bytes, lighthouse, clicks'],
  [['--runs', '0'], '--runs is "0"'],
  [['--sizes', '250,many'], '--sizes is "many"'],
  [['--pages', '5'], 'A corpus of 5 pages cannot be made'],
  [['--fast'], '--fast'],
  [['bytes'], 'bytes'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
