import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {openResults} from './kept-results';

let folder: string;
let code = 'code';

beforeEach(() => {
  code = 'code';
  folder = mkdtempSync(path.join(tmpdir(), 'kept-results-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** A build that needs a result for each text. Returns the texts for which it was made again. */
async function build(...texts: string[]) {
  const make = vi.fn((text: string) => ({text}));
  const results = openResults(folder, () => code);
  for (const text of texts) {
    expect(await results.keep(['name', text], () => make(text))).toEqual({text});
  }
  await results.save();
  return make.mock.calls.flat();
}

it('makes a result once for each content, also for equal pages of one build', async () => {
  expect(await build('a', 'b', 'a')).toEqual(['a', 'b']);
  expect(await build('a', 'c')).toEqual(['c']);
});

it('forgets what the last build did not need', async () => {
  await build('a', 'b');
  expect(await build('a')).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await build('b')).toEqual(['b']);
});

it('makes all results again when the code is another', async () => {
  await build('a');
  code = 'other';
  expect(await build('a')).toEqual(['a']);
});

it('keeps nothing of a build during which the code changes', async () => {
  const results = openResults(folder, () => code);
  await results.keep(['name', 'a'], () => 1);
  code = 'other';
  await results.save();
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps nothing of a build that failed', async () => {
  const results = openResults(folder, () => code);
  await results.keep(['name', 'a'], () => 1);
  await expect(results.keep(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});
