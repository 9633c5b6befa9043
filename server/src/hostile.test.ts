import {symlinkSync} from 'node:fs';
import {Agent, type Server} from 'node:http';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {prepareBuild} from './prepare-build.ts';
import {createSiteServer} from './server.ts';
import {ask, askRaw, listen} from './testing/requests.ts';
import {createTestSite, ownOrigin, secret} from './testing/site.ts';

const site = createTestSite();
const agent = new Agent({keepAlive: true, maxSockets: 20});
let server: Server;
let port: number;

beforeAll(async () => {
  await prepareBuild({root: site.root, settings: ownOrigin});
  symlinkSync(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'));
  symlinkSync(join(site.folder, 'outside'), join(site.root, 'linked'));
  server = createSiteServer({root: site.root});
  port = await listen(server);
});

afterAll(() => {
  agent.destroy();
  server.close();
  site.remove();
});

/** The only statuses that a request may be answered with, whatever it is. */
const ALLOWED = new Set([200, 304, 308, 400, 404, 405, 414, 431]);

/** Numbers that look random, the same in each run, so that a failure can be seen again. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The parts of a hostile path: climbing, encodings, names of files that are there and must not be given. */
const PIECES = [
  ...[
    '..',
    '.',
    '',
    '%2e%2e',
    '%252e%252e',
    '..%2f',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '%',
    '%zz',
    '%c0%ae',
  ],
  ...['docs', 'intro', 'index', 'index.html', '.html', 'packages', 'secret.txt', 'outside'],
  ...['link.txt', 'linked', '.env', '_headers', 'server-manifest.json', 'etc', 'passwd'],
  ...['evil.example', 'assets', 'js', 'main.0123abcd.js', '%0d%0aSet-Cookie:a=b', '~', ';', '@'],
  ...[':', '?', '#', 'x'.repeat(9000), '__proto__', 'constructor', 'build', site.folder],
  ...['%F0%9F%92%A9', '*', '&', '=', '%e2%80%ae', '....//', '%2e%2e%2f'.repeat(20)],
];

test('9,500 hostile paths get an orderly answer, and nothing from outside of the root', async () => {
  const random = randomFrom(20_250_101);
  const seen = new Map<number, number>();
  const attempt = async () => {
    const parts = Array.from({length: 1 + random(7)}, () => PIECES[random(PIECES.length)]);
    const path = `/${parts.join(random(4) === 0 ? '' : '/')}`;
    const {status, headers, body} = await ask(port, path, {
      agent,
      method: random(20) === 0 ? 'POST' : 'GET',
      headers: {'If-None-Match': random(9) ? '"a"' : '*'},
    });
    seen.set(status, (seen.get(status) ?? 0) + 1);
    const target = new URL(headers.location ?? '/', 'http://site.example');
    const faults = [
      ALLOWED.has(status) ? '' : `status ${status}`,
      body.includes(secret) ? 'a file from outside of the root' : '',
      headers['set-cookie'] ? 'a header of the path' : '',
      target.host === 'site.example' ? '' : `leads to ${target.host}`,
    ].filter(Boolean);
    expect(faults, path.slice(0, 200)).toEqual([]);
  };
  for (let round = 0; round < 475; round += 1) {
    await Promise.all(Array.from({length: 20}, attempt));
  }
  expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(9500);
  expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 304, 308, 400, 404, 405, 414]));
}, 60_000);

/** Requests that no client library sends. */
const RAW: ((random: (below: number) => number) => string)[] = [
  (random) => `/${'a'.repeat(65_536 + random(9))}`,
  (random) => `/${'%2e%2e%2f'.repeat(7000 + random(9))}etc/passwd`,
  (random) => `/docs/\0${String.fromCharCode(1 + random(8))}intro`,
  (random) => `/docs\x0b${random(99)}`,
  (random) => `/${Array.from({length: 40}, () => String.fromCharCode(128 + random(128))).join('')}`,
  (random) => `//evil.example/${random(99)}/..`,
  (random) => `http://evil.example:${random(65_536)}/docs/intro.html`,
  (random) => `/?${'a=b&'.repeat(4000 + random(9))}`,
];

/** Headers that no client library sends: too many, too long, folded, twice, or with a wrong length of the body. */
const HEADERS: ((random: (below: number) => number) => string)[] = [
  () => '',
  (random) => Array.from({length: 3000 + random(9)}, (_, n) => `X-${n}: ${n}\r\n`).join(''),
  (random) => `Cookie: ${'c'.repeat(70_000 + random(9))}\r\n`,
  () => 'Host: other\r\n',
  () => 'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n',
  () => 'Content-Length: -1\r\n',
  () => 'Range: bytes=0-,5-,9-\r\nIf-None-Match: \xff\r\n',
  () => 'A: b\r\n folded\r\n',
];

test('500 requests of bytes that are hardly HTTP get an orderly answer, or the connection ends', async () => {
  const random = randomFrom(42);
  const seen = new Set<number>();
  const attempt = async () => {
    const path = RAW[random(RAW.length)]!(random);
    const method = ['GET', 'HEAD', 'POST', 'G\0T', 'get'][random(12)] ?? 'GET';
    const headers = HEADERS[random(HEADERS.length)]!(random);
    const bytes = `${method} ${path} HTTP/1.1\r\nHost: x\r\n${headers}Connection: close\r\n\r\n`;
    // A server that ends a connection while bytes still come may also reset it.
    const answer = await askRaw(port, bytes).catch((error: unknown) => {
      expect(['ECONNRESET', 'EPIPE']).toContain((error as NodeJS.ErrnoException).code);
      return '';
    });
    expect(answer).not.toContain(secret);
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
    seen.add(status);
    if (answer) expect(ALLOWED, bytes.slice(0, 200)).toContain(status);
  };
  for (let round = 0; round < 50; round += 1) {
    await Promise.all(Array.from({length: 10}, attempt));
  }
  expect([...seen]).toEqual(expect.arrayContaining([400, 431]));
  expect((await ask(port, '/docs/intro')).status).toBe(200);
}, 60_000);
