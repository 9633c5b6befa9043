import {type ChildProcess, execSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {freePort} from '../../scripts/lib/free-port.mjs';
import {IMAGE_BYTES} from './limits.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** An instruction of the Dockerfile. */
interface Instruction {
  name: string;
  text: string;
}

/** A user without rights: the user `nobody` of Debian. */
const NOBODY = 65_534;

/** The instructions of the stage that is served. */
function lastStage(): Instruction[] {
  const all = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line): Instruction => {
      const [, name = '', text = ''] = /^([A-Z]+) (.+)$/.exec(line)!;
      return {name, text};
    });
  return all.slice(all.findLastIndex(({name}) => name === 'FROM'));
}

const stage = lastStage();

/** The text of an instruction that the stage has once. */
function one(name: string): string {
  const found = stage.filter((each) => each.name === name);
  expect(found, name).toHaveLength(1);
  return found[0]!.text;
}

const command = (name: string) => JSON.parse(one(name).replace(/^CMD /, '')) as string[];

/** Why the image is not built, or `undefined` if it is. */
function reasonToSkipDocker(): string | undefined {
  if (!process.env.FULL_MATRIX)
    return 'building the site once more takes long, so a full run does it';
  const {status} = spawnSync('docker', ['info'], {stdio: 'ignore'});
  return status === 0 ? undefined : 'there is no Docker daemon on this machine';
}

const skipped = reasonToSkipDocker();
if (skipped) {
  console.warn(
    `The image is not built: ${skipped}. Its last stage is made in a folder instead, without the system around it.`,
  );
}

let folder: string;
let server: ChildProcess | undefined;
let port: number;

/** Settings of the image, with a port that is free here. */
function environment() {
  const own = Object.fromEntries(
    one('ENV')
      .split(' ')
      .map((pair) => pair.split('=')),
  ) as Record<string, string>;
  return {...process.env, ...own, PORT: String(port), TMPDIR: path.join(folder, 'none')};
}

/** Runs a command of the image as its user would, who may write nowhere. */
function start([, ...args]: string[]) {
  const isRoot = process.getuid?.() === 0;
  return spawn(process.execPath, args, {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && {uid: NOBODY, gid: NOBODY}),
  });
}

const healthOf = async () => (await once(start(command('HEALTHCHECK')), 'exit'))[0] as number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'container-'));
  chmodSync(folder, 0o755);
  port = await freePort();
  for (const {name, text} of stage) {
    if (name === 'RUN')
      execSync(text.replace(/ && npm cache .*/, ''), {cwd: folder, stdio: 'pipe'});
    if (name !== 'COPY') continue;
    const [target = '', ...sources] = text
      .split(' ')
      .filter((word) => !word.startsWith('--from'))
      .toReversed();
    for (const source of sources) {
      const from = path.join(ROOT, source.replace(/^\/site\//, ''));
      const isFile = statSync(from).isFile();
      const to = path.join(folder, target, isFile ? path.basename(source) : '');
      mkdirSync(path.dirname(to), {recursive: true});
      cpSync(from, to, {recursive: true});
    }
  }
}, 120_000);

afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, {recursive: true, force: true});
});

test('the image has a user without rights, and the whole build in its context', () => {
  expect(one('USER')).toBe('node');
  expect(one('FROM')).toMatch(/^node:20-alpine$/);
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n');
  // With another machine's modules it would not run, and without the history no page would say when it was last changed.
  expect(ignored).toContain('**/node_modules');
  expect(ignored.filter((line) => line.includes('.git'))).toEqual([]);
});

test('what it adds to Node is not large', () => {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true});
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(path.join(file.parentPath, file.name)).size);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`The last stage adds ${(bytes / 1e6).toFixed(0)} MB to Node's image.`);
  expect(bytes).toBeLessThanOrEqual(IMAGE_BYTES);
  expect(existsSync(path.join(folder, 'node_modules/@docusaurus'))).toBe(false);
});

test('it serves as a user who may write nowhere, and its health check tells when it does not @claim-deploy-your-site.container', async () => {
  expect(await healthOf()).toBe(1);
  server = start(command('CMD'));
  let said = '';
  server.stderr!.on('data', (chunk) => (said += String(chunk)));
  server.stdout!.on('data', (chunk) => (said += String(chunk)));
  for (let tries = 0; !said.includes('\n') && tries < 200; tries += 1) await delay(100);
  expect(said).toBe(`Serving ${path.join(folder, 'website/build')} on http://localhost:${port}\n`);
  const page = await fetch(`http://127.0.0.1:${port}/docs/packages/`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await healthOf()).toBe(0);
  server.kill('SIGTERM');
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  expect(await healthOf()).toBe(1);
});

test.skipIf(skipped)(
  'the image is built, and healthy with a read-only file system',
  async () => {
    execSync('docker build --tag storefront-toolkit-docs-test .', {cwd: ROOT, stdio: 'pipe'});
    const run = `docker run --detach --read-only --cap-drop ALL --health-interval 1s --publish ${port}:3000 storefront-toolkit-docs-test`;
    const id = execSync(run, {encoding: 'utf8'}).trim();
    try {
      const state = () =>
        execSync(`docker inspect --format '{{.State.Health.Status}}' ${id}`, {encoding: 'utf8'});
      for (let tries = 0; !/^healthy/.test(state()) && tries < 60; tries += 1) await delay(1000);
      expect(state().trim()).toBe('healthy');
      expect((await fetch(`http://127.0.0.1:${port}/docs/packages/`)).status).toBe(200);
    } finally {
      execSync(`docker rm --force ${id}`, {stdio: 'pipe'});
    }
  },
  1_200_000,
);
