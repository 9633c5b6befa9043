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

/**
 * Packages of a lockfile that would run a program when they are installed, and that package.json does not deny it under
 * `allowScripts`. Optional ones count too, since another platform may install them.
 *
 * @param {{packages: Record<string, {hasInstallScript?: boolean}>}} lockfile The parsed package-lock.json.
 * @param {Record<string, boolean>} policy `allowScripts` of package.json.
 * @returns {string[]} Their paths.
 */
export function undeniedScripts({packages}, policy) {
  return Object.entries(packages).flatMap(([path, {hasInstallScript}]) => {
    const name = path.replace(/.*node_modules\//, '');
    return hasInstallScript && policy[name] !== false ? [path] : [];
  });
}
