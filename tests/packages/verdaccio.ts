import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {freePort} from '../../scripts/lib/free-port.mjs';
import {run} from './storefront.ts';

const VERDACCIO = join(import.meta.dirname, 'verdaccio');

/**
 * Everybody may read, and everybody with an account may publish, but one package is its owner's. There is no registry behind
 * this one, so it has only what a test published.
 */
const configOf = (folder: string) => `
storage: ${folder}/storage
auth:
  htpasswd:
    file: ${folder}/htpasswd
max_body_size: 200mb
packages:
  '@fixture/middle':
    access: $all
    publish: owner
  '**':
    access: $all
    publish: $authenticated
log: {type: stdout, format: pretty, level: error}
web:
  enable: false
`;

/** A registry that runs on this machine. */
export interface Registry {
  address: string;
  /** Logs a user in. Returns an environment in which npm is that user, or nobody without a name. */
  environmentOf(user?: string): Promise<NodeJS.ProcessEnv>;
  stop(): void;
}

/** Installs verdaccio from its lockfile, and starts it with empty shelves. */
export async function startRegistry(): Promise<Registry> {
  run(VERDACCIO, 'npm', 'ci', '--ignore-scripts');
  const folder = mkdtempSync(join(tmpdir(), 'verdaccio-'));
  const config = join(folder, 'config.yaml');
  writeFileSync(config, configOf(folder));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const program = join(VERDACCIO, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', config, '--listen', `127.0.0.1:${port}`];
  const server = spawn(process.execPath, args, {cwd: folder, stdio: 'ignore'});
  await answers(address, server);

  const environmentOf = async (user?: string) => {
    const userconfig = join(folder, `${user ?? 'nobody'}.npmrc`);
    if (!existsSync(userconfig)) {
      const login = user && `//127.0.0.1:${port}/:_authToken=${await logIn(user)}\n`;
      writeFileSync(userconfig, login ?? '');
    }
    return {
      ...process.env,
      npm_config_userconfig: userconfig,
      npm_config_fetch_retries: '0',
      ACTIONS_ID_TOKEN_REQUEST_URL: undefined,
    };
  };
  const logIn = async (name: string) => {
    const response = await fetch(`${address}-/user/org.couchdb.user:${name}`, {
      method: 'PUT',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({name, password: `${name}-password`}),
    });
    return ((await response.json()) as {token: string}).token;
  };
  const stop = () => {
    server.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  return {address, environmentOf, stop};
}

/** Waits until a server answers. */
async function answers(address: string, server: ChildProcess) {
  const asks = () =>
    fetch(`${address}-/ping`).then(
      ({ok}) => ok,
      () => false,
    );
  for (const end = Date.now() + 60_000; !(await asks()); await setTimeout(200)) {
    if (server.exitCode !== null) throw new Error(`verdaccio ended with ${server.exitCode}.`);
    if (Date.now() > end) throw new Error(`Nothing answers at ${address} after a minute.`);
  }
}
