import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {accepted, changeOf, MODULES, readNow} from './accept-seams';
import {SEAMS} from './seams';

const EMIT = path.join(__dirname, 'emit');
const THEME = path.join(__dirname, '../src/theme');
const files = SEAMS.flatMap((seam) => seam.files);
const replaced = new Set(SEAMS.flatMap((seam) => seam.replaces ?? []));
const readings = accepted();

const below = (folder: string, ending: RegExp) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file));

describe.each(SEAMS)('what we do with $files.0', (seam) => {
  it.each(seam.files)('%s is the text that was accepted', (file) => {
    expect(changeOf(seam, file, readings[file], readNow(file))).toBeUndefined();
  });
});

it('says where in this repository a file is used', () => {
  const named = SEAMS.flatMap(({use}) => use.match(/website\/[\w./-]*\w/g) ?? []);
  expect(named.length).toBeGreaterThan(20);
  const root = path.join(__dirname, '../..');
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('holds no digest of a file that no seam names', () => {
  expect(Object.keys(readings).filter((file) => !files.includes(file))).toEqual([]);
});

it('knows what each component of src/theme replaces', () => {
  const originals = below(THEME, /(?<!\.test)\.tsx?$/).flatMap((file) => {
    const name = file.replace(/(\/index)?\.tsx?$/, '');
    return [`${name}.js`, `${name}/index.js`]
      .map((one) => `@docusaurus/theme-classic/lib/theme/${one}`)
      .filter((one) => existsSync(path.join(MODULES, one)));
  });
  expect(originals.length).toBeGreaterThan(20);
  expect(originals.filter((file) => !files.includes(file))).toEqual([]);
});

it('knows what each alias and each replacement of the build is for', () => {
  const named = below(EMIT, /(?<!\.test)\.ts$/).flatMap((file) => {
    const source = readFileSync(path.join(EMIT, file), 'utf8');
    return [
      ...[...source.matchAll(/['\s]([@\w./-]+)\$'?:\s/g)].map(([, alias = '']) => alias),
      ...[...source.matchAll(/\bNormalModuleReplacementPlugin\(\s*\/\^?(.*?)\$?\/,/g)].map(
        ([, pattern = '']) => pattern.replaceAll('\\', ''),
      ),
    ];
  });
  expect(named).toEqual(expect.arrayContaining(['tslib', '@theme/DocRoot', './preload']));
  expect(named.filter((one) => !replaced.has(one))).toEqual([]);
  expect([...replaced].filter((one) => !named.includes(one))).toEqual([]);
});

/** The installed modules of some folders in whose text something is found. */
const modulesWith = (text: RegExp, ...folders: string[]) =>
  folders.flatMap((folder) =>
    below(path.join(MODULES, folder), /\.js$/)
      .map((file) => path.posix.join(folder, file))
      .filter((file) => text.test(readFileSync(path.join(MODULES, file), 'utf8'))),
  );

const packages = readdirSync(path.join(MODULES, '@docusaurus')).map(
  (name) => `@docusaurus/${name}/lib`,
);

it('is about one version of Docusaurus, and the benchmarks measure the same', () => {
  const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
  const versions = (text: string) =>
    [...text.matchAll(/['"]@docusaurus\/[\w-]+['"]: ['"]\^?([\d.]+)/g)].map(
      ([, version]) => version,
    );
  const own = new Set(versions(read('website/package.json')));
  expect([...own]).toHaveLength(1);
  expect(new Set(versions(read('bench/peers/docusaurus.ts')))).toEqual(own);
});

it('names all that imports the library of the head', () => {
  const importers = modulesWith(
    /['"]react-helmet-async['"]/,
    ...packages.filter((one) => existsSync(path.join(MODULES, one))),
  );
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !files.includes(file))).toEqual([]);
});

it('names each module of the search that has the helper for spreading', () => {
  const holders = modulesWith(/^function _objectSpread\(/m, '@algolia/autocomplete-core/dist/esm');
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.filter((file) => !files.includes(file))).toEqual([]);
});

it('says of a changed file what it is used for, what to look at, and how to accept it', () => {
  const seam = {files: [], use: 'It is replaced.', look: 'the navbar.'};
  const before = {version: '3.10.2', sha256: 'a'};
  const file = '@docusaurus/core/lib/client/preload.js';
  const say = (now?: typeof before) => changeOf(seam, file, before, now);
  expect(say({...before})).toBeUndefined();
  expect(say({version: '3.11.0', sha256: 'b'})?.split('\n')).toEqual([
    `${file} changed from @docusaurus/core 3.10.2 to 3.11.0.`,
    '  See what changed: npm diff --diff=@docusaurus/core@3.10.2 --diff=@docusaurus/core@3.11.0 lib/client/preload.js',
    '  Used for: It is replaced.',
    '  Look at: the navbar.',
    '  Then accept it: npx tsx website/delivery/accept-seams.ts',
  ]);
  expect(say({version: '3.10.2', sha256: 'b'})).toMatch(
    /is not the text of @docusaurus.core 3.10.2 that was accepted[^]* npm ci/,
  );
  expect(say()).toContain(`${file} is gone.`);
  expect(changeOf(seam, file, undefined, before)).toContain('was never accepted');
});
