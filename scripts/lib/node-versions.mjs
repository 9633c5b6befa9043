/** Major versions of Node.js that the toolkit runs on: those with long-term support. */
const MAJORS = [20, 22, 24];

/**
 * @param {string} version For example `v24.1.0`.
 * @returns {number} For example `24`.
 */
export const majorOf = (version) => Number.parseInt(version.replace(/^v/, ''), 10);

/**
 * The major versions that a run of the checks doesn't prove by itself.
 *
 * @param {string} running Version of the running Node.
 */
export const otherMajors = (running) => MAJORS.filter((major) => major !== majorOf(running));

/**
 * The lines by which npm says that a package refuses this Node, or npm itself does.
 *
 * @param {string} output Everything that npm printed.
 */
export const engineWarnings = (output) =>
  output.split('\n').filter((line) => /EBADENGINE|does not support Node/i.test(line));
