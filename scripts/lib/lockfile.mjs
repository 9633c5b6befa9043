const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Entries of a lockfile that are fetched from elsewhere than the public npm registry.
 *
 * @param {{packages: Record<string, {resolved?: string, link?: boolean}>}} lockfile The parsed package-lock.json.
 * @returns {{path: string, resolved: string}[]}
 */
export function foreignHosts({packages}) {
  return Object.entries(packages).flatMap(([path, {resolved, link}]) =>
    resolved === undefined || link || resolved.startsWith(REGISTRY) ? [] : [{path, resolved}],
  );
}
