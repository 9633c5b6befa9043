import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';
import {extractFences, type Fence} from './extract.ts';

/** Folders and files whose fences are compiled. The doc comments of the packages are shown on reference pages. */
const SOURCES = [
  'website/docs',
  'website/blog',
  'website/src/pages',
  'website/.generated',
  'packages',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
];
const PAGE = /\.mdx?$|^packages\/.*\/src\/.*\.tsx?$/;
/** Made files, and the lists of signatures, which another check compares with the source. */
const SKIPPED = /(^|\/)(node_modules|dist)\/|\/api-report\.md$/;

/** Every TypeScript fence of the repository's pages. */
export function allFences(): Fence[] {
  return SOURCES.filter((path) => existsSync(join(root, path)))
    .flatMap(filesOf)
    .filter((path) => PAGE.test(path) && !SKIPPED.test(path))
    .flatMap((path) => extractFences(path, readFileSync(join(root, path), 'utf8')));
}

/** The path itself when it is a file, else the files below it, in a stable order. */
function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  const below = readdirSync(join(root, path), {recursive: true, encoding: 'utf8'});
  return below.sort().map((name) => `${path}/${name}`);
}
