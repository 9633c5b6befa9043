import {copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {SOURCE_CONDITION} from '../extract/entries.ts';
import {ROOT} from '../../paths.ts';

/** A repository in a temporary folder. */
export interface Fixture {
  root: string;
  write: (file: string, text: string) => void;
  remove: () => void;
}

/**
 * Makes a repository with one package for tests, `packages/types`, named like the real one so that it gets reference pages.
 *
 * @param entries - Source of each entry point by its name.
 * @param files - Further files, from the root of the repository.
 */
export function makeFixture(
  entries: Record<string, string>,
  files: Record<string, string> = {},
): Fixture {
  const root = mkdtempSync(path.join(tmpdir(), 'api-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const conditions = (name: string) => ({[SOURCE_CONDITION]: `./src/${name}/index.ts`});
  const exports = Object.keys(entries).map((name) => [`./${name}`, conditions(name)]);
  write(
    'packages/types/package.json',
    JSON.stringify({
      name: '@storefront-toolkit/types',
      exports: Object.fromEntries(exports) as unknown,
    }),
  );
  for (const [name, text] of Object.entries(entries)) {
    write(`packages/types/src/${name}/index.ts`, text);
  }
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {root, write, remove: () => rmSync(root, {recursive: true})};
}

/** Folders that {@link makeFixture} fills. */
export const FIXTURE_PACKAGES = ['packages/types'];
