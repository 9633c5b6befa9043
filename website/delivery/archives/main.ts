import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {staleBuildReason} from '../../../scripts/lib/site-build.mjs';
import {ROOT} from '../../plugins/paths';
import {archiveDocs} from './archive-docs';

/**
 * Writes the documentation of a package into its folder, from the site's build, before npm packs it.
 *
 * @param folder - Path of the package from the root of the repository.
 */
function main(folder = ''): void {
  const reason = staleBuildReason();
  if (reason) {
    throw new Error(
      `The docs in the archive of ${folder} would not be those of this code: ${reason}. Run "npm run build", then pack again.`,
    );
  }
  const docs = archiveDocs(folder);
  rmSync(path.join(ROOT, folder, 'docs'), {recursive: true, force: true});
  for (const [file, text] of docs) {
    const target = path.join(ROOT, folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
