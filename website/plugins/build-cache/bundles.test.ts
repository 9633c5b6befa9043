import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openBundles} from './bundles';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'bundles-'));
});
afterEach(() => rmSync(home, {recursive: true}));

/** A build that keeps its work. Says whether there was some from before. */
function build(digest: string, {ends = true} = {}) {
  const {folder, complete} = openBundles(home, digest);
  const work = path.join(folder, 'work');
  const found = existsSync(work);
  mkdirSync(folder, {recursive: true});
  writeFileSync(work, '');
  if (ends) complete();
  return found;
}

test('a build finds the work of the one before', () => {
  expect([build('a'), build('a'), build('a')]).toEqual([false, true, true]);
});

test('after other sources there is nothing to find, and nothing left of them', () => {
  expect([build('a'), build('b'), build('a')]).toEqual([false, false, false]);
  expect(readdirSync(home)).toEqual(['a']);
});

test('the work of a build that did not come to its end is removed', () => {
  build('a');
  expect(build('a', {ends: false})).toBe(true);
  expect([build('a'), build('a')]).toEqual([false, true]);
});
