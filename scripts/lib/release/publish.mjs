import {NPM} from './options.mjs';
import {ReleaseError, run} from './run.mjs';

/**
 * @typedef {import('../pack.mjs').Archive} Archive
 * @typedef {import('./run.mjs').Place} Place
 */

/** @param {Archive['manifest']} manifest */
export const idOf = ({name, version}) => `${name}@${version}`;

/**
 * Options of npm for a registry. Without the second one, a setting of the reader's for the scope would win.
 *
 * @param {string} registry @param {string} name Name of a package.
 */
const registryOptions = (registry, name) => [
  `--registry=${registry}`,
  ...(name.startsWith('@') ? [`--${name.split('/')[0]}:registry=${registry}`] : []),
];

/**
 * The tag of npm's under which people find a version: a version before another one must not become `latest`.
 *
 * @param {string} version
 */
export const tagOf = (version) =>
  version.includes('-') ? (/-([a-z]+)/i.exec(version)?.[1] ?? 'prerelease') : 'latest';

/**
 * Whether the host proves to the registry who builds: npm then needs no token, and signs where the packages come from.
 *
 * @param {NodeJS.ProcessEnv} env @param {string} registry
 */
export function hasProof(env, registry) {
  if (new URL(registry).host !== new URL(NPM).host) return false;
  return Boolean(env.ACTIONS_ID_TOKEN_REQUEST_URL || (env.GITLAB_CI && env.SIGSTORE_ID_TOKEN));
}

/**
 * Asks the registry for versions.
 *
 * @param {string} registry
 * @param {Archive['manifest'][]} manifests
 * @param {Place} place
 * @returns {Promise<Map<string, string>>} Digests of the archives that it has, by the packages' names.
 */
export async function publishedOf(registry, manifests, place) {
  /** @type {Map<string, string>} */
  const there = new Map();
  for (const manifest of manifests) {
    const integrity = await integrityAt(registry, manifest, place);
    if (integrity !== undefined) there.set(manifest.name, integrity);
  }
  return there;
}

/**
 * Asks the registry for a version.
 *
 * @param {string} registry
 * @param {Archive['manifest']} manifest
 * @param {Place} place
 * @returns {Promise<string | undefined>} Digest of the archive that the registry has of this version, if it has one.
 */
async function integrityAt(registry, manifest, place) {
  const args = ['view', idOf(manifest), 'dist.integrity', '--json', '--prefer-online'];
  const options = registryOptions(registry, manifest.name);
  const {ok, out, err} = await run(place, 'npm', ...args, ...options);
  if (ok) return out.trim() ? JSON.parse(out) : undefined;
  if (/\bE404\b/.test(out + err)) return undefined;
  throw new ReleaseError(
    `${registry} doesn't say whether it has ${idOf(manifest)}, so nothing was published. Check the address, the network and your rights, then run the same command again.\n${err}`,
  );
}

/** @param {string} registry @param {Place} place */
export async function checkLogin(registry, place) {
  const {ok} = await run(place, 'npm', 'whoami', `--registry=${registry}`);
  if (ok) return;
  throw new ReleaseError(
    `You aren't logged in to ${registry}, so it would refuse every package. Run "npm login --registry=${registry}", then the same command again. On a host with trusted publishing, let the job ask for an id token instead.`,
  );
}

/**
 * Publishes archives that the registry lacks.
 *
 * @param {object} options
 * @param {Archive[]} options.archives Each after those that it needs.
 * @param {Map<string, string>} options.there Digests of the archives that the registry has, by the packages' names.
 * @param {string} options.registry
 * @param {boolean} options.dryRun Only say what would be published.
 * @param {Place} options.place
 * @param {(line: string) => void} options.say
 * @returns {Promise<string[]>} The packages that were published, with their versions. In a dry run, those that would be.
 */
export async function publish({archives, there, registry, dryRun, place, say}) {
  /** @type {Archive[]} */
  const missing = [];
  for (const archive of archives) {
    const id = idOf(archive.manifest);
    const integrity = there.get(archive.manifest.name);
    if (integrity === undefined) missing.push(archive);
    else if (integrity === archive.integrity) say(`skipped    ${id}, which is there already`);
    else throw new ReleaseError(otherContents(id, registry, integrity, archive.integrity));
  }
  const proof = hasProof(place.env, registry) ? ['--provenance'] : [];
  /** @type {string[]} */
  const done = [];
  for (const {manifest, path} of missing) {
    const id = idOf(manifest);
    const tag = tagOf(manifest.version);
    if (dryRun) {
      say(
        `would go   ${id} as ${tag} to ${registry}${proof.length > 0 ? ', with provenance' : ''}`,
      );
    } else {
      const args = [path, '--access=public', `--tag=${tag}`, ...proof];
      const options = registryOptions(registry, manifest.name);
      const {ok, err} = await run(place, 'npm', 'publish', ...args, ...options);
      if (!ok) throw new ReleaseError(halfDone(id, registry, done, missing.length, err));
      say(`published  ${id} as ${tag}`);
    }
    done.push(id);
  }
  return done;
}

/** @param {string} id @param {string} registry @param {string} there @param {string} here */
const otherContents = (id, registry, there, here) =>
  `${registry} has ${id} already, with other contents, and npm never replaces a version. Nothing was published.
  there: ${there}
  here:  ${here}
If you changed the package since, add a changeset, run "npm run version-packages" and commit. If you continue a release that stopped, check out its commit, and use its Node.`;

/** @param {string} id @param {string} registry @param {string[]} done @param {number} all @param {string} why */
const halfDone = (id, registry, done, all, why) =>
  `${registry} refused ${id}. ${done.length} of ${all} packages were published before it${done.length > 0 ? `: ${done.join(', ')}` : ''}. When the cause is gone, run the same command again: it skips these.
${why.trim()}`;
