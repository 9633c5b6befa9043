import {requireNode} from './lib/node-version.mjs';
import {ensureDependencies, show} from './lib/run.mjs';
import {ensureSite} from './lib/site-build.mjs';
import {readJson} from './lib/workspace.mjs';

// Installs what is missing, builds the site when its sources changed, and serves it.
requireNode(readJson('package.json').engines.node);
ensureDependencies();

console.log('Building the site, unless the last build is up to date.');
const {ok, log} = ensureSite();
if (!ok) {
  console.error(
    `${log}\nThe site could not be built, so there is nothing to serve. See the message above.`,
  );
  process.exit(1);
}

const port = process.env.PORT || '3000';
process.exit(show(['npm', 'run', 'serve', '--silent', '--', '--port', port]) ? 0 : 1);
