import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {SearchRecord} from '../src/search/record';
import {type Failure, startProtocolServer} from '../src/search/testing/protocol-server';
import {indexSettings, toSynonymHits} from './index-settings';
import {BATCH_SIZE, RECORD_LIMIT} from './push';
import {type PushCommand, run} from './run';

const record = (name: string, content: string | null = null): SearchRecord => ({
  objectID: name,
  url: `/docs/${name}`,
  type: 'lvl1',
  content,
  hierarchy: {lvl0: 'Docs', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  language: 'en',
  docusaurus_tag: 'default',
  version: '',
  rank: 1,
});

const old = {records: [{objectID: 'old'}], settings: {hitsPerPage: 3}, synonyms: []};
const search: PushCommand['search'] = {
  mode: 'algolia',
  applicationId: 'TESTAPP',
  searchKey: 'public',
  indexName: 'docs',
  contextualSearch: true,
  searchPagePath: 'search',
};

let server: Awaited<ReturnType<typeof startProtocolServer>>;
let lines: string[];
/** The time that the client waits for an answer, in milliseconds. Short where there will be none. */
let patience: number;

const pushing = (changes: Partial<PushCommand> = {}) =>
  run({
    args: [],
    environment: {ALGOLIA_WRITE_KEY: 'secret'},
    search,
    readRecords: () => [record('a'), record('b')],
    synonyms: toSynonymHits([['basket', 'cart']]),
    connect: (applicationId, key) =>
      algoliasearch(applicationId, key, {
        hosts: [server.host],
        timeouts: {connect: patience, read: patience, write: patience},
      }),
    report: (line) => lines.push(line),
    ...changes,
  });

beforeEach(async () => {
  server = await startProtocolServer();
  server.indexes.set('docs', old);
  lines = [];
  patience = 30_000;
});
afterEach(() => server.stop());

it('puts records, settings and synonyms in the place of the old ones', async () => {
  await pushing();
  expect([...server.indexes.keys()]).toEqual(['docs']);
  expect(server.indexes.get('docs')).toEqual({
    records: [record('a'), record('b')],
    settings: indexSettings,
    synonyms: [{objectID: 'synonyms-basket-cart', type: 'synonym', synonyms: ['basket', 'cart']}],
  });
  expect(server.requests[0]?.headers['x-algolia-api-key']).toBe('secret');
});

it('changes the index by one move alone', async () => {
  await pushing();
  const changing = server.requests.filter(
    ({path, method}) => path.startsWith('/1/indexes/docs/') && method !== 'GET',
  );
  expect(changing).toEqual([]);
  expect(server.requests.at(-2)?.body).toEqual({operation: 'move', destination: 'docs'});
});

it('sends many records in parts, and says how far it is', async () => {
  const records = Array.from({length: BATCH_SIZE + 5}, (_, index) => record(`r${index}`));
  await pushing({readRecords: () => records});
  expect(lines).toEqual([
    expect.stringMatching(/^1005 records, [\d.]+ kB, the largest \d+ bytes$/),
    'Settings and 1 synonyms sent',
    '1000 of 1005 records sent',
    '1005 of 1005 records sent',
    'The index docs holds 1005 records',
  ]);
  expect(server.indexes.get('docs')?.records).toHaveLength(1005);
});

it('sends nothing in a dry run, which needs no key', async () => {
  await pushing({args: ['--dry-run'], environment: {}, search: {...search, mode: 'embedded'}});
  expect(server.requests).toEqual([]);
  expect(lines.join('\n')).toMatch(/2 records.*1 synonyms[^]*nothing was sent/);
});

describe('before anything is sent', () => {
  afterEach(() => expect(server.requests).toEqual([]));

  it('asks for a key', async () => {
    await expect(pushing({environment: {}})).rejects.toThrow(/ALGOLIA_WRITE_KEY is not set/);
  });

  it('asks for an application', async () => {
    await expect(pushing({search: {...search, mode: 'embedded'}})).rejects.toThrow(
      /ALGOLIA_APPLICATION_ID/,
    );
  });

  it('refuses to empty the index', async () => {
    await expect(pushing({readRecords: () => []})).rejects.toThrow(/npm run build/);
  });

  it('names the records that are too large', async () => {
    const large = record('large', 'x'.repeat(RECORD_LIMIT));
    await expect(pushing({readRecords: () => [record('a'), large]})).rejects.toThrow(
      /1 of 2 records are larger than 10000 bytes[^]*large: \d{5} bytes/,
    );
  });

  it('knows its options', async () => {
    await expect(pushing({args: ['--dryrun']})).rejects.toThrow(/--dryrun/);
  });
});

describe('a failure', () => {
  const failures: [string, Failure, RegExp][] = [
    ['forbidden', {status: 403, message: 'Invalid API key'}, /forbids.*Invalid API key.*write key/],
    ['an error of the server', {status: 500, message: 'Internal'}, /Can't reach the service/],
    ['a record that the service refuses', {status: 400, message: 'Record is too big'}, /too big/],
    ['a refused connection', 'refuse', /Can't reach the service.*network/],
    ['a service that hangs', 'hang', /Can't reach the service.*network/],
    ['malformed JSON', {body: '{'}, /can't read its answer/],
  ];
  const steps = ['settings', 'synonyms/batch', 'batch', 'operation', 'task'];
  const isStep = (path: string, step: string) =>
    path.split('/').slice(4).join('/').startsWith(step);

  it.each(failures.flatMap((failure) => steps.map((step) => [...failure, step] as const)))(
    'by %s leaves the index as it was and says so (step %4$s)',
    async (_name, failure, message, step) => {
      server.behavior.fail = ({path}) => (isStep(path, step) ? failure : undefined);
      if (failure === 'hang') patience = 1000;
      await expect(pushing()).rejects.toThrow(message);
      // The move itself may have been done when its answer is lost.
      if (step === 'task') server.behavior.fail = undefined;
      expect(server.indexes.get('docs')).toBe(old);
      expect([...server.indexes.keys()]).toEqual(['docs']);
    },
  );

  it('that leaves something behind says what', async () => {
    server.behavior.fail = ({path, method}) =>
      path.endsWith('/batch') || method === 'DELETE' ? 'refuse' : undefined;
    await expect(pushing()).rejects.toThrow(/docs_tmp_[\w-]+ may be left over/);
  });

  it('by too many requests says to wait', async () => {
    server.behavior.fail = ({path}) =>
      path.endsWith('/settings') ? {status: 429, message: 'Too many'} : undefined;
    await expect(pushing()).rejects.toThrow(/takes no more requests/);
    // The client waits a second before each of three further tries.
  }, 30_000);
});
