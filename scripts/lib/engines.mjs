import semver from 'semver';

/**
 * The packages of a lockfile that refuse one of some versions of Node.js, so that npm prints `EBADENGINE` for them there.
 * npm says nothing of optional packages, so they are left out here too.
 *
 * @param {{packages: Record<string, {engines?: {node?: string}, optional?: boolean, link?: boolean}>}} lockfile
 *   A parsed package-lock.json.
 * @param {string[]} versions Versions of Node.js, for example `20.19.0`.
 * @returns {{path: string, wants: string, version: string}[]} A package, what it wants, and the version that does not fit.
 */
export function unfitEngines({packages}, versions) {
  return versions.flatMap((version) =>
    Object.entries(packages).flatMap(([path, {engines, optional, link}]) => {
      const wants = engines?.node;
      const fits = !wants || optional || link || semver.satisfies(version, wants);
      return fits ? [] : [{path, wants, version}];
    }),
  );
}

/**
 * The versions of Node.js that a check takes: the lowest one that is promised, and the one that runs.
 *
 * @param {string} range The `engines.node` field of package.json.
 * @throws {Error} When the range has no lowest version.
 */
export function promisedNodes(range) {
  const lowest = semver.minVersion(range)?.version;
  if (!lowest) {
    throw new Error(
      `engines.node is "${range}", which no version of Node.js fits. Write it as ">=<major>.<minor>".`,
    );
  }
  return [...new Set([lowest, process.versions.node])];
}
