import {mkdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {packAll} from '../pack.mjs';
import {publicPackages} from '../public-packages.mjs';
import {root} from '../workspace.mjs';
import {NPM, OUTPUT} from './options.mjs';
import {checkLogin, hasProof, idOf, publish, publishedOf} from './publish.mjs';
import {writeRecords} from './records.mjs';
import {ReleaseError} from './run.mjs';
import {checkSources} from './sources.mjs';

/**
 * @typedef {object} Options
 * @property {boolean} [dryRun] Do everything but publish. Default: false.
 * @property {string} [registry] Address of the registry. Default: npm's.
 * @property {string} [from] Folder of the repository. Default: this one.
 * @property {NodeJS.ProcessEnv} [env] Environment, which says what the host can do. Default: that of the process.
 * @property {() => string | undefined} [staleBuild] Why the site's build, which archives hold pages of, isn't that of the sources.
 * @property {(line: string) => void} [say] Default: prints it.
 */

/**
 * Packs each public package, and publishes those that the registry lacks, each after those that it needs.
 *
 * @param {Options} [options]
 * @returns {Promise<string[]>} The packages that were published, with their versions. In a dry run, those that would be.
 */
export async function release(options = {}) {
  const {dryRun = false, registry = NPM, from = root, env = process.env} = options;
  const {staleBuild = () => undefined, say = console.log} = options;
  if (!URL.canParse(registry)) {
    throw new ReleaseError(
      `"${registry}" is not the address of a registry, so nothing was published. Write it with its protocol: --registry=${NPM}`,
    );
  }
  const place = {from, env};
  await checkSources(place, staleBuild);
  const manifests = publicPackages(from).map(({manifest}) => manifest);
  const there = await publishedOf(registry, manifests, place);
  if (manifests.every(({name}) => there.has(name))) {
    const ids = manifests.map(idOf).join(', ');
    say(`Nothing to publish: ${registry} has ${ids}. npm never replaces a version.`);
    say(
      'To release later changes, run "npm run version-packages", commit, and run "npm run release".',
    );
    return [];
  }
  if (!dryRun && !hasProof(env, registry)) await checkLogin(registry, place);

  say(`Packing ${manifests.length} packages …`);
  const output = join(from, OUTPUT);
  rmSync(output, {recursive: true, force: true});
  mkdirSync(output, {recursive: true});
  const archives = await packAll({destination: output, from}).catch(
    (/** @type {unknown} */ error) => {
      const {stderr} = /** @type {{stderr?: string}} */ (error);
      throw new ReleaseError(
        `npm couldn't pack, so nothing was published.\n${stderr ?? String(error)}`,
      );
    },
  );
  await writeRecords(archives, place);
  say(
    `${OUTPUT} holds the archives, a list of components for each, SHA512SUMS and provenance.json.`,
  );
  return publish({archives, there, registry, dryRun, place, say});
}
