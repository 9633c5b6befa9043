import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {childEnvironment} from './lib/workspace.mjs';

// npm runs this in the folder of a package before it packs it. An earlier build may hold files whose source is gone.
rmSync('dist', {recursive: true, force: true});
const {status} = spawnSync('npm', ['run', 'build', '--silent'], {
  env: childEnvironment(),
  // Text on standard output would be part of the answer of `npm pack --json`.
  stdio: ['inherit', process.stderr.fd, 'inherit'],
});
process.exit(status ?? 1);
