import {spawnSync} from 'node:child_process';
import {here} from './shop.ts';

/** Builds the shop before the tests. */
export default function build() {
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {
    cwd: here,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The shop doesn't build.\n${stdout}\n${stderr}`);
}
