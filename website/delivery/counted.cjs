'use strict';

/*
 * Plain CommonJS, since the bundler loads `spread-loader.cjs` by Node itself.
 */

/**
 * The text that a pattern has to find, and how often. Without `exactly` and `least` it has to be found once.
 *
 * @typedef {object} Expected
 * @property {string} where The text that is searched, as the start of a sentence: `A page`.
 * @property {string} what The wanted part of it: `its style sheet`.
 * @property {string} harm The harm if the build went on.
 * @property {string} adapt The file that holds the pattern, from the root of the repository.
 * @property {number} [exactly] Number of times that it has to be found.
 * @property {number} [least] Least number of times that it has to be found.
 */

/** @param {number} times */
const spoken = (times) => (times === 1 ? 'once' : `${times} times`);

/**
 * Stops the build when something was not found as often as it has to be.
 *
 * @param {number} times Number of times that it was found.
 * @param {RegExp | string} pattern The pattern that looked for it.
 * @param {Expected} expected
 */
function expectCount(times, pattern, {where, what, harm, adapt, least, exactly = least ?? 1}) {
  if (least === undefined ? times === exactly : times >= least) return;
  const wanted = `${least === undefined ? '' : 'at least '}${spoken(exactly)}`;
  const sought = typeof pattern === 'string' ? JSON.stringify(pattern) : String(pattern);
  throw new Error(
    `${where} has ${what} ${spoken(times)} instead of ${wanted}, so ${harm}. It was looked for as ${sought}. ` +
      `The framework, a library or the theme writes it differently now: see what changed (contributing/updating-docusaurus.md ` +
      `says what to look at), then adapt ${adapt}.`,
  );
}

/**
 * The matches of a pattern in a text.
 *
 * @param {string} text
 * @param {RegExp} pattern A global one.
 * @param {Expected} expected
 * @returns {RegExpExecArray[]}
 * @throws If they are not as many as they have to be.
 */
function matchCounted(text, pattern, expected) {
  const matches = [...text.matchAll(pattern)];
  expectCount(matches.length, pattern, expected);
  return matches;
}

/**
 * Replaces each match of a pattern in a text.
 *
 * @param {string} text
 * @param {RegExp | string} pattern A global one, or the text to replace.
 * @param {(found: string, ...groups: string[]) => string} replacement
 * @param {Expected} expected
 * @throws If they are not as many as they have to be.
 */
function replaceCounted(text, pattern, replacement, expected) {
  let times = 0;
  const replaced = text.replaceAll(pattern, (found, ...groups) => {
    times += 1;
    return replacement(found, ...groups);
  });
  expectCount(times, pattern, expected);
  return replaced;
}

module.exports = {expectCount, matchCounted, replaceCounted};
