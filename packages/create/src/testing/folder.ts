import {mkdtempSync, readdirSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach} from 'vitest';

let folder = '';

/** Makes an empty folder before each test of the file, and removes it after the test. */
export function useFolder() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'create-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));
  return {
    /** A path in the folder. */
    path: (...names: string[]) => join(folder, ...names),
    /** Paths of all files and folders in it. */
    content: () => readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort(),
    /** Paths of all files in it. */
    files: () =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => statSync(join(folder, name)).isFile())
        .sort(),
  };
}
