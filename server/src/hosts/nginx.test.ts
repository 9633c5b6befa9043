import {type ChildProcess, execFileSync, spawn} from 'node:child_process';
import {chmodSync, symlinkSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {securityHeaders} from '../headers.ts';
import {readManifest} from '../manifest.ts';
import {prepareBuild} from '../prepare-build.ts';
import {checkRule, ruleTitle} from '../testing/check-rule.ts';
import {ask} from '../testing/requests.ts';
import {rules} from '../testing/rules.ts';
import {createTestSite, ownOrigin, writeFiles} from '../testing/site.ts';

// Debian installs nginx where the PATH of plain users does not look.
const env = {...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin`};

/** Why nginx cannot be asked, or `undefined` if it can. */
function reasonToSkip(): string | undefined {
  try {
    execFileSync('nginx', ['-v'], {env, stdio: 'ignore'});
    return undefined;
  } catch (error) {
    return `no usable nginx on PATH (${String(error)}); on Debian: apt-get install nginx-light`;
  }
}

const skipped = reasonToSkip();
if (skipped) console.warn(`The nginx tests are skipped: ${skipped}`);

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A whole configuration that needs no rights and writes only below the folder. */
function fullConfig(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 64; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/temp-${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/build;
    include ${folder}/deploy/nginx.conf;
  }
}
`;
}

async function started(port: number, nginx: ChildProcess): Promise<void> {
  let errors = '';
  nginx.stderr?.on('data', (chunk) => (errors += String(chunk)));
  for (let attempt = 0; attempt < 150 && nginx.exitCode === null; attempt += 1) {
    if (await ask(port, '/').catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nginx does not answer: ${errors}`);
}

describe.skipIf(skipped)(`nginx with the generated file${skipped ? `: ${skipped}` : ''}`, () => {
  const site = createTestSite();
  let nginx: ChildProcess;
  let port: number;
  let everyAnswer: Readonly<Record<string, string>>;

  beforeAll(async () => {
    await prepareBuild({root: site.root, settings: ownOrigin});
    symlinkSync(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'));
    symlinkSync(join(site.folder, 'outside'), join(site.root, 'linked'));
    // As root, nginx serves as a user who may not enter a private temporary folder.
    chmodSync(site.folder, 0o755);
    everyAnswer = securityHeaders(readManifest(site.root).contentSecurityPolicy);
    port = await freePort();
    writeFiles(site.folder, {'nginx.conf': fullConfig(site.folder, port)});
    nginx = spawn('nginx', ['-p', site.folder, '-c', join(site.folder, 'nginx.conf')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await started(port, nginx);
  });

  afterAll(async () => {
    if (nginx.exitCode === null) {
      const ended = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGQUIT');
      await ended;
    }
    site.remove();
  });

  for (const rule of rules) {
    test(ruleTitle(rule), () => checkRule(port, rule, everyAnswer));
  }

  test('a known entity tag is answered with 304 and the same headers', async () => {
    const {headers} = await ask(port, '/docs/intro');
    const again = await ask(port, '/docs/intro', {
      headers: {'If-None-Match': String(headers.etag)},
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('no-cache');
    expect(again.headers).toMatchObject({etag: headers.etag});
  });
});
