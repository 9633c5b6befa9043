import {describe, expect, inject, test} from 'vitest';
import {faultsOf, type Files, readArchive} from './archive.ts';

const archives = inject('archives');

test.each(archives)('the archive of $folder is whole', async ({path}) => {
  expect(await faultsOf(readArchive(path))).toEqual([]);
});

describe('an archive is refused', () => {
  const {path = ''} = archives.find(({folder}) => folder.endsWith('/core')) ?? {};

  /** Changes the text of a file. */
  const edit = (files: Files, file: string, from: string | RegExp, to: string) => {
    const text = files.get(file) ?? '';
    expect(text).toMatch(from);
    return new Map(files).set(file, text.replace(from, to));
  };
  const without = (files: Files, file: string) => {
    expect([...files.keys()]).toContain(file);
    return new Map([...files].filter(([name]) => name !== file));
  };
  const having = (files: Files, file: string, text: string) => new Map(files).set(file, text);
  const typesLast = (text: string) =>
    text.replace(/("types": "[^"]+"),\s+("default": "[^"]+")/, '$2, $1');

  test.each<[string, (files: Files) => Files, string]>([
    ['without a license', (files) => without(files, 'LICENSE'), 'LICENSE is missing'],
    ['without a README', (files) => without(files, 'README.md'), 'README.md is missing'],
    [
      'without the repository in its manifest',
      (files) => edit(files, 'package.json', '"repository"', '"repo"'),
      'package.json has no repository',
    ],
    [
      'whose condition for source leads nowhere',
      (files) => edit(files, 'package.json', './src/index.ts', './src/gone.ts'),
      'exports["."] names ./src/gone.ts, which is not in the archive',
    ],
    [
      'with a test',
      (files) => having(files, 'src/caller.test.ts', ''),
      'src/caller.test.ts is not built: dist/caller.test.js is missing',
    ],
    [
      'with a configuration',
      (files) => having(files, 'tsconfig.build.json', '{}'),
      'tsconfig.build.json does not belong in the archive',
    ],
    [
      'with templates that its manifest does not list',
      (files) => having(files, 'templates/index.html', ''),
      'templates/index.html does not belong in the archive',
    ],
    [
      'with the record of a build',
      (files) => having(files, 'dist/.tsbuildinfo', '{}'),
      'dist/.tsbuildinfo does not belong in the archive',
    ],
    [
      'with what an earlier build left',
      (files) => having(files, 'dist/former.js', '//# sourceMappingURL=field.js.map'),
      'dist/former.js has no source in the archive',
    ],
    [
      'that was not built',
      (files) => new Map([...files].filter(([name]) => !name.startsWith('dist/'))),
      'exports["."] names ./dist/index.js, which is not in the archive',
    ],
    [
      'without a page of its docs',
      (files) => without(files, 'docs/product.md'),
      "docs/product.md is missing: the site's build has this page",
    ],
    [
      'without the index of its docs',
      (files) => without(files, 'AGENTS.md'),
      "AGENTS.md is missing: the site's build has this page",
    ],
    [
      'with a page of another package',
      (files) => having(files, 'docs/button.md', '# Button'),
      "docs/button.md is no page of the package in the site's build",
    ],
    [
      'with a page of an earlier build',
      (files) => edit(files, 'docs/product.md', /$/, 'Earlier.'),
      "docs/product.md is not as the site's build has it",
    ],
    [
      'with a file in its docs that is no page',
      (files) => having(files, 'docs/product.html', ''),
      'docs/product.html does not belong in the archive',
    ],
    [
      'without a source map',
      (files) => without(files, 'dist/field.js.map'),
      'dist/field.js has no source map',
    ],
    [
      'whose source maps lack their sources',
      (files) => without(files, 'src/field.ts'),
      'dist/field.d.ts.map names src/field.ts, which is not in the archive',
    ],
    [
      'that publint warns of',
      (files) => having(files, 'package.json', typesLast(files.get('package.json') ?? '')),
      'publint: pkg.exports["."].types should be the first in the object',
    ],
    [
      'whose types import what is not there',
      (files) => edit(files, 'dist/index.d.ts', './field.ts', './gone.ts'),
      'attw: InternalResolutionError',
    ],
    [
      'without types',
      (files) => new Map([...files].filter(([name]) => !/\.d\.ts$/.test(name))),
      'attw: ',
    ],
  ])('%s', async (_name, change, fault) => {
    const faults = await faultsOf(change(readArchive(path)));
    expect(faults.filter((one) => one.includes(fault))).not.toEqual([]);
  });
});
