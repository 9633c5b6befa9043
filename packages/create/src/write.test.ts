import {chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {useFolder} from './testing/folder.ts';
import {checkFolder, packageNameOf, writeProject} from './write.ts';

const folder = useFolder();
const FILES = new Map([
  ['package.json', '{}\n'],
  ['src/app/page.tsx', 'page'],
]);
/** A file can't be a folder too, so the second of these can't be written. */
const UNWRITABLE = new Map([
  ['src', 'a file'],
  ['src/page.tsx', 'page'],
]);

test('a project is written to a new folder, and to folders above it', () => {
  writeProject(folder.path('shops', 'ireland'), FILES);
  expect(folder.files()).toEqual(['shops/ireland/package.json', 'shops/ireland/src/app/page.tsx']);
  expect(readFileSync(folder.path('shops/ireland/src/app/page.tsx'), 'utf8')).toBe('page');
});

test('an empty folder, and a repository without files, are filled @claim-create.empty', () => {
  writeProject(folder.path(), FILES);
  expect(folder.files()).toEqual(['package.json', 'src/app/page.tsx']);
  mkdirSync(folder.path('repository/.git'), {recursive: true});
  writeFileSync(folder.path('repository/.git/HEAD'), 'ref');
  writeProject(folder.path('repository'), FILES);
  expect(existsSync(folder.path('repository/.git/HEAD'))).toBe(true);
  expect(existsSync(folder.path('repository/package.json'))).toBe(true);
});

test.each([
  ['a file', ['notes.txt'], /isn't empty: it has notes\.txt\. .* Choose another folder/],
  ['files beside a repository', ['.git', '.env', 'a'], /it has \.env and 1 more\./],
])('a folder with %s is refused, and stays as it is @claim-create.empty', (_, names, words) => {
  for (const name of names) writeFileSync(folder.path(name), 'text');
  const before = folder.content();
  expect(() => checkFolder(folder.path())).toThrow(words);
  expect(() => writeProject(folder.path(), FILES)).toThrow(words);
  expect(folder.content()).toEqual(before);
});

test('a file in place of the folder is refused', () => {
  writeFileSync(folder.path('shop'), 'text');
  expect(() => writeProject(folder.path('shop'), FILES)).toThrow(/isn't a folder.* Choose another/);
  expect(folder.content()).toEqual(['shop']);
});

describe('a failure leaves nothing @claim-create.all-or-none', () => {
  test.each([
    ['a new folder', ['shop'], []],
    ['a folder below new ones', ['shops', 'ireland'], []],
  ])('of %s', (_, names, left) => {
    expect(() => writeProject(folder.path(...names), UNWRITABLE)).toThrow(
      /can't be written to .*: E.* Nothing was left there\. Choose/,
    );
    expect(folder.content()).toEqual(left);
  });

  test('in an empty folder, which stays', () => {
    mkdirSync(folder.path('shop/.git'), {recursive: true});
    expect(() => writeProject(folder.path('shop'), UNWRITABLE)).toThrow('Nothing was left');
    expect(folder.content()).toEqual(['shop', 'shop/.git']);
  });

  test.skipIf(process.getuid?.() === 0)('where nobody may write', () => {
    chmodSync(folder.path(), 0o500);
    expect(() => writeProject(folder.path('shop'), FILES)).toThrow(/EACCES.* may write/);
    chmodSync(folder.path(), 0o700);
    expect(folder.content()).toEqual([]);
  });
});

test.each(['shop', 'my-shop', 'shop.2', '0'])('%s is a name', (name) => {
  expect(packageNameOf(folder.path(name))).toBe(name);
});

test.each([
  ['My Shop', 'my-shop'],
  ['Größe', 'gro-e'],
  ['_shop', 'shop'],
  ['.shop', 'shop'],
  ['shop!', 'shop'],
  ['node_modules', 'my-storefront'],
  ['店', 'my-storefront'],
  ['a'.repeat(215), 'a'.repeat(214)],
])('%s is refused as a name, with another one @claim-create.name', (name, better) => {
  expect(() => packageNameOf(folder.path(name))).toThrow(`such as ${better}.`);
});
