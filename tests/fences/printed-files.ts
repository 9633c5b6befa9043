import {dirname, join, posix} from 'node:path';
import {root} from '../../scripts/lib/workspace.mjs';
import type {Fence} from './extract.ts';

/** Where the printed files pretend to be, so that they see what the site's own files see. No file is written. */
const FOLDER = join(root, 'website/.fences');

/** The code that pages print, as files in folders that exist for the compiler alone. */
export interface PrintedFiles {
  /** The text by the absolute path. */
  readonly texts: ReadonlyMap<string, string>;
  /** The fence of each file that is to be checked. Files that a page takes from another page are not among them. */
  readonly fences: ReadonlyMap<string, Fence>;
  /** Folders of the files, and all above them up to the shared one. */
  readonly folders: ReadonlySet<string>;
}

/**
 * Lays the fences of each page out in a folder of its own, each under its title, so that a relative import leads to what
 * the page prints and to nothing else. A page that links to another one of its folder may import what that one prints:
 * a guide of several pages makes one application.
 *
 * @param fences Fences of any pages.
 * @param linksOf Names of the pages in the same folder that a page links to, such as `installation.mdx`.
 */
export function layOut(
  fences: readonly Fence[],
  linksOf: (page: string) => readonly string[],
): PrintedFiles {
  const texts = new Map<string, string>([[join(FOLDER, 'package.json'), '{"type": "module"}']]);
  const checked = new Map<string, Fence>();
  for (const [index, fence] of fences.entries()) {
    const titled = fence.title && join(folderOf(fence.page), fence.title);
    const isFree = titled && /\.tsx?$/.test(titled) && !texts.has(titled);
    // A second fence of a title is beside the first, where its relative imports lead to the same files.
    const folder = titled ? dirname(titled) : folderOf(fence.page);
    const path = isFree ? titled : join(folder, `fence-${index}.${fence.extension}`);
    texts.set(path, textOf(fence));
    checked.set(path, fence);
  }
  const pages = [...new Set(fences.map(({page}) => page))];
  for (const page of pages) {
    for (const name of linksOf(page)) {
      const linked = posix.join(dirname(page), name);
      for (const fence of fences.filter((other) => other.page === linked)) {
        const path = fence.title && join(folderOf(page), fence.title);
        if (path && !texts.has(path)) texts.set(path, textOf(fence));
      }
    }
  }
  return {texts, fences: checked, folders: foldersOf(texts.keys())};
}

const folderOf = (page: string) => join(FOLDER, page.replaceAll(/[^\w-]+/g, '.'));

/** The export makes a module of code that imports and exports nothing, so that fences do not see each other. */
const textOf = ({code}: Fence) => `${code}\nexport {};\n`;

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== dirname(FOLDER); folder = dirname(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}
