import {once} from 'node:events';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as requestSecurely, type RequestOptions} from 'node:https';
import {connect, type Http2SecureServer, type IncomingHttpHeaders} from 'node:http2';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {readCertificate} from './certificate.ts';
import {prepareBuild} from './prepare-build.ts';
import {createSecureSiteServer} from './server.ts';
import {makeCertificate} from './testing/certificate.ts';
import {createTestSite, ownOrigin, writeFiles} from './testing/site.ts';

const site = createTestSite();
const messages = join(site.folder, 'messages');
let server: Http2SecureServer;
let origin: string;
let cert: Buffer;
const warnings: string[] = [];
process.on('warning', ({message}) => void warnings.push(message));

beforeAll(async () => {
  const settings = {...ownOrigin, mcp: true, feedback: 'server' as const};
  writeFiles(site.root, {'large.bin': 'x'.repeat(2_000_000)});
  await prepareBuild({root: site.root, settings});
  mkdirSync(messages);
  const certificate = readCertificate(await makeCertificate(site.folder));
  ({cert} = certificate);
  const loadMcp = () =>
    Promise.resolve({fetch: async (asked: Request) => new Response(await asked.text())});
  server = createSecureSiteServer(
    {root: site.root, loadMcp, feedbackFolder: messages},
    certificate,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  site.remove();
});

/** Sends a request over HTTP/2, in a connection of its own, which trusts the certificate of this server alone. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const session = connect(origin, {ca: cert});
  try {
    const stream = session.request({':path': path, ...headers});
    stream.end(body);
    const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const {':status': status, ...rest} = answer;
    return {status: Number(status), headers: rest, body: Buffer.concat(chunks)};
  } finally {
    session.close();
  }
}

describe('over HTTP/2 @claim-deploy-your-site.http2', () => {
  test('a page comes compressed, with its headers, and is fresh by its tag', async () => {
    const {status, headers, body} = await ask('/docs/intro', {'accept-encoding': 'br'});
    expect([status, headers['content-encoding']]).toEqual([200, 'br']);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(brotliDecompressSync(body).toString()).toContain('<h1>');
    const tag = String(headers.etag);
    const again = await ask('/docs/intro', {'accept-encoding': 'br', 'if-none-match': tag});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('a large file comes whole, and in parts', async () => {
    expect((await ask('/large.bin')).body).toHaveLength(2_000_000);
    const {status, body} = await ask('/large.bin', {range: 'bytes=10-19'});
    expect([status, body.length]).toEqual([206, 10]);
  });

  test('HEAD has no body, and redirects and missing pages are answered as ever', async () => {
    const head = await ask('/docs/intro', {':method': 'HEAD'});
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const {status, headers} = await ask('/docs/intro.html?a=1');
    expect([status, headers.location]).toEqual([308, '/docs/intro?a=1']);
    expect((await ask('/nothing')).status).toBe(404);
    expect((await ask('/%')).status).toBe(400);
  });

  test.each(['POST', 'DELETE', 'OPTIONS'])('%s is answered with 405', async (method) => {
    const {status, headers} = await ask('/docs/intro', {':method': method});
    expect([status, headers.allow, headers.connection]).toEqual([405, 'GET, HEAD', undefined]);
    expect(warnings).toEqual([]);
  });

  test('CONNECT is answered with 405, and opens no tunnel', async () => {
    const session = connect(origin, {ca: cert});
    const stream = session.request({':method': 'CONNECT', ':authority': 'example.com:443'});
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    expect(headers[':status']).toBe(405);
    session.destroy();
  });

  test('coding agents are answered for this host alone', async () => {
    const headers = {':method': 'POST', 'content-type': 'application/json'};
    const {status, body} = await ask('/mcp', headers, '{"jsonrpc": "2.0"}');
    expect([status, body.toString()]).toEqual([200, '{"jsonrpc": "2.0"}']);
    expect((await ask('/mcp', {...headers, ':authority': 'evil.example'}, '{}')).status).toBe(403);
  });

  test('answers of readers are taken from pages of this host alone', async () => {
    const headers = {':method': 'POST', 'content-type': 'application/x-www-form-urlencoded'};
    const form = 'page=%2Fdocs%2Fintro&helpful=yes';
    const from = (site: string) => ask('/_feedback', {...headers, origin: site}, form);
    expect((await from(origin)).status).toBe(204);
    expect((await from('https://evil.example')).status).toBe(403);
  });

  test('a hundred requests at once are answered in one connection', async () => {
    const session = connect(origin, {ca: cert});
    const statuses = await Promise.all(
      Array.from({length: 100}, async () => {
        const stream = session.request({':path': '/docs/intro'});
        const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
        stream.resume();
        await once(stream, 'close');
        return headers[':status'];
      }),
    );
    session.close();
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

test('a client without HTTP/2 gets HTTP/1.1, encrypted @claim-deploy-your-site.http2', async () => {
  const options: RequestOptions = {ca: cert, agent: false};
  const asked = requestSecurely(`${origin}/docs/intro`, options).end();
  const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
  answer.resume();
  expect([answer.httpVersion, answer.statusCode]).toEqual(['1.1', 200]);
});

describe('a certificate that is wrong is refused, with the way to correct it @claim-deploy-your-site.certificate', () => {
  test('a file that can’t be read', async () => {
    const {key} = await makeCertificate(site.folder, 'lost');
    expect(() => readCertificate({cert: join(site.folder, 'none.crt'), key})).toThrow(
      /^--cert names .*none\.crt, which can't be read, .*ENOENT.*Name a file/,
    );
  });

  test('a key of another certificate, and a file that is none', async () => {
    const {cert: own} = await makeCertificate(site.folder, 'one');
    const {key} = await makeCertificate(site.folder, 'two');
    const text = join(site.folder, 'text.crt');
    writeFileSync(text, 'Not a certificate.');
    expect(readFileSync(own, 'utf8')).toContain('BEGIN CERTIFICATE');
    for (const wrong of [own, text]) {
      expect(() => readCertificate({cert: wrong, key})).toThrow(
        /aren't a certificate and its key.*Name both files of one certificate/,
      );
    }
  });
});
