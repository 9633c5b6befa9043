import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {root} from './workspace.mjs';

/** Files and folders from which the site is built. */
export const SOURCES = [
  'website',
  'packages',
  'server',
  'scripts/source-css',
  'CHANGELOG.md',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Names of folders that programs write. */
const MADE = new Set([
  'node_modules',
  'build',
  'dist',
  '.docusaurus',
  '.cache',
  'deploy',
  'reference',
  'data',
]);

/**
 * Tells files and folders that programs write from those that somebody wrote.
 *
 * @param {string} path Path from the root of the repository.
 */
export const isMade = (path) => MADE.has(basename(path)) || PACKED_DOCS.test(path);

/** The documentation that a package's archive holds, written when it is packed. */
const PACKED_DOCS = /^packages\/(?:integrations\/)?[^/]+\/(?:docs|AGENTS\.md)$/;

const PAGE = /^website\/(?:docs|blog)\/.*\.mdx?$/;

/**
 * @param {string} from Folder of the repository.
 * @param {string} path Path from there.
 * @returns {string[]} The path itself when it is a file, else the files of the folder in a stable order.
 */
function filesOf(from, path) {
  if (!statSync(join(from, path)).isDirectory()) return [path];
  const paths = readdirSync(join(from, path)).map((name) => join(path, name));
  return paths
    .filter((name) => !isMade(name))
    .sort()
    .flatMap((name) => filesOf(from, name));
}

/**
 * Files that fences of a page show, by `file="…"`. They may be anywhere in the repository.
 *
 * @param {string} text
 * @returns {string[]} Their paths from the root of the repository.
 */
const shownFiles = (text) => [...text.matchAll(/\bfile="([^"]+)"/g)].map(([, file = '']) => file);

/**
 * The front matter of a page, which is all that other pages take from it.
 *
 * @param {string} text
 */
export const frontMatterOf = (text) => /^---\r?\n[^]*?\r?\n---/.exec(text)?.[0] ?? '';

/**
 * Tells whether files have changed.
 *
 * @param {string[]} paths Files and folders, from the root of the repository.
 * @returns {string} SHA-256 of the paths and the contents of all files.
 */
export function filesDigest(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => filesOf(root, one))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Tells whether what the site is built from has changed.
 *
 * @param {(text: string) => string | undefined} [partOf] The part that counts of a page in `website/docs` and `website/blog`. A
 *   page of which it returns nothing does not count at all. Default: its text.
 * @param {string} [from] Folder of the repository. Default: this one.
 * @returns {string} SHA-256 of the paths and the contents of all sources.
 */
export function sourceDigest(partOf = (text) => text, from = root) {
  const hash = createHash('sha256');
  /** @param {string} path @param {string | Buffer} content */
  const add = (path, content) => hash.update(`${path}\0`).update(content).update('\0');
  /** @type {Set<string>} */
  const shown = new Set();
  const files = SOURCES.flatMap((path) => filesOf(from, path));
  for (const path of files) {
    const content = readFileSync(join(from, path));
    const text = PAGE.test(path) ? content.toString() : undefined;
    const part = text === undefined ? content : partOf(text);
    if (text !== undefined) for (const file of shownFiles(text)) shown.add(file);
    if (part !== undefined) add(path, part);
  }
  const others = [...shown].filter((file) => !files.includes(file) && existsSync(join(from, file)));
  for (const path of others.sort()) add(path, readFileSync(join(from, path)));
  return hash.digest('hex');
}
