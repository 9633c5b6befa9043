import {promisedNodes, unfitEngines} from '../lib/engines.mjs';
import {foreignHosts, undeniedScripts} from '../lib/lockfile.mjs';
import {readJson} from '../lib/workspace.mjs';

const lockfile = readJson('package-lock.json');

// A lockfile that names the registry of one machine cannot be installed on another.
const foreign = foreignHosts(lockfile);
for (const {path, resolved} of foreign) console.error(`${path} is locked to ${resolved}`);
if (foreign.length > 0) {
  console.error(
    'package-lock.json names a host other than registry.npmjs.org, so it installs on few machines. ' +
      'Keep omit-lockfile-registry-resolved=true in .npmrc and run: npm install --package-lock-only',
  );
}

const {engines, allowScripts} = readJson('package.json');
const undenied = undeniedScripts(lockfile, allowScripts);
for (const path of undenied) console.error(`${path} runs a program when it is installed`);
if (undenied.length > 0) {
  console.error(
    'Such a program can do all that you can, before anybody has read it. If the package works without it, add it to ' +
      'allowScripts in package.json with the value false. Else take another package.',
  );
}

const range = engines.node;
const unfit = unfitEngines(lockfile, promisedNodes(range));
for (const {path, wants, version} of unfit) {
  console.error(`${path} wants Node.js ${wants}, and ${version} is not in that range`);
}
if (unfit.length > 0) {
  console.error(
    `package.json promises Node.js ${range}, and npm prints EBADENGINE for the packages above. ` +
      'Install a version of them, or of what brings them, that fits: npm view <package> versions engines',
  );
}
if (foreign.length + undenied.length + unfit.length > 0) process.exit(1);
