import {beforeEach, describe, expect, it, vi} from 'vitest';
import {Failure, reasonOf} from './failure';
import type {KeepList} from './keep-list';
import {type Filling, openStore} from './store';
import {memoryCaches} from './testing';

const ORIGIN = 'https://docs.example.com';
const BASE = '/docs-site/';
const NAME = `offline ${BASE}`;

const first: KeepList = {
  bytes: 3,
  pages: [
    ['', 'a1'],
    ['docs/intro', 'b1'],
  ],
  files: [['assets/main.0123abcd.js']],
  redirects: {},
};
const second: KeepList = {
  ...first,
  pages: [
    ['', 'a1'],
    ['docs/intro', 'b2'],
  ],
  files: [['assets/main.4567abcd.js']],
};
const keysOfFirst = [
  `${BASE}?a1`,
  `${BASE}assets/main.0123abcd.js`,
  `${BASE}docs/intro?b1`,
  `${BASE}offline-list`,
];

let memory: ReturnType<typeof memoryCaches>;
let asked: string[];
/** Answers that differ from the address with status 200. */
let answers: Record<string, () => Response>;

function answerAt(path: string, init: {status?: number; url?: string; redirected?: boolean} = {}) {
  const response = new Response(`content of ${path}`, {status: init.status ?? 200});
  Object.defineProperty(response, 'url', {value: ORIGIN + (init.url ?? path)});
  Object.defineProperty(response, 'redirected', {value: init.redirected ?? false});
  return response;
}

const request: typeof fetch = async (address, {cache, signal} = {}) => {
  const path = address as string;
  asked.push(`${path} ${cache}`);
  await Promise.resolve();
  signal?.throwIfAborted();
  return answers[path]?.() ?? answerAt(path);
};

const store = () => openStore({base: BASE, caches: memory.caches, fetch: request});
const fill = (list: KeepList, more: Partial<Filling> = {}) =>
  store().fill(list, {
    stop: new AbortController(),
    onProgress: () => {},
    checkSite: () => Promise.resolve(),
    ...more,
  });
const failsWith = async (work: Promise<unknown>) =>
  reasonOf(await work.catch((error: unknown) => error));

beforeEach(() => {
  memory = memoryCaches(ORIGIN);
  asked = [];
  answers = {};
});

describe('a copy', () => {
  it('has each page and file, and its list last', async () => {
    const order: string[] = [];
    memory.state.put = (key) => void order.push(key);
    const onProgress = vi.fn();
    await fill(first, {onProgress});
    expect(memory.stored()).toEqual({[NAME]: keysOfFirst});
    expect(order.at(-1)).toBe(`${ORIGIN}${BASE}offline-list`);
    expect(await store().readList()).toEqual(first);
    expect(onProgress.mock.calls).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
  });

  it('asks the server again for what can change under its name, and for no other', async () => {
    await fill(first);
    expect(asked.sort()).toEqual([
      `${BASE} no-cache`,
      `${BASE}assets/main.0123abcd.js default`,
      `${BASE}docs/intro no-cache`,
    ]);
  });

  it('is updated with what changed, and loses the rest when it is pruned', async () => {
    await fill(first);
    asked = [];
    await fill(second);
    expect(asked).toHaveLength(2);
    expect(memory.stored()[NAME]).toEqual(
      expect.arrayContaining([`${BASE}docs/intro?b1`, `${BASE}docs/intro?b2`]),
    );
    await store().prune();
    expect(memory.stored()).toEqual({
      [NAME]: [
        `${BASE}?a1`,
        `${BASE}assets/main.4567abcd.js`,
        `${BASE}docs/intro?b2`,
        `${BASE}offline-list`,
      ],
    });
  });

  it('takes a page whose address the host redirects to its form with a slash, as an answer that browsers show', async () => {
    answers[`${BASE}docs/intro`] = () =>
      answerAt('', {url: `${BASE}docs/intro/`, redirected: true});
    const redirected: boolean[] = [];
    memory.state.put = (_, response) => void redirected.push(response.redirected);
    await fill(first);
    expect(redirected).toEqual([false, false, false, false]);
  });

  it('leaves the copy of another site on the same host', async () => {
    await openStore({base: '/', caches: memory.caches, fetch: request}).fill(
      {...first, pages: [], files: []},
      {stop: new AbortController(), onProgress: () => {}, checkSite: () => Promise.resolve()},
    );
    await fill(first);
    await store().remove();
    expect(memory.stored()).toEqual({'offline /': ['/offline-list']});
  });
});

describe.each([
  {
    why: 'the browser has no room',
    reason: 'room',
    break: () => {
      memory.state.put = (key) => {
        if (key.includes('intro')) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      };
      return {};
    },
  },
  {
    why: 'the browser has no room for the list',
    reason: 'room',
    break: () => {
      memory.state.put = (key) => {
        if (key.endsWith('list')) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      };
      return {};
    },
  },
  {
    why: 'the connection is lost',
    reason: 'network',
    break: () => {
      answers[`${BASE}docs/intro`] = () => {
        throw new TypeError('Failed to fetch');
      };
      return {};
    },
  },
  {
    why: 'the server has a file no more',
    reason: 'answer',
    break: () => {
      answers[`${BASE}docs/intro`] = () => answerAt(`${BASE}docs/intro`, {status: 404});
      return {};
    },
  },
  {
    why: 'the server leads elsewhere, such as to a form for a password',
    reason: 'answer',
    break: () => {
      answers[`${BASE}docs/intro`] = () => answerAt('', {url: '/password', redirected: true});
      return {};
    },
  },
  {
    why: 'a new version was published meanwhile',
    reason: 'changed',
    break: () => ({checkSite: () => Promise.reject(new Failure('changed'))}),
  },
  {
    why: 'the reader cancels',
    reason: 'canceled',
    break: () => {
      const stop = new AbortController();
      return {stop, onProgress: () => stop.abort()};
    },
  },
  {
    why: 'the browser stores nothing',
    reason: 'storage',
    break: () => {
      memory.state.put = () => {
        throw new DOMException('', 'UnknownError');
      };
      return {};
    },
  },
])('when $why', ({reason, break: breakIt}) => {
  it('nothing is left of a first copy', async () => {
    expect(await failsWith(fill(first, breakIt()))).toBe(reason);
    expect(memory.stored()).toEqual({});
  });

  it('the earlier copy stays as it was', async () => {
    await fill(first);
    const options = breakIt();
    expect(await failsWith(fill(second, options))).toBe(reason);
    expect(memory.stored()).toEqual({[NAME]: keysOfFirst});
    expect(await store().readList()).toEqual(first);
  });
});

it('what an interrupted copy has left is not taken for a part of the next one', async () => {
  const cache = await memory.caches.open(NAME);
  await cache.put(`${BASE}docs/intro?b1`, new Response('half'));
  expect(await store().readList()).toBeUndefined();
  await fill(first);
  expect(await (await store().match(`${BASE}docs/intro?b1`))?.text()).toBe(
    `content of ${BASE}docs/intro`,
  );
});

it('a problem is noted with a copy alone, until the next try', async () => {
  const problem = {reason: 'room', detail: ''} as const;
  await store().note(problem);
  expect(memory.stored()).toEqual({});
  await fill(first);
  await store().note(problem);
  expect(await store().readProblem()).toEqual(problem);
  await fill(first);
  expect(await store().readProblem()).toBeUndefined();
});
