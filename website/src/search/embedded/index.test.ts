import {describe, expect, it} from 'vitest';
import type {SearchAnswer, SearchRequest} from '../engine';
import {createEmbeddedEngine} from './index';
import type {FromWorker, ToWorker} from './messages';

const request: SearchRequest = {
  query: 'button',
  facets: {language: 'en', docusaurus_tag: []},
  hitsPerPage: 20,
  page: 0,
  snippetWords: 10,
};
const answer: SearchAnswer = {total: 0, hits: []};

/** Workers that do what the test says. */
function workers() {
  const started: (EventTarget & {said: ToWorker[]; ended: boolean})[] = [];
  const start = () => {
    const worker = Object.assign(new EventTarget(), {
      said: [] as ToWorker[],
      ended: false,
      postMessage: (message: ToWorker) => worker.said.push(message),
      terminate: () => (worker.ended = true),
    });
    started.push(worker);
    return worker as unknown as Worker;
  };
  const reply = (message: FromWorker) =>
    started.at(-1)?.dispatchEvent(new MessageEvent('message', {data: message}));
  return {started, start, reply};
}

const never = () => new AbortController().signal;

describe('createEmbeddedEngine', () => {
  it('starts its worker at once, which loads the index of the site', () => {
    const {started, start} = workers();
    createEmbeddedEngine('/base/', start);
    expect(started.map(({said}) => said)).toEqual([[{kind: 'open', baseUrl: '/base/'}]]);
  });

  it('gives each search its own answer, in whatever order they come', async () => {
    const {start, reply} = workers();
    const engine = createEmbeddedEngine('/', start);
    const [first, second] = [engine.search(request, never()), engine.search(request, never())];
    reply({id: 2, answer: {...answer, total: 2}});
    reply({id: 1, answer: {...answer, total: 1}});
    expect((await first).total).toBe(1);
    expect((await second).total).toBe(2);
  });

  it('rejects with what went wrong, and answers the next search', async () => {
    const {start, reply} = workers();
    const engine = createEmbeddedEngine('/', start);
    const lost = engine.search(request, never());
    reply({id: 1, error: 'status 404'});
    await expect(lost).rejects.toThrow('status 404');
    const found = engine.search(request, never());
    reply({id: 2, answer});
    await expect(found).resolves.toBe(answer);
  });

  it('starts a new worker after one that did not load', async () => {
    const {started, start, reply} = workers();
    const engine = createEmbeddedEngine('/', start);
    const lost = engine.search(request, never());
    started[0]?.dispatchEvent(new Event('error', {cancelable: true}));
    await expect(lost).rejects.toThrow('could not be started');
    const found = engine.search(request, never());
    reply({id: 2, answer});
    await expect(found).resolves.toBe(answer);
    expect(started.map(({ended}) => ended)).toEqual([true, false]);
  });

  it('gives up a search that is aborted, and tells the worker', async () => {
    const {started, start, reply} = workers();
    const engine = createEmbeddedEngine('/', start);
    const controller = new AbortController();
    const search = engine.search(request, controller.signal);
    controller.abort();
    await expect(search).rejects.toMatchObject({name: 'AbortError'});
    expect(started[0]?.said.at(-1)).toEqual({kind: 'abort', id: 1});
    // Too late: nobody waits for it.
    reply({id: 1, answer});
    await expect(engine.search(request, controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  describe('with an answer of names', () => {
    const hits = [{record: {objectID: 'name'}}] as unknown as SearchAnswer['hits'];
    const names = {total: 1, hits};
    const setup = async () => {
      const all = workers();
      const engine = createEmbeddedEngine('/', all.start);
      const controller = new AbortController();
      const search = engine.search(request, controller.signal);
      all.reply({id: 1, answer: names, isOfNames: true});
      return {...all, controller, found: await search};
    };

    it('gives it at once, and the texts when they are there', async () => {
      const {found, reply} = await setup();
      expect(found).toMatchObject(names);
      const whole = [{record: {objectID: 'text'}}] as unknown as SearchAnswer['hits'];
      reply({id: 1, answer: {total: 1, hits: whole}});
      await expect(found.withTexts).resolves.toBe(whole);
    });

    it('stays with the names when texts do not load', async () => {
      const {found, reply} = await setup();
      reply({id: 1, error: 'status 404'});
      await expect(found.withTexts).resolves.toBe(hits);
    });

    it('tells the worker when nobody waits for the texts any more', async () => {
      const {controller, started} = await setup();
      controller.abort();
      expect(started[0]?.said.at(-1)).toEqual({kind: 'abort', id: 1});
    });
  });

  it('ends its worker, and all searches, when it is closed', async () => {
    const {started, start} = workers();
    const engine = createEmbeddedEngine('/', start);
    const search = engine.search(request, never());
    engine.close?.();
    await expect(search).rejects.toMatchObject({name: 'AbortError'});
    expect(started[0]?.ended).toBe(true);
  });
});
