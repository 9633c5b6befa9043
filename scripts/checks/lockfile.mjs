import {foreignHosts} from '../lib/lockfile.mjs';
import {readJson} from '../lib/workspace.mjs';

// A lockfile that names the registry of one machine cannot be installed on another.
const foreign = foreignHosts(readJson('package-lock.json'));
for (const {path, resolved} of foreign) console.error(`${path} is locked to ${resolved}`);
if (foreign.length > 0) {
  console.error(
    'package-lock.json names a host other than registry.npmjs.org, so it installs on few machines. ' +
      'Keep omit-lockfile-registry-resolved=true in .npmrc and run: npm install --package-lock-only',
  );
  process.exit(1);
}
