import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {publicPackages} from '../public-packages.mjs';
import {root} from '../workspace.mjs';
import {pendingChangesets} from './sources.mjs';

/** Parts of a version that a change may raise. */
const BUMPS = ['patch', 'minor', 'major'];

/**
 * Finds the faults of a changeset, beside its words and its spelling, which other checks read.
 *
 * @param {string} text
 * @param {string[]} names The packages that are published.
 * @returns {string[]} A sentence for each fault, with what to do.
 */
export function changesetFaults(text, names) {
  const [, head, prose = ''] = /^---\n([^]*?)\n?---\n([^]*)$/.exec(text) ?? [];
  if (head === undefined) return ['It has no packages. Write them between two lines of "---".'];
  const lines = head.split('\n').filter((line) => line.trim());
  const faults = lines.flatMap((line) => {
    const [, name = line, bump = ''] = /^['"]?([^'"]+)['"]?: *(\S+)$/.exec(line) ?? [];
    return [
      ...(names.includes(name) ? [] : [`${name} isn't a package that is published.`]),
      ...(BUMPS.includes(bump) ? [] : [`${name} needs one of ${BUMPS.join(', ')}.`]),
    ];
  });
  if (lines.length === 0) faults.push('It names no package, so no CHANGELOG.md gets its text.');
  const first = prose.trim().split(/\n\s*\n/)[0] ?? '';
  if (!/^[A-Z`].*[.:)]$/s.test(first)) {
    faults.push('Its text needs to be sentences: users of the package read it in CHANGELOG.md.');
  }
  if (/^#/m.test(prose))
    faults.push('A heading would look like a version. Write paragraphs and lists.');
  return faults;
}

/**
 * Finds the faults of all changesets that no version holds.
 *
 * @param {string} [from] Folder of the repository. Default: this one.
 * @returns {string[]} Each with the path of its changeset.
 */
export function allChangesetFaults(from = root) {
  const names = publicPackages(from).map(({manifest}) => manifest.name);
  return pendingChangesets(from).flatMap((path) =>
    changesetFaults(readFileSync(join(from, path), 'utf8'), names).map((one) => `${path}: ${one}`),
  );
}
