import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {type ClientHttp2Session, connect as connectSecurely} from 'node:http2';
import {connect} from 'node:net';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {afterAll, afterEach, beforeAll, describe, expect, test, vi} from 'vitest';
import {prepareBuild} from './prepare-build.ts';
import {makeCertificate} from './testing/certificate.ts';
import {ask} from './testing/requests.ts';
import {createTestSite, ownOrigin, writeFiles} from './testing/site.ts';

// Each test starts a process, which takes seconds on a busy machine.
vi.setConfig({testTimeout: 30_000});

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const site = createTestSite();
const large = 'x'.repeat(40_000_000);
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await prepareBuild({root: site.root, settings: ownOrigin});
  writeFiles(site.root, {'large.bin': large});
});
afterEach(() => running.forEach((child) => child.kill('SIGKILL')));
afterAll(() => site.remove());

/** Runs the command as `npm run serve` does. */
function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
    env: {...process.env, INIT_CWD: site.folder, PORT: '', ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = {out: '', err: ''};
  child.stdout.on('data', (chunk) => (output.out += String(chunk)));
  child.stderr.on('data', (chunk) => (output.err += String(chunk)));
  const exit = once(child, 'close').then(([code, signal]: unknown[]) => {
    running.delete(child);
    return {...output, code, signal};
  });
  return {child, exit, output};
}

/** Starts the server on a free port and waits until it says where it serves. */
async function serve(args = ['--port', '0'], env: Record<string, string> = {}) {
  const started = run([...args, '--root', 'build'], env);
  while (!started.output.out.includes('\n')) {
    await Promise.race([once(started.child.stdout, 'data'), started.exit]);
    if (started.child.exitCode !== null) throw new Error(started.output.err);
  }
  const port = Number(/https?:\/\/localhost:(\d+)\n/.exec(started.output.out)?.[1]);
  return {...started, port};
}

describe('the command', () => {
  test('prints where it serves, and serves', async () => {
    const {output, port} = await serve();
    expect(output.out).toBe(`Serving ${join(site.folder, 'build')} on http://localhost:${port}\n`);
    expect((await ask(port, '/docs/intro')).status).toBe(200);
  });

  test('takes the port from PORT, unless --port is given', async () => {
    const taken = await serve();
    const env = {PORT: String(taken.port)};
    const {code, err} = await run(['--root', 'build'], env).exit;
    expect([code, err]).toEqual([
      1,
      `Port ${taken.port} is in use by another program. Stop it, or choose another port with --port.\n`,
    ]);
    const other = run(['--root', 'build', '--port', '0'], env);
    await once(other.child.stdout, 'data');
    expect(other.output.out).toContain('http://localhost:');
  });

  test.each([
    [['--port', 'http'], {}, `--port is "http", which isn't a port.`],
    [['--port', '65536'], {}, `--port is "65536", which isn't a port.`],
    [['--port', '-1'], {}, "Option '--port' argument is ambiguous."],
    [[], {PORT: '80x'}, `PORT is "80x", which isn't a port.`],
    [['--prot', '1'], {}, "Unknown option '--prot'"],
    [['--root', 'nowhere'], {}, 'No built site in'],
    [['--cert', 'own.crt'], {}, 'The server got a certificate without its key'],
    [[], {TLS_KEY: 'own.key'}, 'The server got a key without its certificate'],
    [['--root', 'build', '--cert', 'a', '--key', 'b'], {}, '--cert names '],
  ])(
    '%j %j ends with a message @claim-deploy-your-site.certificate',
    async (args, env, message) => {
      const {code, out, err} = await run(args, env).exit;
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(message);
      expect(err).not.toContain('    at ');
    },
  );

  test('--help says how to use it', async () => {
    const {code, out} = await run(['--help']).exit;
    expect(code).toBe(0);
    expect(out).toContain('--root DIR');
  });
});

describe.each(['SIGTERM', 'SIGINT'] as const)('%s', (signal) => {
  test('ends at once when connections only wait', async () => {
    const {child, exit, port} = await serve();
    const silent = connect(port, '127.0.0.1');
    const idle = connect(port, '127.0.0.1', () => idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
    await once(idle, 'data');
    const start = Date.now();
    child.kill(signal);
    const {code, err} = await exit;
    expect([code, err]).toEqual([0, '']);
    expect(Date.now() - start).toBeLessThan(4000);
    silent.destroy();
    idle.destroy();
  });

  test('lets a running answer finish, and takes no new connection', async () => {
    const {child, exit, port} = await serve();
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    child.kill(signal);
    await delay(300);
    await expect(ask(port, '/')).rejects.toThrow(/ECONNREFUSED/);
    let length = 0;
    for await (const chunk of socket) length += (chunk as Buffer).length;
    expect(length).toBeGreaterThan(large.length);
    expect((await exit).code).toBe(0);
  });
});

describe('with a certificate', () => {
  const args = ['--port', '0', '--cert', 'own.crt', '--key', 'own.key'];
  let session: ClientHttp2Session;
  const open = async (port: number) => {
    session = connectSecurely(`https://localhost:${port}`, {rejectUnauthorized: false});
    session.on('error', () => {});
    await once(session, 'connect');
    const {subject} = (session.socket as import('node:tls').TLSSocket).getPeerCertificate();
    return subject.CN;
  };
  const get = async (path: string) => {
    const stream = session.request({':path': path});
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    return {stream, status: headers[':status']};
  };

  beforeAll(() => makeCertificate(site.folder));
  afterEach(() => session.destroy());

  test('the variables name its files too @claim-deploy-your-site.certificate', async () => {
    const {output, port} = await serve(['--port', '0'], {TLS_CERT: 'own.crt', TLS_KEY: 'own.key'});
    expect(output.out).toContain(' on https://');
    expect(await open(port)).toBe('own');
  });

  test('it says https, and ends at once when connections only wait', async () => {
    const {child, exit, port, output} = await serve(args);
    expect(output.out).toContain(` on https://localhost:${port}\n`);
    const silent = connect(port, 'localhost');
    await once(silent, 'connect');
    await open(port);
    const {stream, status} = await get('/docs/intro');
    expect(status).toBe(200);
    stream.resume();
    await once(stream, 'close');
    const start = Date.now();
    child.kill('SIGTERM');
    const {code, err} = await exit;
    expect([code, err]).toEqual([0, '']);
    expect(Date.now() - start).toBeLessThan(4000);
    silent.destroy();
  });

  test('a running answer over HTTP/2 comes to its end after SIGTERM', async () => {
    const {child, exit, port} = await serve(args);
    await open(port);
    const {stream} = await get('/large.bin');
    child.kill('SIGTERM');
    await delay(300);
    let length = 0;
    for await (const chunk of stream) length += (chunk as Buffer).length;
    expect(length).toBe(large.length);
    expect((await exit).code).toBe(0);
  });

  test('a reader over HTTP/2 that never finishes is cut off after the grace period', async () => {
    const {child, exit, port} = await serve(args);
    await open(port);
    await get('/large.bin');
    const start = Date.now();
    child.kill('SIGTERM');
    expect((await exit).code).toBe(0);
    expect(Date.now() - start).toBeGreaterThan(4500);
  });

  test('SIGHUP reads the files again, and keeps the certificate when they are wrong @claim-deploy-your-site.certificate-renewed', async () => {
    const {child, output, port} = await serve(args);
    expect(await open(port)).toBe('own');
    session.destroy();
    writeFileSync(join(site.folder, 'own.crt'), 'Half a certificate.');
    child.kill('SIGHUP');
    await vi.waitUntil(() => output.err.includes("aren't a certificate"), {timeout: 10_000});
    expect(await open(port)).toBe('own');
    session.destroy();
    const renewed = await makeCertificate(site.folder, 'renewed');
    copyFileSync(renewed.cert, join(site.folder, 'own.crt'));
    writeFileSync(join(site.folder, 'own.key'), readFileSync(renewed.key));
    child.kill('SIGHUP');
    await vi.waitUntil(() => output.out.includes('Read the certificate again.'), {timeout: 10_000});
    expect(await open(port)).toBe('renewed');
  });
});

test('a reader that never finishes is cut off after the grace period', async () => {
  const {child, exit, port} = await serve();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'readable');
  const start = Date.now();
  child.kill('SIGTERM');
  expect((await exit).code).toBe(0);
  expect(Date.now() - start).toBeGreaterThan(4500);
  expect(Date.now() - start).toBeLessThan(15_000);
  socket.destroy();
});

test('a server that is killed under load serves again once it is started', async () => {
  const first = await serve();
  const args = ['--port', String(first.port)];
  const answers: number[] = [];
  let stop = false;
  const reader = async () => {
    while (!stop) {
      const status = await ask(first.port, '/docs/intro').then(
        (answer) => answer.status,
        () => 0,
      );
      answers.push(status);
      await delay(1);
    }
  };
  const readers = Array.from({length: 8}, reader);
  await vi.waitUntil(() => answers.length > 50, {timeout: 10_000});
  first.child.kill('SIGKILL');
  await first.exit;
  await vi.waitUntil(() => answers.at(-1) === 0, {timeout: 10_000});
  await serve(args);
  await vi.waitUntil(() => answers.at(-1) === 200, {timeout: 10_000});
  stop = true;
  await Promise.all(readers);
  expect([...new Set(answers)].sort()).toEqual([0, 200]);
});
