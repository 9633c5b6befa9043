import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync} from 'node:fs';
import {createServer, request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {answerClientErrors} from '../client-error.ts';
import {prepareBuild} from '../prepare-build.ts';
import {createSiteServer} from '../server.ts';
import {ask, listen} from '../testing/requests.ts';
import {createTestSite, ownOrigin} from '../testing/site.ts';
import {createFeedbackEndpoints, type FeedbackOptions} from './endpoint.ts';
import {FEEDBACK_LIMITS} from './limits.ts';

const OWN = 'https://docs.example.com';
const FORM = 'application/x-www-form-urlencoded';
const ADDRESS = '198.51.100.77';
const BROWSER = 'Test browser 1.0';
const START = Date.UTC(2026, 10, 29, 12);

let folder: string;
let port: number;
let ends: (() => void)[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'feedback-')), 'kept');
  ends = [() => rmSync(join(folder, '..'), {recursive: true, force: true})];
});
afterEach(() => ends.reverse().forEach((end) => end()));

async function start(server: Server) {
  port = await listen(server);
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** The endpoints without a site, at `/_feedback` and `/_event`. */
async function alone(options: Partial<FeedbackOptions> = {}) {
  const pages = ['/docs/intro', '/docs/packages/'];
  const {feedback, events} = createFeedbackEndpoints({
    origin: OWN,
    folder,
    prefix: '',
    findPage: (path) => pages.find((page) => page === path),
    now: () => START,
    ...options,
  });
  const server = createServer((incoming, response) => {
    void (incoming.url === '/_event' ? events : feedback)(incoming, response);
  });
  answerClientErrors(server);
  await start(server);
}

interface Sent {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

/** Headers without those that a test takes away. */
const withoutEmpty = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));

/** Sends a body, as a page of the site does. */
function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        path,
        host: '127.0.0.1',
        method: 'POST',
        headers: withoutEmpty({
          origin: OWN,
          'sec-fetch-site': 'same-origin',
          'user-agent': BROWSER,
          'x-forwarded-for': ADDRESS,
          cookie: 'session=1',
          'content-type': path.endsWith('/_event') ? 'application/json' : FORM,
          ...headers,
        }),
      },
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

const answerOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const YES = answerOf({page: '/docs/intro', helpful: 'Yes'});
const SEARCH = JSON.stringify([{kind: 'search-without-results', query: 'kart'}]);

const texts = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const entries = () =>
  texts()
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as unknown);

describe('an answer', () => {
  test('is kept as one line in the file of the day, and leads back to the page @claim-deploy-your-site.feedback-daily', async () => {
    await alone();
    const body = answerOf({page: '/docs/intro', helpful: 'No', comment: 'Too\r\nshort'});
    const {status, headers} = await post('/_feedback', body, {accept: 'text/html,*/*'});
    expect([status, headers.location]).toEqual([303, '/docs/intro#feedback-thanks']);
    expect(readdirSync(folder)).toEqual(['2026-11-29.jsonl']);
    expect(entries()).toEqual([
      {kind: 'feedback', page: '/docs/intro', helpful: false, comment: 'Too short'},
    ]);
  });

  test('of a script is answered without a page', async () => {
    await alone();
    const {status, headers, text} = await post('/_feedback', YES, {accept: 'application/json'});
    expect([status, headers['content-length'], text]).toEqual([204, undefined, '']);
    expect(entries()).toEqual([{kind: 'feedback', page: '/docs/intro', helpful: true}]);
  });

  test('and events name no address, no browser and no cookie, and the answer sets none @claim-deploy-your-site.feedback-anonymous', async () => {
    await alone();
    const comment = 'I am anna@example.com, +49 30 1234567, sk_live_51HabcdefGhijkLmnop';
    const sent = [
      await post('/_feedback', answerOf({page: '/docs/intro', helpful: 'no', comment})),
      await post('/_event', SEARCH),
    ];
    const written = texts().join();
    for (const secret of [ADDRESS, BROWSER, 'session', 'anna', '1234567', '51Habc', '127.0.0.1']) {
      expect(written).not.toContain(secret);
    }
    for (const {headers} of sent) {
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each([
    [{}, 'helpful has to be Yes or No.'],
    [{page: '/docs/intro'}, 'helpful has to be Yes or No.'],
    [{page: '/docs/intro', helpful: 'constructor'}, 'helpful has to be Yes or No.'],
    [{helpful: 'Yes'}, 'page has to be a text.'],
    [{page: '', helpful: 'Yes'}, 'page has to be a path that begins with "/".'],
    [{page: '//evil.example', helpful: 'Yes'}, 'page names no page of this site.'],
    [{page: 'https://evil.example/', helpful: 'Yes'}, 'page has to be a path'],
    [{page: '/docs/nothing', helpful: 'Yes'}, 'page names no page of this site.'],
    [{page: `/${'x'.repeat(512)}`, helpful: 'Yes'}, 'page may have 512 characters.'],
    [{page: '/docs/intro', helpful: 'Yes', comment: 'x'.repeat(401)}, 'comment may have 400'],
    [{page: '/docs/intro', helpful: 'Yes', name: 'Anna'}, 'There is a field too much.'],
    [{page: '/docs/intro', helpful: 'Yes', __proto__x: ''}, 'There is a field too much.'],
  ])('%j is refused, and says why', async (fields, words) => {
    await alone();
    const {status, text} = await post('/_feedback', answerOf(fields));
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
    expect(existsSync(folder)).toBe(false);
  });

  test('with a field that comes twice is refused', async () => {
    await alone();
    const {status, text} = await post('/_feedback', `${YES}&helpful=No`);
    expect([status, text]).toEqual([400, '400 A field is there twice.\n']);
  });

  test('that is refused is a page for a browser, which runs nothing and keeps what was typed', async () => {
    await alone();
    const {status, headers, text} = await post('/_feedback', '', {accept: 'text/html'});
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toContain('<h1>Your answer was not sent</h1>');
    expect(text).toContain('Your text is still in the form.');
  });

  test('in any script fits, with as many characters as the form takes', async () => {
    await alone();
    for (const letter of ['ж', '語', '🙂'.slice(0, 2)]) {
      const comment = letter.repeat(FEEDBACK_LIMITS.comment / letter.length);
      const body = answerOf({page: '/docs/intro', helpful: 'Yes', comment});
      expect((await post('/_feedback', body)).status).toBe(204);
    }
  });
});

describe('events', () => {
  test('of all kinds are kept, each as a line', async () => {
    await alone();
    const vital = {kind: 'vital', page: '/docs/intro', metric: 'LCP', value: 812.12345};
    const list = [
      {kind: 'search-without-results', query: 'kart'},
      {kind: 'page-not-found', path: '/docs/kart', referrer: '/docs/intro'},
      {kind: 'page-not-found', path: '/docs/kart'},
      {kind: 'page-not-found', path: '/docs/kart', referrer: '/also/missing'},
      {...vital, navigation: 'navigate'},
      {...vital, navigation: 'soft-navigation'},
    ];
    expect((await post('/_event', JSON.stringify(list))).status).toBe(204);
    const kept = list.map((event) => {
      if ('value' in event) return {...event, value: 812.123};
      return event.referrer === '/also/missing' ? {...event, referrer: undefined} : event;
    });
    expect(entries()).toEqual(kept);
  });

  test.each([
    ['{', "The body isn't JSON."],
    ['{}', 'The body has to be a list of 1 to 20 events.'],
    ['[]', 'The body has to be a list of 1 to 20 events.'],
    [JSON.stringify(Array(21).fill({})), 'The body has to be a list of 1 to 20 events.'],
    ['[null]', 'An entry has to be an object.'],
    ['[{"kind":"click"}]', 'kind has to be one of'],
    ['[{"kind":"__proto__"}]', 'kind has to be one of'],
    ['[{"kind":"constructor"}]', 'kind has to be one of'],
    ['[{"kind":"feedback","page":"/docs/intro","helpful":true}]', "Feedback isn't an event."],
    ['[{"kind":"search-without-results","query":1}]', 'query has to be a text.'],
    ['[{"kind":"search-without-results","query":" "}]', 'query is empty.'],
    ['[{"kind":"search-without-results","query":"a","user":"b"}]', 'There is a field too much.'],
    ['[{"kind":"page-not-found","path":"/a?b=c"}]', 'path has to be a path'],
    ['[{"kind":"page-not-found","path":"/a","referrer":1}]', 'referrer has to be a text.'],
    ['[{"kind":"vital","page":"/docs/intro","metric":"LCP","value":-1}]', 'value has to be'],
    ['[{"kind":"vital","page":"/docs/intro","metric":"LCP","value":1e9}]', 'value has to be'],
    ['[{"kind":"vital","page":"/docs/intro","metric":"X","value":1}]', 'metric has to be one of'],
    [
      '[{"kind":"vital","page":"/docs/intro","metric":"LCP","value":1,"navigation":"x"}]',
      'navigation has to be one of',
    ],
  ])('%s is refused, and nothing of it is kept', async (body, words) => {
    await alone();
    const {status, text} = await post('/_event', body);
    expect([status, text]).toEqual([400, expect.stringContaining(words)]);
    expect(existsSync(folder)).toBe(false);
  });
});

describe.each(['/_feedback', '/_event'])('%s', (path) => {
  const good = path === '/_event' ? SEARCH : YES;

  test.each([
    ['a page of the site', {}, 204],
    ['a page of the site, in an old browser', {'sec-fetch-site': ''}, 204],
    ['nowhere', {'sec-fetch-site': '', origin: ''}, 403],
    ['the host that was asked', {origin: 'http://localhost:1', host: 'localhost:1'}, 204],
    ['another site', {origin: 'https://evil.example', 'sec-fetch-site': 'cross-site'}, 403],
    [
      'another site, in an old browser',
      {origin: 'https://evil.example', 'sec-fetch-site': ''},
      403,
    ],
    ['another subdomain', {'sec-fetch-site': 'same-site'}, 403],
    ['a page without an origin', {origin: 'null'}, 403],
    ['an address bar', {'sec-fetch-site': 'none'}, 403],
  ])(
    'from %s is answered in order @claim-deploy-your-site.feedback-same-origin',
    async (_, headers, status) => {
      await alone();
      expect((await post(path, good, headers)).status).toBe(status);
    },
  );

  test.each(['text/plain', 'multipart/form-data', ''])('takes no body of type %j', async (type) => {
    await alone();
    expect((await post(path, good, {'content-type': type})).status).toBe(415);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    await alone();
    const {status, headers} = await ask(port, path, {method});
    expect([status, headers.allow]).toEqual([405, 'POST']);
  });

  test('takes 4 kB, with the length said before or not @claim-deploy-your-site.feedback-limits', async () => {
    await alone();
    const large = 'x'.repeat(FEEDBACK_LIMITS.bytes + 1);
    expect((await post(path, large, {'content-length': '4097'})).status).toBe(413);
    expect((await post(path, large, {'transfer-encoding': 'chunked'})).status).toBe(413);
    expect((await post(path, large.slice(1))).status).toBe(400);
  });

  test('tells a client that sends too much when to come back, and takes others @claim-deploy-your-site.feedback-limits', async () => {
    let now = START;
    const limits = {feedbackBurst: 2, feedbackRate: 0.1, eventBurst: 2, eventRate: 0.1};
    await alone({limits, now: () => now});
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post(path, good)).status);
    expect(statuses).toEqual([204, 204, 429]);
    const {headers, text} = await post(path, good);
    expect([headers['retry-after'], text]).toEqual([
      '10',
      '429 Too many messages. Try again in 10 s.\n',
    ]);
    expect((await post(path, good, {'x-forwarded-for': '198.51.100.1'})).status).toBe(204);
    now += 10_000;
    expect((await post(path, good)).status).toBe(204);
  });

  test('answers 503 while the disk takes nothing, says so once, and goes on after that', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    ends.push(() => said.mockRestore());
    await alone();
    writeFileSync(folder, 'a file, where a folder has to be');
    for (let n = 0; n < 2; n += 1) {
      const {status, text} = await post(path, good);
      expect([status, text]).toEqual([503, '503 The message was not saved. Try again later.\n']);
      expect(text).not.toContain(folder);
    }
    expect(said).toHaveBeenCalledTimes(1);
    rmSync(folder);
    expect((await post(path, good)).status).toBe(204);
    expect(entries()).toHaveLength(1);
  });
});

describe('a site', () => {
  async function site(changes: Partial<typeof ownOrigin>, prefix = '') {
    const made = createTestSite(prefix);
    ends.push(() => made.remove());
    const baseUrl = `${prefix}/`;
    await prepareBuild({root: made.root, settings: {...ownOrigin, ...changes, baseUrl}});
    return made.root;
  }

  test.each([{}, {feedback: 'issue'} as const])(
    'with %j has none of the addresses @claim-deploy-your-site.feedback-off',
    async (changes) => {
      await start(createSiteServer({root: await site(changes)}));
      for (const path of ['/_feedback', '/_event', '/_nothing']) {
        expect((await ask(port, path)).status).toBe(404);
        expect((await post(path, YES)).status).toBe(405);
      }
      expect(existsSync(folder)).toBe(false);
    },
  );

  test('has the addresses that its settings ask for, below its path', async () => {
    const root = await site({feedback: 'server'}, '/toolkit');
    await start(createSiteServer({root, feedbackFolder: folder}));
    const send = (page: string) =>
      post('/toolkit/_feedback', answerOf({page, helpful: 'Yes'}), {accept: 'text/html'});
    for (const page of ['/toolkit/docs/packages', '/toolkit/docs/packages/']) {
      expect((await send(page)).headers.location).toBe('/toolkit/docs/packages/#feedback-thanks');
    }
    expect((await send('/docs/packages/')).status).toBe(400);
    expect((await send('/toolkit/img/dot.png')).status).toBe(400);
    expect((await send('/toolkit/../docs')).status).toBe(400);
    expect((await post('/toolkit/_event', SEARCH)).status).toBe(405);
    expect((await ask(port, '/toolkit/docs/intro')).status).toBe(200);
    expect(entries()).toEqual(
      Array(2).fill({kind: 'feedback', page: '/docs/packages/', helpful: true}),
    );
  });

  test('takes events without the question', async () => {
    const root = await site({events: true});
    await start(createSiteServer({root, feedbackFolder: folder}));
    expect((await post('/_event', SEARCH)).status).toBe(204);
    expect((await post('/_feedback', YES)).status).toBe(405);
  });

  test('without a folder for them is not served, and says how to name one @claim-deploy-your-site.feedback-folder', async () => {
    const root = await site({events: true});
    expect(() => createSiteServer({root})).toThrow(
      /--feedback DIR or the variable FEEDBACK_FOLDER/,
    );
  });
});
