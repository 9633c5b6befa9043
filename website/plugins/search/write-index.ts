import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packIndex} from './pack';
import {recordsOfBuild} from './read-build';

/**
 * Writes the search index of a built site into the site.
 *
 * @param root - Folder that the site was built into.
 * @returns The number of records in the index, and of their pages.
 */
export function writeIndex(root: string, baseUrl: string): {records: number; pages: number} {
  const records = recordsOfBuild(root, baseUrl);
  rmSync(path.join(root, 'assets/search'), {recursive: true, force: true});
  for (const [name, text] of packIndex(records, baseUrl)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return {
    records: records.length,
    pages: records.filter(({type}) => type === 'lvl1').length,
  };
}
