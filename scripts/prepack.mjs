import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {relative} from 'node:path';
import {childEnvironment, root} from './lib/workspace.mjs';

/**
 * Runs a program, and ends with its exit code if it fails.
 *
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, ...args) {
  const {status} = spawnSync(program, args, {
    cwd,
    env: childEnvironment(),
    // Text on standard output would be part of the answer of `npm pack --json`.
    stdio: ['inherit', process.stderr.fd, 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

// npm runs this in the folder of a package before it packs it.
const folder = process.cwd();
run(root, 'tsx', 'website/delivery/archives/main.ts', relative(root, folder).replaceAll('\\', '/'));
// An earlier build may hold files whose source is gone.
rmSync('dist', {recursive: true, force: true});
run(folder, 'npm', 'run', 'build', '--silent');
