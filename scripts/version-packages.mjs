import {ReleaseError} from './lib/release/run.mjs';
import {versionPackages} from './lib/release/version.mjs';

// Makes the next version of the changesets. contributing/releases.md says how a release goes.
try {
  const version = await versionPackages();
  console.log(`All packages are ${version} now. Review each CHANGELOG.md, and commit.`);
} catch (error) {
  console.error(error instanceof ReleaseError ? error.message : error);
  process.exitCode = 1;
}
