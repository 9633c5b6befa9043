import {symlinkSync, unlinkSync} from 'node:fs';
import type {Server} from 'node:http';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readManifest} from './manifest.ts';
import {prepareBuild} from './prepare-build.ts';
import {createSiteServer} from './server.ts';
import {checkRule, ruleTitle} from './testing/check-rule.ts';
import {ask, askRaw, listen} from './testing/requests.ts';
import {rules, rulesBelow, rulesFile} from './testing/rules.ts';
import {createTestSite, ownOrigin, writeFiles} from './testing/site.ts';

const site = createTestSite();
let server: Server;
let port: number;
let policy: string;

beforeAll(async () => {
  await prepareBuild({root: site.root, settings: ownOrigin});
  symlinkSync(join(site.folder, 'secret.txt'), join(site.root, 'link.txt'));
  symlinkSync(join(site.folder, 'outside'), join(site.root, 'linked'));
  policy = readManifest(site.root).contentSecurityPolicy;
  server = createSiteServer({root: site.root});
  port = await listen(server);
});

afterAll(() => {
  server.close();
  site.remove();
});

describe('the rules of the site', () => {
  for (const rule of [...rules, rulesFile('')]) {
    test(ruleTitle(rule), () => checkRule(port, rule, policy));
  }
});

describe('the rules of a site below a path', () => {
  const below = createTestSite('/toolkit');
  let other: Server;
  let otherPort: number;

  beforeAll(async () => {
    await prepareBuild({root: below.root, settings: {...ownOrigin, baseUrl: '/toolkit/'}});
    symlinkSync(join(below.folder, 'secret.txt'), join(below.root, 'link.txt'));
    symlinkSync(join(below.folder, 'outside'), join(below.root, 'linked'));
    other = createSiteServer({root: below.root});
    otherPort = await listen(other);
  });
  afterAll(() => {
    other.close();
    below.remove();
  });

  for (const rule of [...rulesBelow('/toolkit'), rulesFile('/toolkit')]) {
    test(ruleTitle(rule), () => checkRule(otherPort, rule, policy, '/toolkit'));
  }
});

describe('encodings', () => {
  const accepted = (header: string, path = '/docs/intro') =>
    ask(port, path, {headers: {'Accept-Encoding': header}});

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0.000, *', 'gzip'],
    ['gzip;q=0, *;q=0', undefined],
    ['zebra, gzipped', undefined],
    ['', undefined],
  ])('"%s" is answered with %s', async (header, encoding) => {
    expect((await accepted(header)).headers['content-encoding']).toBe(encoding);
  });

  test('every variant holds the same page', async () => {
    const plain = (await accepted('identity')).body;
    expect(brotliDecompressSync((await accepted('br')).body)).toEqual(plain);
    expect(gunzipSync((await accepted('gzip')).body)).toEqual(plain);
  });

  test('the not-found page is compressed, too', async () => {
    const {status, headers, body} = await accepted('br', '/nothing');
    expect([status, headers['content-encoding'], headers.vary]).toEqual([
      404,
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(body).toString()).toContain('<h1>/404.html</h1>');
  });
});

describe('conditional requests', () => {
  test('a known entity tag is answered with 304 and no body', async () => {
    const first = await ask(port, '/docs/intro');
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const {status, headers, body} = await ask(port, '/docs/intro', {
        headers: {'If-None-Match': known},
      });
      expect([known, status, body.length]).toEqual([known, 304, 0]);
      expect(headers).toMatchObject({
        etag: tag,
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding, Accept',
        'content-security-policy': policy,
      });
    }
  });

  test('variants have tags of their own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const {headers} = await ask(port, '/docs/intro', {headers: {'Accept-Encoding': encoding}});
        return headers.etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    const {status} = await ask(port, '/docs/intro', {headers: {'If-None-Match': String(tags[0])}});
    expect(status).toBe(200);
  });

  test('If-Modified-Since counts only without a tag', async () => {
    const since = String((await ask(port, '/docs/intro')).headers['last-modified']);
    const status = async (headers: Record<string, string>) =>
      (await ask(port, '/docs/intro', {headers})).status;
    expect(await status({'If-Modified-Since': since})).toBe(304);
    expect(await status({'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT'})).toBe(200);
    expect(await status({'If-Modified-Since': 'soon'})).toBe(200);
    expect(await status({'If-Modified-Since': since, 'If-None-Match': '"old"'})).toBe(200);
  });
});

describe('ranges', () => {
  const range = (value: string, headers = {}) =>
    ask(port, '/digits.txt', {headers: {Range: value, ...headers}});

  test('the bytes asked for are sent, never of a compressed variant', async () => {
    const {body, headers} = await range('bytes=10-13', {'Accept-Encoding': 'br'});
    expect(body.toString()).toBe('0123');
    expect(headers['content-encoding']).toBeUndefined();
    expect((await range('bytes=-3')).body.toString()).toBe('789');
    expect((await range('bytes=990-5000')).body.toString()).toBe('0123456789');
  });

  test.each([
    'bytes=5-2',
    'bytes=0-0',
    'bytes=-0',
    'bytes=-',
    'bytes=x-y',
    'lines=1-2',
    'bytes=0-1,3-4',
  ])('%s, which is malformed or not worth it, is answered with the whole file', async (value) => {
    const {status, body} = await range(value);
    expect([status, body.length]).toEqual([200, 1000]);
  });

  test('If-Range with the current tag keeps the range', async () => {
    const tag = String((await ask(port, '/digits.txt')).headers.etag);
    expect((await range('bytes=0-3', {'If-Range': tag})).status).toBe(206);
  });
});

describe('malformed requests', () => {
  const firstLine = async (bytes: string) => (await askRaw(port, bytes)).split('\r\n')[0];
  const close = 'Host: x\r\nConnection: close\r\n\r\n';

  test.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['a path without a slash', `GET docs HTTP/1.1\r\n${close}`, 400],
    ['bytes that are no UTF-8', `GET /\xff\xfe HTTP/1.1\r\n${close}`, 400],
    ['an escape that is no UTF-8', `GET /%ff%fe HTTP/1.1\r\n${close}`, 400],
    ['an unknown method', `BREW / HTTP/1.1\r\n${close}`, 400],
    ['TRACE', `TRACE / HTTP/1.1\r\n${close}`, 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\n${close}`, 405],
    ['a whole URL', `GET http://x/docs/intro HTTP/1.1\r\n${close}`, 200],
    ['a whole URL without a path', `GET http://x HTTP/1.1\r\n${close}`, 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n${close}`, 431],
  ])('%s', async (_, bytes, status) => {
    expect(await firstLine(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('a body that comes with a refused method is not waited for', async () => {
    const answer = await askRaw(
      port,
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nstart',
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
  });
});

test('a file that vanished does not end the server', async () => {
  const gone = createTestSite();
  writeFiles(gone.root, {'gone.txt': 'short'});
  await prepareBuild({root: gone.root, settings: ownOrigin});
  const other = createSiteServer({root: gone.root});
  const otherPort = await listen(other);
  unlinkSync(join(gone.root, 'gone.txt'));
  await expect(ask(otherPort, '/gone.txt')).rejects.toThrow();
  expect((await ask(otherPort, '/')).status).toBe(200);
  other.close();
  gone.remove();
});

test('a file that changes on disk is sent as it is now, in its length, whether it is kept in memory or not', async () => {
  const changing = createTestSite();
  const sizes = {'small.txt': 1000, 'large.bin': 300_000};
  const write = (content: string) =>
    Object.entries(sizes).forEach(([name, size]) =>
      writeFiles(changing.root, {[name]: content.repeat(size)}),
    );
  write('a');
  await prepareBuild({root: changing.root, settings: ownOrigin});
  const other = createSiteServer({root: changing.root});
  const otherPort = await listen(other);
  for (const text of ['a', 'b', 'cc', 'd']) {
    write(text);
    for (const [name, size] of Object.entries(sizes)) {
      const {status, headers, body} = await ask(otherPort, `/${name}`);
      expect(status).toBe(200);
      expect(headers['content-length']).toBe(String(size * text.length));
      expect(body.equals(Buffer.from(text.repeat(size))), `${name}: ${text}`).toBe(true);
      const range = await ask(otherPort, `/${name}`, {headers: {Range: 'bytes=10-13'}});
      expect([range.status, range.body.toString()]).toEqual([206, text.repeat(4).slice(0, 4)]);
      const head = await ask(otherPort, `/${name}`, {method: 'HEAD'});
      expect(head.headers['content-length']).toBe(String(size * text.length));
    }
  }
  other.close();
  changing.remove();
});

describe('a folder that cannot be served', () => {
  test('without a build', () => {
    expect(() => createSiteServer({root: site.folder})).toThrow(
      /No built site in .* Run "npm run build"/,
    );
  });

  test('with a build that was not prepared, or a broken manifest', () => {
    const raw = createTestSite();
    expect(() => createSiteServer({root: raw.root})).toThrow(/was not prepared for serving/);
    writeFiles(raw.root, {'server-manifest.json': '{'});
    expect(() => createSiteServer({root: raw.root})).toThrow(/cannot be read as JSON/);
    writeFiles(raw.root, {'server-manifest.json': 'null'});
    expect(() => createSiteServer({root: raw.root})).toThrow(/is not a manifest/);
    raw.remove();
  });
});
