import {parseArgs} from 'node:util';
import {OPTIONS} from './lib/release/options.mjs';
import {release} from './lib/release/release.mjs';
import {ReleaseError} from './lib/release/run.mjs';
import {staleBuildReason} from './lib/site-build.mjs';

// Packs and publishes the packages. contributing/releases.md says how a release goes.
try {
  const {'dry-run': dryRun, registry} = parseArgs({options: OPTIONS}).values;
  const done = await release({dryRun, registry, staleBuild: staleBuildReason});
  if (dryRun) console.log(`A dry run: nothing was published. ${done.length} packages would be.`);
  else if (done.length > 0) console.log(`Published ${done.length} packages.`);
} catch (error) {
  const isSaid = error instanceof ReleaseError || isUsage(error);
  console.error(isSaid ? error.message : error);
  process.exitCode = 1;
}

/**
 * Whether an error says that an option is unknown or lacks its value.
 *
 * @param {unknown} error
 * @returns {error is Error}
 */
function isUsage(error) {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
