import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {startCompression} from './early-compression';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'early-compression-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('compresses what the finish leaves as it is, and nothing else', async () => {
  const root = path.join(folder, 'build');
  const text = 'a text that is long enough '.repeat(50);
  mkdirSync(path.join(root, 'assets/search'), {recursive: true});
  const files = ['main.js', 'twin.md', 'index.html', 'styles.css', 'assets/search/core.json'];
  for (const file of files) writeFileSync(path.join(root, file), text);
  const compression = startCompression({root, cacheFolder: path.join(folder, 'cache')});
  expect(await compression()).toEqual({written: 4, reused: 0});
  const compressed = files.filter((file) => existsSync(path.join(root, `${file}.br`)));
  expect(compressed).toEqual(['main.js', 'twin.md']);
  const content = brotliDecompressSync(readFileSync(path.join(root, 'main.js.br')));
  expect(content.toString()).toBe(text);
});

it('says it when it fails', async () => {
  const waitForIt = startCompression({
    root: path.join(folder, 'not-there'),
    cacheFolder: path.join(folder, 'cache'),
  });
  await expect(waitForIt()).rejects.toThrow('not-there');
});
