import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {sourceDigest, SOURCES} from './sources.mjs';
import {cacheDir, childEnvironment, root} from './workspace.mjs';

// Not named like a check: its report would take its place.
const RECORD = join(cacheDir, 'built-site.json');
const BUILD_DIR = join(root, 'website/build');

/**
 * Pages say when their sources were last changed, so a commit makes another site of the same files.
 *
 * @returns {string} The last commit of the sources, and whether the history before it is there. The same for all folders without git.
 */
function historyState() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, {cwd: root, encoding: 'utf8'}).stdout;
  return (
    git('rev-parse', '--is-shallow-repository') + git('log', '-1', '--format=%H', '--', ...SOURCES)
  );
}

/** @returns {string} Digest of what the site is built from, and of the state of its history. */
const presentDigest = () => `${sourceDigest()} ${historyState()}`;

/**
 * @typedef {{digest: string, ok: boolean, log: string}} SiteBuild
 *   Digest of the sources, whether the build succeeded, and what it printed.
 */

/** @returns {SiteBuild | undefined} The build that was made last, whatever has changed since. */
export function lastBuild() {
  if (!existsSync(RECORD) || !existsSync(BUILD_DIR)) return undefined;
  return /** @type {SiteBuild} */ (JSON.parse(readFileSync(RECORD, 'utf8')));
}

/** @returns {SiteBuild | undefined} The last build, when it succeeded and was made from the present sources. */
function presentBuild() {
  const build = lastBuild();
  return build?.ok && build.digest === presentDigest() ? build : undefined;
}

/**
 * Why a build is not the site of the present sources, or `undefined` when it is. Dates of changes, which pages show and their
 * Markdown doesn't, may be older.
 *
 * @param {SiteBuild | undefined} build
 * @param {string} sources Digest of the present sources.
 */
export function staleReason(build, sources) {
  if (!build) return 'website/build is missing, or "npm run build" did not make it';
  if (!build.ok) return 'the last build of the site failed';
  const [built] = build.digest.split(' ');
  return built === sources
    ? undefined
    : 'website, packages or server changed after the last build of the site';
}

/** Why `website/build` is not the site of the present sources, or `undefined` when it is. */
export const staleBuildReason = () => staleReason(lastBuild(), sourceDigest());

/**
 * Builds the site into `website/build` and records what it was built from and what the build printed.
 *
 * @returns {SiteBuild}
 */
export function buildSite() {
  const digest = presentDigest();
  rmSync(RECORD, {force: true});
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build', '-w', 'website'], {
    cwd: root,
    env: childEnvironment(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const build = {digest, ok: status === 0, log: `${stdout}${stderr}`};
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(RECORD, JSON.stringify(build, null, 2));
  return build;
}

/** @type {SiteBuild | undefined} */
let known;

/**
 * The site's build, made now unless the one on disk is made from the present sources.
 *
 * @returns {SiteBuild}
 */
export function ensureSite() {
  return (known ??= presentBuild() ?? buildSite());
}
