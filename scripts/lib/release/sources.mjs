import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../workspace.mjs';
import {ReleaseError, run} from './run.mjs';

/**
 * Stops a release of anything but a commit with versions that nobody has to raise.
 *
 * @param {import('./run.mjs').Place} place
 * @param {() => string | undefined} staleBuild Why the site's build isn't that of the sources.
 */
export async function checkSources(place, staleBuild) {
  const {ok, out, err} = await run(place, 'git', 'status', '--porcelain');
  if (!ok) throw new ReleaseError(`git can't read the repository, so no commit is known: ${err}`);
  if (out.trim()) {
    throw new ReleaseError(
      `These files have changes that no commit holds, so nobody could tell what was published:\n${out}Commit them or put them away with "git stash -u", then run the same command again.`,
    );
  }
  const changesets = pendingChangesets(place.from);
  if (changesets.length > 0) {
    throw new ReleaseError(
      `These changesets aren't in any version yet, so their changes would go out under an old one: ${changesets.join(', ')}. Run "npm run version-packages", commit, and run the same command again.`,
    );
  }
  const stale = staleBuild();
  if (stale) {
    throw new ReleaseError(
      `Archives hold pages of the site, and they would be those of other code: ${stale}. Run "npm run build", then the same command again.`,
    );
  }
}

/**
 * The changesets that no version holds.
 *
 * @param {string} from Folder of the repository.
 * @returns {string[]} Paths from there.
 */
export function pendingChangesets(from = root) {
  const folder = join(from, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => `.changeset/${name}`);
}
