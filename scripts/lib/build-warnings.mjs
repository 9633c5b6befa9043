import {stripVTControlCharacters} from 'node:util';

/**
 * Warnings and errors in the log of a site build, each with the lines that explain it.
 *
 * @param {string} log Output of `docusaurus build`.
 * @returns {string[]}
 */
export function buildWarnings(log) {
  return stripVTControlCharacters(log)
    .split(/^(?=\[[A-Z]+\])/m)
    .filter((message) => /^\[(WARNING|ERROR)\]/.test(message))
    .map((message) => message.trim());
}
