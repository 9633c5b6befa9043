// cspell:ignore fastcgi uwsgi scgi
import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../../../scripts/lib/free-port.mjs';
import {untilAnswering} from './requests.ts';

// Debian installs nginx where the PATH of plain users does not look.
const env = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

/** A prepared site, and the file that its build wrote for a server. */
export interface ServedBuild {
  root: string;
  rules: string;
}

/** Why nginx cannot be asked, or `undefined` if it can. */
export function reasonToSkipNginx(): string | undefined {
  const {error, status} = spawnSync('nginx', ['-v'], {env, stdio: 'ignore'});
  if (!error && status === 0) return undefined;
  const reason = error?.message ?? `exit code ${status}`;
  return `no usable nginx on PATH (${reason}); on Debian: apt-get install nginx-light`;
}

/** A whole configuration, with one worker, that needs no rights and writes only below the folder. */
function configuration(folder: string, port: number, {root, rules}: ServedBuild): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${rules};
  }
}
`;
}

/** Serves a site with a real nginx. The user `nobody` has to be able to enter its folders. */
export async function startNginx(
  site: ServedBuild,
): Promise<{port: number; process: ChildProcess; stop: () => Promise<void>}> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, site));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilAnswering(port, nginx);
  const stop = async () => {
    if (nginx.exitCode === null) {
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
    }
    rmSync(folder, {recursive: true, force: true});
  };
  return {port, process: nginx, stop};
}
