import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchRequest} from '../engine';
import {startProtocolServer} from '../testing/protocol-server';
import {createAlgoliaEngine, TIMEOUTS} from './engine';
import {TAGS} from './tagged';

const application = {
  applicationId: 'TESTAPP',
  searchKey: 'test-key',
  indexName: 'docs',
  insights: false,
};

const request: SearchRequest = {
  query: 'cart',
  facets: {language: 'en', docusaurus_tag: ['default', 'docs-default-current']},
  hitsPerPage: 20,
  page: 0,
  snippetWords: 10,
};

const mark = (text: string) => `${TAGS.start}${text}${TAGS.end}`;

const hit = {
  objectID: '/docs/cart#total',
  url: '/docs/cart#total',
  type: 'content',
  content: 'The total of a cart.',
  hierarchy: {lvl0: 'Docs', lvl1: 'Cart', lvl2: 'Total', lvl3: null},
  _highlightResult: {hierarchy: {lvl1: {value: mark('Cart')}, lvl2: {value: 'Total'}}},
  _snippetResult: {content: {value: `…total of a ${mark('cart')}.`}},
};

let server: Awaited<ReturnType<typeof startProtocolServer>>;
const engine = (hosts = [server.host], options: Partial<typeof application> = {}) =>
  createAlgoliaEngine({...application, ...options}, {hosts});
const {signal} = new AbortController();

beforeEach(async () => {
  server = await startProtocolServer();
});
afterEach(() => server.stop());

describe('what the service is asked', () => {
  it('is one query of the multi-index path, as specified @spec-3.6 @spec-5.7 @spec-7.2 @spec-7.3 @spec-9.5', async () => {
    await engine().search(request, signal);
    expect(server.requests).toHaveLength(1);
    const [{method, path, query, headers, body} = {} as never] = server.requests;
    expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
    expect(query.get('x-algolia-application-id') ?? headers['x-algolia-application-id']).toBe(
      'TESTAPP',
    );
    expect(query.get('x-algolia-api-key') ?? headers['x-algolia-api-key']).toBe('test-key');
    expect(body).toEqual({
      requests: [
        {
          indexName: 'docs',
          query: 'cart',
          page: 0,
          hitsPerPage: 20,
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: TAGS.start,
          highlightPostTag: TAGS.end,
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
          clickAnalytics: false,
        },
      ],
    });
  });

  it('has no filter where the search keeps to nothing', async () => {
    await engine().search({...request, facets: {language: '', docusaurus_tag: []}}, signal);
    expect(server.requests[0]?.body).toMatchObject({requests: [{facetFilters: []}]});
  });

  it('has timeouts of 1, 2 and 30 seconds @spec-9.11', () => {
    expect(TIMEOUTS).toEqual({connect: 1000, read: 2000, write: 30_000});
  });
});

describe('an answer', () => {
  it('becomes hits with ranges in the place of tags @spec-7.4', async () => {
    server.behavior.answer = {results: [{hits: [hit], nbHits: 31}]};
    const {total, hits} = await engine().search(request, signal);
    expect(total).toBe(31);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      record: {url: '/docs/cart#total', hierarchy: {lvl2: 'Total', lvl3: null, lvl6: null}},
      highlights: {lvl1: [[0, 4]]},
      snippet: {text: '…total of a cart.', highlights: [[12, 16]]},
    });
    expect(hits[0]?.highlights).not.toHaveProperty('lvl2');
  });

  it('is not believed where a record has not the shape of one', async () => {
    const wrong = [null, 7, 'x', {}, {...hit, hierarchy: null}, {...hit, type: 'lvl0'}];
    const odd = {...hit, _highlightResult: 5, _snippetResult: {content: []}};
    server.behavior.answer = {results: [{hits: [...wrong, odd], nbHits: 7}]};
    const {hits} = await engine().search(request, signal);
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({highlights: {}, snippet: {text: 'The total of a cart.'}});
  });
});

describe('a service that fails', () => {
  it.each([
    ['a connection that is refused', 'refuse'],
    ['a forbidden key', {status: 403, message: 'Invalid Application-ID or API key'}],
    ['too many requests', {status: 429, message: 'Too many requests'}],
    ['an error of the server', {status: 500, message: 'Internal error'}],
    ['malformed JSON', {body: '{"results": ['}],
    ['another shape', {body: '{"hello": "world"}'}],
    ['results that are no list', {body: '{"results": 5}'}],
    ['hits that are no list', {body: '{"results": [{"hits": {}, "nbHits": 1}]}'}],
  ] as const)('rejects for %s, and answers once it works again', async (_, failure) => {
    const asked = engine();
    server.behavior.fail = () => failure;
    await expect(asked.search(request, signal)).rejects.toThrow();
    server.behavior.fail = () => undefined;
    server.behavior.answer = {results: [{hits: [hit], nbHits: 1}]};
    await expect(asked.search({...request, query: 'next'}, signal)).resolves.toMatchObject({
      total: 1,
    });
  });

  it('is left for another host, which is asked alone from then on', async () => {
    const second = await startProtocolServer();
    second.behavior.answer = {results: [{hits: [hit], nbHits: 1}]};
    server.behavior.fail = () => ({status: 500, message: 'Internal error'});
    const asked = engine([server.host, second.host]);
    await expect(asked.search(request, signal)).resolves.toMatchObject({total: 1});
    await asked.search({...request, query: 'next'}, signal);
    expect([server.requests.length, second.requests.length]).toEqual([1, 2]);
    await second.stop();
  });

  it('is asked again 120 seconds after it failed @spec-9.10', async () => {
    const second = await startProtocolServer();
    server.behavior.fail = () => ({status: 500, message: 'Internal error'});
    const asked = engine([server.host, second.host]);
    const now = vi.spyOn(Date.prototype, 'getTime');
    const start = Date.now();
    now.mockReturnValue(start);
    vi.spyOn(Date, 'now').mockImplementation(() => start);
    await asked.search(request, signal);
    server.behavior.fail = () => undefined;
    const searchAt = async (seconds: number) => {
      vi.mocked(Date.now).mockReturnValue(start + seconds * 1000);
      await asked.search({...request, query: `after ${seconds}`}, signal);
      return server.requests.length;
    };
    expect(await searchAt(119)).toBe(1);
    expect(await searchAt(121)).toBe(2);
    vi.restoreAllMocks();
    await second.stop();
  });
});

it('gives up a search that is aborted', async () => {
  const controller = new AbortController();
  server.behavior.fail = () => {
    controller.abort();
    return undefined;
  };
  await expect(engine().search(request, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect(engine().search(request, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('insights', () => {
  it('are not asked for, and nothing is told, unless they are on @spec-7.8', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    server.behavior.answer = {results: [{hits: [hit], nbHits: 1}]};
    const asked = engine();
    const {hits} = await asked.search(request, signal);
    asked.opened?.(hits[0]!);
    expect(sent).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('tell what was opened, with its place and its query @spec-7.8', async () => {
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    server.behavior.answer = {results: [{hits: [hit], nbHits: 1, queryID: 'q1'}]};
    const asked = engine([server.host], {insights: true});
    const {hits} = await asked.search({...request, page: 1}, signal);
    asked.opened?.(hits[0]!);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    const {events} = JSON.parse(sent.mock.calls[0]![1]!.body as string) as {events: object[]};
    expect(events).toEqual([
      expect.objectContaining({
        eventType: 'click',
        objectIDs: [hit.objectID],
        positions: [21],
        queryID: 'q1',
      }),
    ]);
    vi.restoreAllMocks();
  });
});
