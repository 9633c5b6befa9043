import {existsSync, readFileSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

/** Absolute path of the repository. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..');

/** Where the runners keep logs and results. Git ignores it. */
export const cacheDir = join(root, 'node_modules/.cache/storefront-toolkit');

/**
 * Reads a JSON file of the repository.
 *
 * @param {string} path Path from the root of the repository.
 * @returns {any} The parsed file.
 */
export function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** The environment of child processes: programs of `node_modules/.bin` are found by their name. */
export function childEnvironment() {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return {...process.env, PATH: path};
}

/**
 * @typedef {{version?: string, integrity?: string, link?: boolean, optional?: boolean}} LockedPackage
 * @typedef {{packages: Record<string, LockedPackage>}} Lockfile
 */

/**
 * Why the installed packages are not those of the lockfile, or `undefined` when they are.
 *
 * @param {Lockfile} wanted `package-lock.json`.
 * @param {Lockfile | undefined} installed `node_modules/.package-lock.json`, which npm writes when it installs.
 */
export function staleInstall(wanted, installed) {
  if (!installed) return 'node_modules is absent';
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const present = installed.packages[path];
    // An optional package may belong to another platform.
    if (!present && entry.optional) continue;
    if (present?.version !== entry.version || present?.integrity !== entry.integrity) {
      return `${path} is not the version that package-lock.json names`;
    }
  }
  return undefined;
}

/** Why `npm ci` has to run in this working copy, or `undefined` when it need not. */
export function installReason() {
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(join(root, record)) ? readJson(record) : undefined;
  return staleInstall(readJson('package-lock.json'), installed);
}
