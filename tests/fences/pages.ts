import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';
import {extractFences, type Fence} from './extract.ts';

/** Folders and files whose fences are compiled. The doc comments of the packages are shown on reference pages. */
const SOURCES = [
  'website/docs',
  'website/blog',
  'website/src/pages',
  'packages',
  'README.md',
  'CONTRIBUTING.md',
  'contributing',
  'website/delivery/README.md',
  'CHANGELOG.md',
];
const PAGE = /\.mdx?$|^packages\/.*\/src\/.*\.tsx?$/;
/** Live examples, which component pages show as whole files. */
const EXAMPLE = /^packages\/(ui|commerce-ui)\/src\/.*\/examples\/[\w-]+\.tsx$/;
/** Made files, and the lists of signatures, which another check compares with the source. */
const SKIPPED = /(^|\/)(node_modules|dist)\/|\/api-report\.md$/;

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every TypeScript fence of the repository's pages, and every live example. */
export function allFences(): Fence[] {
  return SOURCES.filter((path) => existsSync(join(root, path)))
    .flatMap(filesOf)
    .filter((path) => PAGE.test(path) && !SKIPPED.test(path))
    .flatMap((path) => [
      ...extractFences(path, read(path)),
      ...(EXAMPLE.test(path) ? [exampleOf(path)] : []),
    ]);
}

/**
 * Whether a fence shows a file of this repository under its own path. It is there to be read, not to be taken, and the
 * check `types` compiles it where it is.
 */
export const isOwnSource = ({title, file}: Fence): boolean => file !== undefined && title === file;

/** Names of the pages in its own folder that a page links to. */
export function linksOf(page: string): string[] {
  if (!existsSync(join(root, page))) return [];
  return [...read(page).matchAll(/\]\(\.\/([\w-]+\.mdx)/g)].map(([, name = '']) => name);
}

const exampleOf = (path: string): Fence => ({
  page: path,
  line: 1,
  extension: 'tsx',
  code: read(path),
  noCheck: false,
});

/** The path itself when it is a file, else the files below it, in a stable order. */
function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  const below = readdirSync(join(root, path), {recursive: true, encoding: 'utf8'});
  return below.sort().map((name) => `${path}/${name}`);
}
