import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findInCode, findInPage} from '../lib/words.mjs';
import {root} from '../lib/workspace.mjs';

/** Where readers find words: pages, and the code of the site that writes some. Reference pages are made from the packages. */
const FOLDERS = ['website/docs', 'website/blog', 'website/src', 'website/plugins'];
const files = [
  'website/docusaurus.config.ts',
  'website/site.config.ts',
  'website/sidebars.ts',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map(
      (name) => `${folder}/${name}`,
    ),
  ),
].filter(
  (path) => /\.(mdx?|tsx?)$/.test(path) && !/\.test\.tsx?$|\/(testing|reference)\//.test(path),
);

let count = 0;
for (const path of files.sort()) {
  const text = readFileSync(join(root, path), 'utf8');
  for (const {line, phrase, write} of (/\.mdx?$/.test(path) ? findInPage : findInCode)(text)) {
    count += 1;
    console.error(`${path}:${line}: "${phrase}". Write: ${write}`);
  }
}
console.log(`note: ${files.length} files`);
process.exit(count === 0 ? 0 : 1);
