/**
 * Writes an entry of a package's CHANGELOG.md from a changeset: its text as it is, and nothing of the commit that added it.
 *
 * @param {{summary: string}} changeset
 */
function getReleaseLine({summary}) {
  return Promise.resolve(`- ${summary.trim().replaceAll('\n', '\n  ')}`);
}

/**
 * Says in a package that uses others which of them changed, since its users get their changes too.
 *
 * @param {unknown} _changesets
 * @param {{name: string, changesets: string[]}[]} dependencies Packages that it uses and that have another version.
 */
function getDependencyReleaseLine(_changesets, dependencies) {
  const changed = dependencies.filter(({changesets}) => changesets.length > 0);
  const names = changed.map(({name}) => `\`${name}\``).sort();
  return Promise.resolve(names.length > 0 ? `- Has the changes of ${names.join(', ')}.` : '');
}

module.exports = {getReleaseLine, getDependencyReleaseLine};
