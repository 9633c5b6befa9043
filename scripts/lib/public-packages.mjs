import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from './workspace.mjs';

/**
 * @typedef {object} PublicPackage A package that is published.
 * @property {string} folder Path from the root of the repository.
 * @property {any} manifest Its package.json.
 */

/** Folders whose subfolders are packages. */
const PARENTS = ['packages', 'packages/integrations'];

/**
 * The packages that are published: all below `packages` that are not private.
 *
 * @param {string} [from] Folder of the repository. Default: this one.
 * @returns {PublicPackage[]} Each after those that it needs.
 */
export function publicPackages(from = root) {
  const found = PARENTS.filter((parent) => existsSync(join(from, parent)))
    .flatMap((parent) => readdirSync(join(from, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(from, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(from, folder, 'package.json'), 'utf8')),
    }))
    .filter(({manifest}) => !manifest.private);
  return inOrder(found);
}

/**
 * @param {PublicPackage[]} packages
 * @returns {PublicPackage[]} The same, each after those that it needs.
 */
function inOrder(packages) {
  /** @type {Set<PublicPackage>} */
  const ordered = new Set();
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  /** @param {PublicPackage} one */
  const add = (one) => {
    for (const name of Object.keys(one.manifest.dependencies ?? {})) {
      const needed = byName.get(name);
      if (needed && !ordered.has(needed)) add(needed);
    }
    ordered.add(one);
  };
  packages.forEach(add);
  return [...ordered];
}
