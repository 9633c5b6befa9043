import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findInCode, findInComments, findInPage} from '../lib/words.mjs';
import {root} from '../lib/workspace.mjs';

/** The pages and the site's code that writes some. Reference pages are made from the packages. */
const PAGES = ['website/docs', 'website/blog', 'website/src', 'website/plugins'];

/** Code whose doc comments readers see, on reference pages and in their editors. */
const PACKAGES = ['packages'];

/** @param {string[]} folders */
const filesIn = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).map(
      (name) => `${folder}/${name}`,
    ),
  );

const pages = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'server/README.md',
  'website/delivery/README.md',
  'website/docusaurus.config.ts',
  'website/site.config.ts',
  'website/sidebars.ts',
  ...filesIn(['contributing']).filter((path) => !path.endsWith('/words.md')),
  ...filesIn(PACKAGES).filter(
    (path) => path.endsWith('README.md') && !path.includes('node_modules'),
  ),
  ...filesIn(PAGES),
].filter(
  (path) => /\.(mdx?|tsx?)$/.test(path) && !/\.test\.tsx?$|\/(testing|reference)\//.test(path),
);
const sources = filesIn(PACKAGES).filter(
  (path) => /\/src\/.*\.tsx?$/.test(path) && !/\.(test|browser)\.tsx?$|\/node_modules\//.test(path),
);

let count = 0;
/**
 * @param {string[]} paths
 * @param {(path: string) => (text: string) => import('../lib/words.mjs').Finding[]} finderOf
 */
function report(paths, finderOf) {
  for (const path of paths.sort()) {
    for (const {line, phrase, write} of finderOf(path)(readFileSync(join(root, path), 'utf8'))) {
      count += 1;
      console.error(`${path}:${line}: "${phrase}". Write: ${write}`);
    }
  }
}
report(pages, (path) => (/\.mdx?$/.test(path) ? findInPage : findInCode));
report(sources, () => findInComments);
console.log(`note: ${pages.length + sources.length} files`);
process.exit(count === 0 ? 0 : 1);
