import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {cacheKey, openCache} from './content-cache.ts';
import {prepareBuild} from './prepare-build.ts';
import {createTestSite, ownOrigin, writeFiles} from './testing/site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-cache-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const entries = () => readdirSync(folder).sort();
const bytes = () => new Map(entries().map((name) => [name, readFileSync(join(folder, name))]));

describe('a cache', () => {
  const key = cacheKey('a');

  test('finds what was written, by a later program too, and an empty result', async () => {
    await openCache(folder).write(key, Buffer.from('result'));
    await openCache(folder).write(cacheKey('b'), Buffer.alloc(0));
    expect((await openCache(folder).read(key))?.toString()).toBe('result');
    expect(await openCache(folder).read(cacheKey('b'))).toEqual(Buffer.alloc(0));
    expect(await openCache(folder).read(cacheKey('c'))).toBeUndefined();
  });

  test.each([
    ['another byte', (entry: Buffer) => entry.fill('x', entry.length - 1)],
    ['its end missing', (entry: Buffer) => entry.subarray(0, -1)],
    ['no result', (entry: Buffer) => entry.subarray(0, 32)],
    ['half a digest', (entry: Buffer) => entry.subarray(0, 16)],
    ['nothing in it', () => Buffer.alloc(0)],
  ])('does not find an entry with %s', async (_, damage) => {
    await openCache(folder).write(key, Buffer.from('result'));
    writeFileSync(join(folder, key), damage(readFileSync(join(folder, key))));
    expect(await openCache(folder).read(key)).toBeUndefined();
  });

  test('does not find the entry of another key', async () => {
    await openCache(folder).write(key, Buffer.from('result'));
    writeFileSync(join(folder, cacheKey('b')), readFileSync(join(folder, key)));
    expect(await openCache(folder).read(cacheKey('b'))).toBeUndefined();
  });

  test('keeps a result that is written many times at once, and no draft', async () => {
    const cache = openCache(folder);
    await Promise.all(Array.from({length: 20}, () => cache.write(key, Buffer.from('result'))));
    expect(entries()).toEqual([key]);
    expect((await cache.read(key))?.toString()).toBe('result');
  });

  test('a folder that cannot be written is named', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(
      openCache(join(folder, 'file/cache')).write(key, Buffer.from('result')),
    ).rejects.toThrow(/The cache in .*file\/cache cannot be written/);
  });
});

test('a key is made of its parts, not of their joined text', () => {
  expect(cacheKey('ab', 'c')).not.toBe(cacheKey('a', 'bc'));
  expect(cacheKey('a')).toBe(cacheKey(Buffer.from('a')));
});

describe('a site that is prepared again from new files', () => {
  const build = async (changes: Record<string, string> = {}) => {
    const site = createTestSite();
    try {
      writeFiles(site.root, changes);
      const prepared = await prepareBuild({
        root: site.root,
        settings: ownOrigin,
        cacheFolder: folder,
      });
      const names = readdirSync(site.root, {recursive: true, encoding: 'utf8'}).sort();
      const variants = names.filter((name) => /\.(?:br|gz)$/.test(name));
      const files = variants.map((name) => [name, readFileSync(join(site.root, name))] as const);
      return {...prepared, files: new Map(files)};
    } finally {
      site.remove();
    }
  };

  test('compresses nothing again, and has the same bytes', async () => {
    const cold = await build();
    const kept = bytes();
    const warm = await build();
    expect(cold.compressed).toBe(cold.files.size);
    // Two of its pages have the same content, so the second may find what the first has just written.
    expect(cold.reused).toBeLessThanOrEqual(2);
    expect(warm).toMatchObject({reused: cold.compressed, compressed: cold.compressed});
    expect(warm.files).toEqual(cold.files);
    expect(bytes()).toEqual(kept);
  });

  test('compresses what changed, and forgets what it was', async () => {
    const cold = await build();
    const before = entries();
    const changes = {'digits.txt': '9876543210'.repeat(100)};
    const warm = await build(changes);
    expect(warm.compressed - warm.reused).toBe(2);
    expect(warm.files.get('digits.txt.br')).not.toEqual(cold.files.get('digits.txt.br'));
    expect(entries()).toHaveLength(before.length);
    expect(entries().filter((name) => !before.includes(name))).toHaveLength(2);
    rmSync(folder, {recursive: true});
    expect((await build(changes)).files).toEqual(warm.files);
  });

  test('makes damaged entries anew, and replaces them', async () => {
    const cold = await build();
    const kept = bytes();
    const [changed, cut, emptied] = entries().map((name) => join(folder, name));
    writeFileSync(changed!, readFileSync(changed!).fill('x', 40));
    writeFileSync(cut!, readFileSync(cut!).subarray(0, -8));
    writeFileSync(emptied!, '');
    const warm = await build();
    expect(warm.files).toEqual(cold.files);
    expect(warm.compressed).toBe(cold.compressed);
    expect(cold.compressed - warm.reused).toBeGreaterThanOrEqual(3);
    expect(bytes()).toEqual(kept);
  });

  test('removes what nothing uses: old entries, drafts and folders', async () => {
    await build();
    const needed = entries();
    await openCache(folder).write(cacheKey('of an older build'), Buffer.from('old'));
    writeFileSync(join(folder, `${needed[0]}.draft`), 'half of a');
    mkdirSync(join(folder, 'lost'));
    await build();
    expect(entries()).toEqual(needed);
  });

  test('keeps the entries of variants that are already right', async () => {
    const site = createTestSite();
    const options = {root: site.root, settings: ownOrigin, cacheFolder: folder};
    await prepareBuild(options);
    const kept = bytes();
    expect(await prepareBuild(options)).toMatchObject({compressed: 0, reused: 0});
    site.remove();
    expect(bytes()).toEqual(kept);
  });
});
