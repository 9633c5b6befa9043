import {mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createFileReader} from './file-reader.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function write(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

test('a file is read once, and kept', () => {
  const read = createFileReader();
  const first = read(write('a', 'text'));
  expect(first).toEqual({size: 4, content: Buffer.from('text')});
  expect(read(join(folder, 'a')).content).toBe(first.content);
});

test('a file that changed is read again, even with the size and the time of before', () => {
  const read = createFileReader();
  const path = write('a', 'before');
  read(path);
  const {atime, mtime} = statSync(path);
  write('a', 'behind');
  utimesSync(path, atime, mtime);
  expect(read(path).content?.toString()).toBe('behind');
  truncateSync(path, 2);
  expect(read(path)).toEqual({size: 2, content: Buffer.from('be')});
});

test('a file that is too large is never kept, and one that grows too large no longer', () => {
  const read = createFileReader({largest: 3});
  const path = write('a', 'abc');
  expect(read(path).content?.toString()).toBe('abc');
  write('a', 'abcd');
  expect(read(path)).toEqual({size: 4, content: undefined});
});

test('what was not asked for the longest makes room', () => {
  const read = createFileReader({most: 8});
  const [a, b, c] = ['a', 'b', 'c'].map((name) => write(name, `${name}...`)) as [
    string,
    string,
    string,
  ];
  const [first, second] = [read(a).content, read(b).content];
  expect(read(a).content).toBe(first);
  const third = read(c).content;
  expect([read(a).content, read(c).content]).toEqual([first, third]);
  expect(read(a).content).toBe(first);
  expect(read(c).content).toBe(third);
  expect(read(b).content).not.toBe(second);
});

test('a file that changes again and again takes its room once', () => {
  const read = createFileReader({most: 8});
  const kept = read(write('kept', 'kept')).content;
  for (const text of ['1', '22', '333', '4444', '1', '4444']) read(write('a', text));
  expect(read(join(folder, 'kept')).content).toBe(kept);
});

test('a file that is gone is an error, although it was kept', () => {
  const read = createFileReader();
  const path = write('a', 'text');
  read(path);
  rmSync(path);
  expect(() => read(path)).toThrow(/ENOENT/);
});
