import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {undeniedScripts} from './lockfile.mjs';
import {readJson, root} from './workspace.mjs';

type Lockfile = Parameters<typeof undeniedScripts>[0];

const read = (path: string) => readFileSync(join(root, path), 'utf8');

// `.npmrc` cannot say `ignore-scripts`: npm would then leave out `prepack` too, and pack what nobody has built.
test('packages are installed without running their scripts', () => {
  const {allowScripts} = readJson('package.json') as {allowScripts: Record<string, boolean>};
  expect(read('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
  expect(undeniedScripts(readJson('package-lock.json') as Lockfile, allowScripts)).toEqual([]);
  expect(read('scripts/lib/run.mjs')).toContain("show(['npm', 'ci', '--ignore-scripts'])");
});

test('the dictionary is sorted and holds each word once', () => {
  const words = read('cspell-words.txt').trim().split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});

test.each(['website', 'packages/theme'])('%s names files that do something on import', (folder) => {
  const {sideEffects} = readJson(`${folder}/package.json`) as {sideEffects: string[]};
  const {stdout} = spawnSync('git', ['ls-files'], {cwd: join(root, folder), encoding: 'utf8'});
  const files = stdout.split('\n');
  const patternOf = (glob: string) =>
    glob
      .replace(/^\.\//, '')
      .replaceAll('.', '\\.')
      .replace(/\*\*\/|\*/g, (wild) => (wild === '*' ? '[^/]*' : '(?:.+/)?'));
  const matching = (glob: string) =>
    files.filter((file) => new RegExp(`^${patternOf(glob)}$`).test(file));
  expect(sideEffects.filter((glob) => matching(glob).length === 0)).toEqual([]);
});
