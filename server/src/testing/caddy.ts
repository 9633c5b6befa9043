import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../../../scripts/lib/free-port.mjs';
import type {ServedBuild} from './nginx.ts';
import {untilAnswering} from './requests.ts';

/** Why Caddy cannot be asked, or `undefined` if it can. */
export function reasonToSkipCaddy(): string | undefined {
  const {error, status} = spawnSync('caddy', ['version'], {stdio: 'ignore'});
  if (!error && status === 0) return undefined;
  const reason = error?.message ?? `exit code ${status}`;
  return `no usable caddy on PATH (${reason}); on Debian: apt-get install caddy`;
}

/**
 * Serves a site with a real Caddy, after Caddy itself has validated the file.
 *
 * @throws If Caddy refuses the file. The message says what it wrote.
 */
export async function startCaddy({
  root,
  rules,
}: ServedBuild): Promise<{port: number; process: ChildProcess; stop: () => Promise<void>}> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const config = join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${rules}
}
`,
  );
  const env = {...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder};
  const options = ['--config', config, '--adapter', 'caddyfile'];
  const checked = spawnSync('caddy', ['validate', ...options], {env, encoding: 'utf8'});
  if (checked.status !== 0) throw new Error(`Caddy refuses ${rules}: ${checked.stderr}`);
  const caddy = spawn('caddy', ['run', ...options], {env, stdio: ['ignore', 'ignore', 'pipe']});
  await untilAnswering(port, caddy);
  const stop = async () => {
    if (caddy.exitCode === null) {
      caddy.kill('SIGTERM');
      await once(caddy, 'exit');
    }
    rmSync(folder, {recursive: true, force: true});
  };
  return {port, process: caddy, stop};
}
