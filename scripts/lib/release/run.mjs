import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** A reason that stops a release. Its message says what happened, why it matters and what to do. */
export class ReleaseError extends Error {}

/**
 * @typedef {object} Place Where a release runs.
 * @property {string} from Folder of the repository.
 * @property {NodeJS.ProcessEnv} env Environment, which says what the host can do.
 */

const runs = promisify(execFile);

/**
 * Runs a program in the repository.
 *
 * @param {Place} place
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<{ok: boolean, out: string, err: string}>} Whether it ended with exit code 0, and what it printed.
 */
export async function run({from, env}, program, ...args) {
  try {
    const {stdout, stderr} = await runs(program, args, {cwd: from, env, maxBuffer: Infinity});
    return {ok: true, out: stdout, err: stderr};
  } catch (error) {
    const {stdout = '', stderr = ''} = /** @type {{stdout?: string, stderr?: string}} */ (error);
    return {ok: false, out: stdout, err: stderr || String(error)};
  }
}
