/** npm's registry, to which a release goes unless it is told another. */
export const NPM = 'https://registry.npmjs.org/';

/** Folder of the files of a release, from the root of the repository. Git ignores it. */
export const OUTPUT = 'release';

/** Options of the command line. */
export const OPTIONS = /** @type {const} */ ({
  'dry-run': {type: 'boolean', default: false},
  registry: {type: 'string', default: NPM},
});
