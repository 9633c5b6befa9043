import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {isMade} from '../lib/sources.mjs';
import {findInFile, isRead} from '../lib/words.mjs';
import {root} from '../lib/workspace.mjs';

/**
 * Files that somebody wrote, in a folder and those below it. Of hidden folders only that of the changesets, which readers get
 * as changelogs.
 *
 * @param {string} [folder] From the repository's root.
 * @returns {string[]} Their paths from there.
 */
function filesIn(folder = '') {
  return readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isMade(path) || (entry.name.startsWith('.') && path !== '.changeset')) return [];
    return entry.isDirectory() ? filesIn(path) : path;
  });
}

const paths = filesIn().filter(isRead).sort();
let count = 0;
for (const path of paths) {
  for (const {line, phrase, write} of findInFile(path, readFileSync(join(root, path), 'utf8'))) {
    count += 1;
    console.error(`${path}:${line}: "${phrase}". Write: ${write}`);
  }
}
console.log(`note: ${paths.length} files`);
process.exit(count === 0 ? 0 : 1);
