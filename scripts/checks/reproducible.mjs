import {createHash} from 'node:crypto';
import {appendFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite} from '../lib/site-build.mjs';
import {root} from '../lib/workspace.mjs';

const BUILD = join(root, 'website/build');

/** The folders that a build keeps for the next one. */
const KEPT = ['website/.cache', 'website/.docusaurus'];

/** A page that one of the builds has with another text. */
const PAGE = join(root, 'website/docs/intro.mdx');
const PAGE_BUILT = 'docs/intro/index.html';

/** @typedef {Map<string, string>} Digests Digest of each file of the build, by its path. */

/** @returns {Digests} */
function digests() {
  const files = readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).sort();
  return new Map(
    files
      .filter((file) => statSync(join(BUILD, file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(BUILD, file)))
          .digest('hex'),
      ]),
  );
}

/** Builds the site. Ends the check if that fails. */
function build() {
  const start = performance.now();
  const {ok, log} = buildSite();
  if (!ok) throw new Error(`The site could not be built, so there is nothing to compare.\n${log}`);
  return {files: digests(), seconds: (performance.now() - start) / 1000};
}

/** Builds the site with one page changed, then changes it back. */
function buildChanged() {
  const text = readFileSync(PAGE, 'utf8');
  // An interruption ends the build, and with it the check, after the page is as it was.
  const wait = () => {};
  process.on('SIGINT', wait);
  try {
    appendFileSync(PAGE, '\nA sentence that one build has.\n');
    return build();
  } finally {
    writeFileSync(PAGE, text);
    process.off('SIGINT', wait);
  }
}

/**
 * Names the files in which two builds differ.
 *
 * @param {Digests} first
 * @param {Digests} second
 * @param {string} what Description of the second build.
 * @returns {boolean} Whether they are the same.
 */
function areSame(first, second, what) {
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  );
  for (const file of different.slice(0, 20)) console.error(`${file} is another file in ${what}`);
  console.log(`note: ${second.size} files, ${different.length} of them different in ${what}`);
  return different.length === 0;
}

function check() {
  // The check needs the site, so a build of the present sources is there.
  const present = digests();
  for (const path of KEPT) rmSync(join(root, path), {recursive: true, force: true});
  const cold = build();
  const changed = buildChanged();
  if (changed.files.get(PAGE_BUILT) === cold.files.get(PAGE_BUILT)) {
    throw new Error(
      `${PAGE_BUILT} does not have the new text of ${PAGE}, so a build misses a change. Look for what it keeps ` +
        'in website/.cache, and for what the key of that leaves out.',
    );
  }
  const warm = build();
  const times = [cold, changed].map(({seconds}) => `${seconds.toFixed(0)} s`);
  console.log(`note: a build takes ${times.join(', after a change of one page ')}`);
  const same = [
    areSame(present, cold.files, 'a build that starts from nothing'),
    areSame(cold.files, warm.files, 'a build that uses what earlier ones kept'),
  ];
  if (same.every(Boolean)) return;
  throw new Error(
    'Two builds of the same sources differ, so nobody can tell what a build was made of. Look for a time, a random ' +
      'number, or the order of a folder or of parallel work in what wrote the files. If only the last build differs, ' +
      'a key in website/.cache leaves out something that the files depend on.',
  );
}

try {
  check();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
