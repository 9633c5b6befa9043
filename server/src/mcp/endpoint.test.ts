import {once} from 'node:events';
import {createServer, type Server, request} from 'node:http';
import {connect} from 'node:net';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {createHttpHandler} from '@storefront-toolkit/mcp';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {answerClientErrors} from '../client-error.ts';
import {prepareBuild} from '../prepare-build.ts';
import {createSiteServer} from '../server.ts';
import {ask, askRaw, listen} from '../testing/requests.ts';
import {createTestSite, ownOrigin, secret} from '../testing/site.ts';
import {createMcpEndpoint, type McpHandler} from './endpoint.ts';
import {MCP_LIMITS} from './limits.ts';

const OWN = 'https://docs.example.com';
const JSON_TYPE = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};

const site = createTestSite('/toolkit');
const docs = {
  snapshot: () => {
    throw new Error('no data here');
  },
  search: () => Promise.resolve([]),
  findExamples: () => Promise.resolve([]),
};
let server: Server;
let port: number;
const address = () => new URL(`http://localhost:${port}/toolkit/mcp`);

beforeAll(async () => {
  await prepareBuild({root: site.root, settings: {...ownOrigin, baseUrl: '/toolkit/', mcp: true}});
  const loadMcp = () => Promise.resolve(createHttpHandler(docs));
  server = createSiteServer({root: site.root, loadMcp});
  port = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  site.remove();
});

/** Sends a body with headers that no browser would let a page set. */
function post(
  body: string,
  headers: Record<string, string> = {},
  to = {port, path: '/toolkit/mcp'},
): Promise<{status: number; headers: NodeJS.Dict<string | string[]>; text: string}> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {...to, host: '127.0.0.1', method: 'POST', headers: {...JSON_TYPE, ...headers}},
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, text}),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const LIST = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});

/** An endpoint without a site, with its own handler and limits. */
async function alone(
  handler: McpHandler,
  limits: Partial<Record<keyof typeof MCP_LIMITS, number>> = {},
) {
  const endpoint = createMcpEndpoint({origin: OWN, load: () => Promise.resolve(handler), limits});
  const own = createServer((incoming, response) => void endpoint(incoming, response));
  answerClientErrors(own);
  const to = {port: await listen(own), path: '/mcp'};
  return {
    to,
    close: () => {
      own.closeAllConnections();
      own.close();
    },
  };
}

test.each(['modern', 'legacy'])('a %s client is served below the base path', async (era) => {
  const mode = era === 'modern' ? ({pin: '2026-07-28'} as const) : 'legacy';
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  await client.connect(new StreamableHTTPClientTransport(address()));
  const {tools} = await client.listTools();
  const names = tools.map(({name}) => name);
  expect(names).toContain('search_docs');
  // A compiler needs more memory than a public server has for each visitor.
  expect(names).not.toContain('check_usage');
  const answer = await client.callTool({name: 'search_docs', arguments: {query: 'cart'}});
  expect(JSON.stringify(answer)).toContain('Nothing was found');
  await client.close();
});

test('the site is served beside it, and nothing else changes', async () => {
  expect((await ask(port, '/toolkit/docs/intro')).status).toBe(200);
  expect((await post(LIST, {}, {port, path: '/toolkit/docs/intro'})).status).toBe(405);
  expect((await post(LIST, {}, {port, path: '/mcp'})).status).toBe(405);
});

test('without the setting there is no endpoint', async () => {
  const other = createTestSite();
  await prepareBuild({root: other.root, settings: ownOrigin});
  const plain = createSiteServer({root: other.root});
  const to = {port: await listen(plain), path: '/mcp'};
  expect((await post(LIST, {}, to)).status).toBe(405);
  expect((await ask(to.port, '/mcp')).status).toBe(404);
  plain.close();
  other.remove();
});

test.each(['GET', 'HEAD', 'DELETE', 'PUT', 'OPTIONS'])('%s is refused', async (method) => {
  const {status, headers} = await ask(port, '/toolkit/mcp', {method});
  expect([status, headers.allow]).toEqual([405, 'POST']);
});

test.each([
  ['no origin', {}, 200],
  ['the origin of the site', {origin: OWN}, 200],
  ['a page on this machine', {origin: 'http://localhost:5173'}, 200],
  ['the host of the site', {host: 'docs.example.com'}, 200],
  ['the host of the site with a port', {host: 'docs.example.com:8443'}, 200],
  ['another origin', {origin: 'https://evil.example'}, 403],
  ['an origin that begins like the site', {origin: `${OWN}.evil.example`}, 403],
  ['the site without encryption', {origin: 'http://docs.example.com'}, 403],
  ['no origin that a page could have', {origin: 'null'}, 403],
  ['a host that begins like this machine', {origin: 'http://localhost.evil.example'}, 403],
  ['another host', {host: 'evil.example'}, 403],
  ['a host with a user', {host: 'docs.example.com@evil.example'}, 403],
])('%s is answered in order', async (_, headers, status) => {
  const answer = await post(LIST, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const cross = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
  expect(cross).toEqual([]);
});

test('a body that is too large is refused, with its length said before or not', async () => {
  const {to, close} = await alone({fetch: () => Promise.resolve(new Response('{}'))});
  const large = 'x'.repeat(MCP_LIMITS.bytes + 1);
  expect((await post(large, {'content-length': String(large.length)}, to)).status).toBe(413);
  expect((await post(large, {'transfer-encoding': 'chunked'}, to)).status).toBe(413);
  expect((await post(large.slice(1), {}, to)).status).toBe(200);
  close();
});

test('a client that asks too often is told when to come back, and others are served', async () => {
  const handler = {fetch: () => Promise.resolve(new Response('{}'))};
  const {to, close} = await alone(handler, {burst: 3, rate: 0.1});
  const from = (client: string) => post(LIST, {'x-forwarded-for': client}, to);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await from('198.51.100.1')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const {headers, text} = await from('198.51.100.1');
  expect(Number(headers['retry-after'])).toBe(10);
  expect(text).toContain('Try again in 10 s');
  expect((await from('198.51.100.2')).status).toBe(200);
  close();
});

test('an answer that takes too long is given up, and so is a body', async () => {
  const never = {fetch: () => new Promise<Response>(() => undefined)};
  const {to, close} = await alone(never, {time: 100});
  expect((await post(LIST, {}, to)).status).toBe(503);
  const socket = connect(to.port, '127.0.0.1');
  socket.write('POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc');
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  expect(chunk.toString()).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
  close();
});

test('a handler that fails says nothing of the reason', async () => {
  const failing = {fetch: () => Promise.reject(new Error(secret))};
  const {to, close} = await alone(failing);
  const {status, text} = await post(LIST, {}, to);
  expect(status).toBe(503);
  expect(text).not.toContain(secret);
  close();
});

test('documentation that is missing is reported at the start, and ends no server', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const load = () => Promise.reject(new Error('snapshot.json is missing'));
  const endpoint = createMcpEndpoint({origin: OWN, load, limits: {time: 50}});
  const own = createServer((incoming, response) => void endpoint(incoming, response));
  const to = {port: await listen(own), path: '/mcp'};
  expect(said).toHaveBeenCalledWith('/mcp answers nothing:', 'snapshot.json is missing');
  expect((await post(LIST, {}, to)).status).toBe(503);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
  said.mockRestore();
  own.close();
});

test('no header of a visitor but those of the protocol reaches the handler', async () => {
  let seen: Headers | undefined;
  const handler = {
    fetch: ({headers}: Request) => {
      seen = headers;
      return Promise.resolve(new Response('{}'));
    },
  };
  const {to, close} = await alone(handler);
  await post(LIST, {cookie: 'a=b', authorization: 'Bearer x', 'mcp-method': 'tools/list'}, to);
  expect([...(seen?.keys() ?? [])].sort()).toEqual(['accept', 'content-type', 'mcp-method']);
  close();
});

/** Bodies that no client sends. */
const BODIES = [
  '',
  'null',
  '[]',
  '{',
  '"text"',
  '\u0000',
  '{"jsonrpc":"2.0"}',
  '{"jsonrpc":"2.0","id":1,"method":"__proto__"}',
  '{"jsonrpc":"2.0","id":{},"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{}}}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_page","arguments":{"path":"../../../etc/passwd"}}}',
  '{"__proto__":{"polluted":true},"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{}}',
  `[${'[],'.repeat(20_000)}[]]`,
  '['.repeat(60_000),
  `[${Array(200).fill(LIST).join(',')}]`,
];

test.each(BODIES.map((body) => [body.slice(0, 90), body]))(
  'the body %j gets an orderly answer',
  async (_, body) => {
    const forwarded = {'x-forwarded-for': `198.51.100.${BODIES.indexOf(body)}`};
    for (const headers of [forwarded, {...forwarded, 'mcp-protocol-version': '2026-07-28'}]) {
      const {status, text} = await post(body, headers);
      expect([200, 202, 400, 404, 500]).toContain(status);
      expect(text.length).toBeLessThan(200_000);
      expect(text).not.toMatch(/root:|\.ts:\d|node_modules/);
    }
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
  },
);

test('bytes that are hardly HTTP end in order, and the server goes on', async () => {
  const {to, close} = await alone(createHttpHandler(docs), {time: 300});
  const HEADS = [
    'POST /mcp HTTP/1.1\r\n\r\n',
    'POST /mcp HTTP/1.1\r\nHost: \r\nContent-Length: 0\r\n\r\n',
    'POST /mcp HTTP/1.1\r\nHost: [\r\nContent-Length: 0\r\n\r\n',
    'POST /mcp HTTP/1.1\r\nHost: localhost\r\nOrigin: \xff\r\nContent-Length: 0\r\n\r\n',
    'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: \xff\r\nContent-Length: 0\r\n\r\n',
    'POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n',
    `POST /mcp HTTP/1.1\r\nHost: localhost\r\nMCP-Method: ${'x'.repeat(70_000)}\r\n\r\n`,
  ];
  for (const head of HEADS) {
    const bytes = head.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    const answer = await askRaw(to.port, bytes).catch(() => '');
    if (answer) expect(answer, head.slice(0, 90)).toMatch(/^HTTP\/1\.1 (?:4\d\d|200) /);
  }
  expect((await post(LIST, {}, to)).status).toBe(200);
  close();
});
