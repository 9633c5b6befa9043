import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createAnswers, PATIENCE, wayOf} from './answer';
import type {KeepList} from './keep-list';
import {openStore} from './store';
import {memoryCaches} from './testing';

const ORIGIN = 'https://docs.example.com';
const BASE = '/docs-site/';

const list: KeepList = {
  bytes: 3,
  pages: [
    ['docs/intro', 'b1'],
    ['offline', 'o1'],
  ],
  files: [['assets/main.0123abcd.js'], ['img/logo.svg', 'c1']],
  redirects: {docs: 'docs/intro'},
};

beforeEach(() => vi.stubGlobal('location', new URL(ORIGIN + BASE)));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('wayOf', () => {
  const ask = (url: string, more: Partial<Request> = {}) =>
    wayOf(
      {
        url,
        method: 'GET',
        mode: 'cors',
        destination: '',
        headers: new Headers(),
        ...more,
      } as Request,
      BASE,
    );

  it.each<[string, string, Partial<Request>, string | undefined]>([
    ['a page', 'docs/intro', {mode: 'navigate', destination: 'document'}, 'page'],
    ['a script', 'assets/main.0123abcd.js', {mode: 'no-cors'}, 'file'],
    ['a page that a script fetches', 'docs/intro', {}, 'file'],
    ['a frame', 'frames/editor.htm', {mode: 'navigate', destination: 'iframe'}, undefined],
    ['a form', 'docs/intro', {method: 'POST', mode: 'navigate'}, undefined],
    ['another method', 'docs/intro', {method: 'HEAD'}, undefined],
    ['a part of a file', 'img/film.mp4', {headers: new Headers({Range: 'bytes=0-'})}, undefined],
    ['the endpoint for agents', 'mcp', {}, undefined],
    ['the worker', 'sw.js', {}, undefined],
  ])('%s', (_, path, more, way) => {
    expect(ask(ORIGIN + BASE + path, more)).toBe(way);
  });

  it('leaves other origins and other paths of the host alone', () => {
    expect(ask(`https://other.example.com${BASE}docs/intro`)).toBeUndefined();
    expect(ask(`${ORIGIN}/docs/intro`)).toBeUndefined();
  });
});

describe('answers', () => {
  const network = vi.fn<typeof fetch>();
  let answers: ReturnType<typeof createAnswers>;

  beforeEach(async () => {
    const {caches} = memoryCaches(ORIGIN);
    const store = openStore({
      base: BASE,
      caches,
      fetch: ((path: string) => {
        const response = new Response(`kept ${path}`, {headers: {Vary: 'Accept', 'X-Own': '1'}});
        Object.defineProperty(response, 'url', {value: ORIGIN + path});
        return Promise.resolve(response);
      }) as typeof fetch,
    });
    await store.fill(list, {
      stop: new AbortController(),
      onProgress: () => {},
      checkSite: () => Promise.resolve(),
    });
    network.mockReset();
    answers = createAnswers(store, BASE, network);
  });

  const page = (path: string, answer: Promise<Response | undefined>) =>
    answers.page(ORIGIN + BASE + path, answer);
  const none = () => Promise.resolve(undefined);

  it('shows what the network brings, whatever its status', async () => {
    const fresh = new Response('fresh', {status: 404});
    expect(await page('docs/intro', Promise.resolve(fresh))).toBe(fresh);
  });

  it('shows a kept page without the network, with its headers', async () => {
    const response = await page('docs/intro/', none());
    expect(await response.text()).toBe(`kept ${BASE}docs/intro`);
    expect(response.headers.get('X-Own')).toBe('1');
  });

  it('leads from an old address on, with the query', async () => {
    const response = await page('docs/intro.html?a=1', none());
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `${ORIGIN}${BASE}docs/intro?a=1`,
    ]);
  });

  it('says that a page is not kept', async () => {
    const response = await page('docs/nothing', none());
    expect([response.status, await response.text()]).toEqual([503, `kept ${BASE}offline`]);
  });

  it('waits for the network for a time, and then for good if the page is not kept', async () => {
    vi.useFakeTimers();
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const [kept, missing] = [page('docs/intro', slow), page('docs/nothing', slow)];
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(await Promise.race([kept, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await (await kept).text()).toBe(`kept ${BASE}docs/intro`);
    const fresh = new Response('fresh');
    answer(fresh);
    expect(await missing).toBe(fresh);
  });

  it('takes files that never change from the copy, without asking the network', async () => {
    const response = await answers.file(new Request(`${ORIGIN}${BASE}assets/main.0123abcd.js`));
    expect(await response.text()).toBe(`kept ${BASE}assets/main.0123abcd.js`);
    expect(network).not.toHaveBeenCalled();
  });

  it.each(['img/logo.svg', 'docs/intro'])(
    'asks the network for %s first, and has the copy without it',
    async (path) => {
      const request = new Request(ORIGIN + BASE + path);
      const fresh = new Response('fresh');
      network.mockResolvedValueOnce(fresh);
      expect(await answers.file(request)).toBe(fresh);
      network.mockRejectedValueOnce(new TypeError('offline'));
      expect(await (await answers.file(request)).text()).toBe(`kept ${BASE}${path}`);
    },
  );

  it('fails as the network does where nothing is kept', async () => {
    network.mockRejectedValueOnce(new TypeError('offline'));
    await expect(answers.file(new Request(`${ORIGIN}${BASE}img/new.svg`))).rejects.toThrow(
      'offline',
    );
  });
});
