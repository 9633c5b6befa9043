import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checks} from '../checks.mjs';
import {root} from './workspace.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('CONTRIBUTING has a section for each check, in their order', () => {
  const sections = [...read('CONTRIBUTING.md').matchAll(/^### `([\w-]+)`$/gm)].map(
    ([, name]) => name,
  );
  expect(sections).toEqual(checks.map(({name}) => name));
});

test('packages are installed without running their scripts', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('the dictionary is sorted and holds each word once', () => {
  const words = read('cspell-words.txt').trim().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});
