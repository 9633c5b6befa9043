import {createMcpHandler} from '@modelcontextprotocol/server';
import {expect, test} from 'vitest';
import {AGENT_LIMITS} from '../../../tests/mcp/limits.ts';
import type {Checker} from './checker.ts';
import {createHttpHandler, createServer, DOCS_TOOLS} from './server.ts';
import {connectTo, ERAS} from './testing/client.ts';
import {sampleDocs} from './testing/docs.ts';
import {MOST_CHARACTERS} from './text.ts';
import {checkUsage} from './tools/check-usage.ts';
import {packageVersion} from './version.ts';

const handler = createHttpHandler(sampleDocs());

/** The same, as `npx` serves it: without a limit of requests that is smaller than the SDK's. */
const open = createMcpHandler(() => createServer(sampleDocs()));

test.each(ERAS)('a %s client learns the tools, which only read', async (era) => {
  const {client} = await connectTo(handler, era);
  expect(client.getServerVersion()).toMatchObject({
    name: 'storefront-toolkit',
    version: packageVersion(),
  });
  expect(client.getInstructions()).toContain('Storefront Toolkit');
  const {tools} = await client.listTools();
  expect(tools.map(({name}) => name)).toEqual([
    'search_docs',
    'get_page',
    'get_component',
    'get_example',
  ]);
  expect(tools.every(({annotations}) => annotations?.readOnlyHint)).toBe(true);
});

test('the list of all tools is short, and each says when to use it', async () => {
  const noChecker = () => Promise.reject<Checker>(new Error('not asked'));
  const all = [...DOCS_TOOLS, checkUsage(noChecker, '.')];
  const {client} = await connectTo(createMcpHandler(() => createServer(sampleDocs(), all)));
  const list = await client.listTools();
  // A token of English and JSON has about four characters.
  expect(JSON.stringify(list).length / 4).toBeLessThan(AGENT_LIMITS.listTokens);
  for (const {description = ''} of list.tools) {
    expect(description.match(/\.(?=\s|$)/g)?.length, description).toBeLessThanOrEqual(2);
  }
});

test('a client may keep the list of tools, and need not ask for itself', async () => {
  const {client} = await connectTo(handler);
  expect(await client.listTools()).toMatchObject({cacheScope: 'public', ttlMs: 3_600_000});
});

test.each(ERAS)('a %s client gets the same answers', async (era) => {
  const {call} = await connectTo(handler, era);
  const {text, isError} = await call('get_component', {name: 'sheet'});
  expect(isError).toBe(false);
  expect(text).toContain("from '@storefront-toolkit/ui/sheet';");
});

/** The tools that take a string, with its name. */
const STRINGS = [
  ['search_docs', 'query'],
  ['get_page', 'path'],
  ['get_component', 'name'],
  ['get_example', 'id'],
] as const;

/** Values that no model would pass. */
const HOSTILE: readonly [string, unknown][] = [
  ['a number', 5],
  ['null', null],
  ['a list', ['sheet']],
  ['an object', {toString: 'x'}],
  ['nothing', undefined],
  ['an empty string', ''],
  ['spaces', ' \n\t '],
  ['1 MB', 'x'.repeat(1_000_000)],
  ['a million spaces', ' '.repeat(1_000_000)],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['a path out of the folder', '../../../../etc/passwd'],
  ['an encoded path', '/docs/%2e%2e/%2e%2e/etc/passwd'],
  ['a file address', 'file:///etc/passwd'],
  ['control characters', '\u0000\u001b[2J\u202e\u0007sheet'],
  ['half of a character', '\ud800'],
  ['a pattern that is slow for engines', `${'a'.repeat(190)}!`],
  ['Markdown', '](javascript:alert(1)) ``` ## heading'],
];

test.each(STRINGS)('%s answers a hostile %s in order', async (tool, argument) => {
  const {call} = await connectTo(open);
  for (const [what, value] of HOSTILE) {
    const {text, isError} = await call(tool, {[argument]: value});
    const hits = tool === 'search_docs' && typeof value === 'string';
    if (!hits) expect([what, isError]).toEqual([what, true]);
    expect(text.length, what).toBeLessThan(500 + (hits ? MOST_CHARACTERS : 0));
    expect(text, what).not.toMatch(/root:|(?!\n)[\p{Cc}\u202e]/u);
    expect(text, what).not.toMatch(/\bat .*\.ts:\d/);
  }
});

test('names of arguments that are not there are refused, with the nearest', async () => {
  const {call} = await connectTo(handler);
  const wrong = {nam: 'sheet', size: 3};
  const {text, isError} = await call('get_component', wrong);
  expect(isError).toBe(true);
  expect(text).toContain('name is missing.');
  expect(text).toContain('There is no argument "nam". Did you mean name?');
  expect(text).toContain('There is no argument "size".');
});

test.each([
  ['search_docs', {query: 'sheet', limit: 11}, 'limit has to be a whole number from 1 to 10.'],
  ['search_docs', {query: 'sheet', limit: 1.5}, 'limit has to be a whole number from 1 to 10.'],
  ['search_docs', {query: 'sheet', limit: '3'}, 'limit has to be a whole number from 1 to 10.'],
  ['get_page', {path: '/', offset: -1}, 'offset has to be a whole number'],
  ['get_page', {path: '/', offset: Number.MAX_VALUE}, 'offset has to be a whole number'],
])('%s refuses %j', async (tool, args, words) => {
  const {call} = await connectTo(handler);
  expect(await call(tool, args)).toMatchObject({isError: true});
  expect((await call(tool, args)).text).toContain(words);
});

test('a tool that does not exist is an error of the protocol', async () => {
  const {call} = await connectTo(handler);
  await expect(call('get_pages', {})).rejects.toThrow('not found');
  await expect(call('__proto__', {})).rejects.toThrow('__proto__');
});

test('no answer is longer than allowed, whatever a tool returns', async () => {
  const endless = {...DOCS_TOOLS[3]!, call: () => ({text: 'x'.repeat(1_000_000)})};
  const {call} = await connectTo(createMcpHandler(() => createServer(sampleDocs(), [endless])));
  expect((await call('get_example', {id: 'a'})).text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
});

test('a request that is too large is refused before it is read', async () => {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'x'.repeat(70_000)});
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const {status} = await handler.fetch(
    new Request('http://localhost/mcp', {method: 'POST', body, headers}),
  );
  expect(status).toBe(413);
});
