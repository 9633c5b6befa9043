import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {publicPackages} from '../public-packages.mjs';
import {root} from '../workspace.mjs';
import {allChangesetFaults} from './changesets.mjs';
import {ReleaseError, run} from './run.mjs';
import {pendingChangesets} from './sources.mjs';

const CHANGESET = fileURLToPath(import.meta.resolve('@changesets/cli/bin.js'));

/**
 * Makes the next version of changesets: it raises the versions, moves the texts into each package's CHANGELOG.md, and deletes the
 * changesets.
 *
 * @param {object} [options]
 * @param {string} [options.from] Folder of the repository. Default: this one.
 * @param {NodeJS.ProcessEnv} [options.env] Default: that of the process.
 * @param {string} [options.day] Day of the version, as `2026-11-30`. Default: today.
 * @returns {Promise<string>} The version of all packages.
 */
export async function versionPackages(options = {}) {
  const {from = root, env = process.env} = options;
  const {day = new Date().toISOString().slice(0, 10)} = options;
  if (pendingChangesets(from).length === 0) {
    throw new ReleaseError(
      'There is no changeset, so no version has anything new. Add one with "npx changeset", then run the same command again.',
    );
  }
  const faults = allChangesetFaults(from);
  if (faults.length > 0) {
    throw new ReleaseError(
      `No version was raised, because the texts of these changesets would go into CHANGELOG.md as they are:\n${faults.join('\n')}`,
    );
  }
  const place = {from, env};
  await mustRun(place, process.execPath, CHANGESET, 'version');
  const packages = publicPackages(from);
  for (const {folder, manifest} of packages) {
    const path = join(from, folder, 'CHANGELOG.md');
    if (existsSync(path)) {
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(`\n## ${manifest.version}\n`, `\n## ${manifest.version} (${day})\n`),
      );
    }
  }
  await mustRun(place, 'npm', 'install', '--package-lock-only', '--ignore-scripts');
  return packages[0]?.manifest.version;
}

/** @param {import('./run.mjs').Place} place @param {string} program @param {string[]} args */
async function mustRun(place, program, ...args) {
  const {ok, out, err} = await run(place, program, ...args);
  if (ok) return;
  throw new ReleaseError(
    `"${[program, ...args].join(' ')}" failed, so the versions may be raised in part. Undo that with "git restore .", fix the cause, and run the same command again.\n${out}${err}`,
  );
}
