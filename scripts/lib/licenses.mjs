/** Licenses that the product may be built with: each allows use in any product, with a notice at most. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages that name their license in a file alone, which the lockfile does not know. */
const NAMED_IN_FILES = new Map([
  ['eval', 'MIT'],
  ['format', 'MIT'],
  ['require-like', 'MIT'],
]);

/**
 * Whether an SPDX expression allows the use: `OR` needs one of its sides, `AND` needs both.
 *
 * @param {string} expression
 */
function isAllowed(expression) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => ALLOWED.has(license.trim())));
}

/**
 * The licenses of what the product is built with. Development tools are left out.
 *
 * @param {{packages: Record<string, {license?: string, dev?: boolean, link?: boolean}>}} lockfile
 *   The parsed package-lock.json.
 * @returns {{counts: Map<string, number>, refused: {name: string, license: string}[]}}
 *   Number of packages by license, the most frequent first, and the packages that may not be used.
 */
export function readLicenses({packages}) {
  const found = Object.entries(packages)
    .filter(([path, {dev, link}]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, {license}]) => {
      const name = path.replace(/.*node_modules\//, '');
      return {name, license: license ?? NAMED_IN_FILES.get(name) ?? 'none'};
    });
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const {license} of found) counts.set(license, (counts.get(license) ?? 0) + 1);
  return {
    counts: new Map([...counts].sort(([, a], [, b]) => b - a)),
    refused: found.filter(({license}) => !isAllowed(license)),
  };
}
