import {spawn, spawnSync} from 'node:child_process';
import {childEnvironment, installReason, root} from './workspace.mjs';

/**
 * Runs a program in the root of the repository and shows its output as it comes.
 *
 * @param {string[]} command Program and arguments.
 * @returns {boolean} Whether it ended with exit code 0.
 */
export function show([program, ...args]) {
  const {status, error} = spawnSync(/** @type {string} */ (program), args, {
    cwd: root,
    env: childEnvironment(),
    stdio: 'inherit',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Runs a program in the root of the repository and keeps its output.
 *
 * @param {string[]} command Program and arguments.
 * @param {{timeout: number, env?: Record<string, string>}} options Time limit in milliseconds, further environment.
 * @returns {Promise<{code: number, output: string}>} Exit code, and standard output and error as they came.
 */
export function capture([program, ...args], {timeout, env}) {
  return new Promise((done) => {
    // An own process group, so that a time-out also ends the browsers and servers that the program started.
    const child = spawn(/** @type {string} */ (program), args, {
      cwd: root,
      env: {...childEnvironment(), ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    /** @type {Buffer[]} */
    const chunks = [];
    const end = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${timeout / 1000} s, the time limit of a check.\n`));
      end();
    }, timeout);
    process.once('exit', end);
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.removeListener('exit', end);
      done({code: code ?? 1, output: Buffer.concat(chunks).toString()});
    });
  });
}

/** Runs `npm ci` when node_modules does not hold what the lockfile names. Ends the process when that fails. */
export function ensureDependencies() {
  const reason = installReason();
  if (!reason) return;
  console.log(`Installing dependencies (${reason}).`);
  if (show(['npm', 'ci', '--ignore-scripts'])) return;
  console.error(
    'npm ci failed, so nothing can be built or tested. Its message is above; the usual cause is that the ' +
      'npm registry cannot be reached.',
  );
  process.exit(1);
}
