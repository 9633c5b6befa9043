import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isRefused} from './redirects.ts';

/**
 * Paths of the files of a built site that may be served, with a slash at their start, in the order of their characters. Links are
 * not followed, so that none leads outside of the root. From Node 24 on, `readdirSync` with `recursive` follows those that lead to folders.
 *
 * @param root - Folder of the site.
 */
export function servedPaths(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return below(path);
      return entry.isFile() ? [path] : [];
    });
  return below('')
    .filter((path) => !isRefused(path))
    .sort();
}
