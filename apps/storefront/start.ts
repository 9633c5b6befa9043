import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {createStore} from './app/server/store.ts';

// Starts the shop: in development, or with `--production` the build. Before that, it looks whether the vendor's variables are set.
const here = fileURLToPath(new URL('.', import.meta.url));
const file = `${here}.env`;
if (existsSync(file)) process.loadEnvFile(file);
process.env.PORT ??= '3000';
process.env.STORE_ORIGIN ??= `http://localhost:${process.env.PORT}`;

try {
  createStore(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const run = (...args: string[]) => {
  const {status} = spawnSync('npm', ['run', ...args], {cwd: here, stdio: 'inherit'});
  if (status !== 0) process.exit(status ?? 1);
};
if (process.argv.includes('--production')) {
  run('build');
  run('start');
} else {
  run('dev', '--', '--port', process.env.PORT);
}
