import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {publicPackages} from './public-packages.mjs';
import {root} from './workspace.mjs';

const runs = promisify(execFile);

/**
 * @typedef {object} Archive A packed package.
 * @property {string} folder Folder of the package, from the root of the repository.
 * @property {string} path Absolute path of the archive.
 * @property {string} integrity Digest of the archive, as npm writes it: `sha512-` and Base64.
 * @property {{name: string, version: string, dependencies?: Record<string, string>}} manifest The package's package.json.
 */

/**
 * @param {import('./public-packages.mjs').PublicPackage} one
 * @param {string} destination Folder of the archive.
 * @param {string} from Folder of the repository.
 * @returns {Promise<Archive>}
 */
async function pack({folder, manifest}, destination, from) {
  const args = ['pack', '--json', '--pack-destination', destination, '-w', folder];
  const {stdout} = await runs('npm', args, {cwd: from, maxBuffer: Infinity});
  const [{filename}] = JSON.parse(stdout);
  const path = join(destination, filename);
  const digest = createHash('sha512').update(readFileSync(path)).digest('base64');
  return {folder, path, integrity: `sha512-${digest}`, manifest};
}

/**
 * Packs all packages that are published into a folder, from their sources: nothing of an earlier build is left. There is one at
 * work for each core, and none before those that it needs.
 *
 * @param {object} options
 * @param {string} options.destination Folder of the archives.
 * @param {string} [options.from] Folder of the repository. Default: this one.
 * @returns {Promise<Archive[]>} Each after those that it needs.
 */
export async function packAll({destination, from = root}) {
  const packages = publicPackages(from);
  for (const {folder} of packages) {
    rmSync(join(from, folder, 'dist'), {recursive: true, force: true});
  }
  const waiting = new Set(packages);
  const unpacked = new Set(packages.map(({manifest}) => manifest.name));
  /** @param {import('./public-packages.mjs').PublicPackage} one */
  const isReady = ({manifest}) =>
    !Object.keys(manifest.dependencies ?? {}).some((name) => unpacked.has(name));
  /** @type {Set<Promise<unknown>>} */
  const underWay = new Set();
  /** @type {Map<string, Archive>} */
  const archives = new Map();
  while (archives.size < packages.length) {
    const ready = [...waiting].filter(isReady).slice(0, availableParallelism() - underWay.size);
    for (const one of ready) {
      waiting.delete(one);
      const packed = pack(one, destination, from).then((archive) => {
        archives.set(archive.folder, archive);
        unpacked.delete(archive.manifest.name);
        underWay.delete(packed);
      });
      underWay.add(packed);
    }
    await Promise.race(underWay);
  }
  return packages.flatMap(({folder}) => archives.get(folder) ?? []);
}
