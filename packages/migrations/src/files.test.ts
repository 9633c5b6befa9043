import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeCode} from './files.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migration-'));
  writeFileSync(join(folder, 'a.tsx'), 'a');
});

afterEach(() => rmSync(folder, {recursive: true}));

const present = () =>
  Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true}).map((entry) => [
      entry.name,
      entry.isFile() ? readFileSync(join(folder, entry.name), 'utf8') : '/',
    ]),
  );

const CHANGED = new Map([
  ['a.tsx', 'changed'],
  ['b.tsx', 'changed'],
]);

test('files get their new texts, and nothing else is left', () => {
  writeFileSync(join(folder, 'b.tsx'), 'b');
  writeCode(folder, CHANGED);
  expect(present()).toEqual({'a.tsx': 'changed', 'b.tsx': 'changed'});
});

test("a file that was changed is as before when a later one can't be", () => {
  mkdirSync(join(folder, 'b.tsx'));
  expect(() => writeCode(folder, CHANGED)).toThrow('EISDIR');
  expect(present()).toEqual({'a.tsx': 'a', 'b.tsx': '/'});
});

test('a file that has the name of a draft stops the change, and stays', () => {
  writeFileSync(join(folder, 'b.tsx'), 'b');
  writeFileSync(join(folder, 'b.tsx.draft'), 'mine');
  expect(() => writeCode(folder, CHANGED)).toThrow('b.tsx.draft');
  expect(present()).toEqual({'a.tsx': 'a', 'b.tsx': 'b', 'b.tsx.draft': 'mine'});
});
