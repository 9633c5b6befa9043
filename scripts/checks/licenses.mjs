import {readLicenses} from '../lib/licenses.mjs';
import {readJson} from '../lib/workspace.mjs';

const {counts, refused} = readLicenses(readJson('package-lock.json'));
console.log(`note: ${[...counts].map(([license, count]) => `${count} ${license}`).join(', ')}`);
for (const {name, license} of refused) console.error(`${name}: ${license}`);
if (refused.length > 0) {
  console.error(
    'These licenses are not known to allow use in any product. Take another package, or, if the license is fine, add ' +
      'it to scripts/lib/licenses.mjs.',
  );
  process.exit(1);
}
