/**
 * Whether a Node version satisfies the `engines.node` field of package.json.
 *
 * @param {string} version Version of the running Node, e.g. `20.19.1`.
 * @param {string} range A range of the one form that this repository uses, e.g. `>=20.19`.
 */
export function satisfies(version, range) {
  const wanted = range.match(/^>=(\d+)\.(\d+)(?:\.(\d+))?$/);
  if (!wanted) throw new Error(`engines.node is "${range}"; write it as ">=<major>.<minor>".`);
  const have = version.split('.').map(Number);
  for (let part = 0; part < 3; part++) {
    const difference = (have[part] ?? 0) - Number(wanted[part + 1] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Ends the process with an explanation when the running Node is too old.
 *
 * @param {string} range The `engines.node` field of package.json.
 */
export function requireNode(range) {
  if (satisfies(process.versions.node, range)) return;
  console.error(
    `Storefront Toolkit needs Node ${range}, and this is Node ${process.versions.node}, which cannot run its tools. ` +
      'Install a newer Node from https://nodejs.org/ and run the command again.',
  );
  process.exit(1);
}
