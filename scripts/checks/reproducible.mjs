import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {buildSite} from '../lib/site-build.mjs';
import {root} from '../lib/workspace.mjs';

const BUILD = join(root, 'website/build');

/** @returns {Map<string, string>} Digest of each file of the build, by its path. */
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

// The check needs the site, so a build of the present sources is there. It is made a second time.
const first = digests();
const {ok, log} = buildSite();
if (!ok) {
  console.error(log);
  process.exit(1);
}
const second = digests();
const different = [...new Set([...first.keys(), ...second.keys()])].filter(
  (file) => first.get(file) !== second.get(file),
);
for (const file of different.slice(0, 20)) console.error(`${file} is another file`);
console.log(`note: ${second.size} files, ${different.length} of them different in a second build`);
if (different.length > 0) {
  console.error(
    'Two builds of the same sources differ, so nobody can tell what a build was made of. Look for a time, a random ' +
      'number, or the order of a folder or of parallel work in what wrote the files.',
  );
  process.exit(1);
}
