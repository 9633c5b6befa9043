import {type Browser, chromium, expect, type Locator, type Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach, describe, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import {
  type Failure,
  type ProtocolRequest,
  startProtocolServer,
} from '../../website/src/search/testing/protocol-server.ts';
import {ENGINE_FILES, openSearch, searchFor, searchOf} from '../browser/search/search.ts';
import {open, ready} from '../browser/lib/page.ts';
import {type Monitor, monitor} from '../lib/monitor.ts';
import {
  answerOf,
  APPLICATION,
  carryTo,
  flushed,
  type HostedService,
  hostedSite,
  hostOf,
  HOSTS,
  INSIGHTS_HOST,
} from './hosted-site.ts';

const QUERIES = '/1/indexes/*/queries';
const [FIRST] = HOSTS;

let browser: Browser;
let service: HostedService;
let page: Page;
let watched: Monitor;
let scripts: string[];

beforeAll(async () => {
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
});
afterAll(() => browser.close());

/** Builds a site for the tests of a group, each of which gets a page of its own and a service of its own. */
function onSite(settings: {insights: boolean}) {
  let site: Awaited<ReturnType<typeof hostedSite>>;
  beforeAll(async () => {
    site = await hostedSite(settings);
  });
  afterAll(() => site.remove());

  beforeEach(async () => {
    service = await startProtocolServer();
    service.behavior.answer = answerOf(0, 20, 45);
    const context = await browser.newContext({baseURL: site.origin});
    await carryTo(service, context);
    page = await context.newPage();
    watched = await monitor(page, site.origin);
    scripts = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
  });
  afterEach(async () => {
    await page.context().unrouteAll({behavior: 'ignoreErrors'});
    await page.context().close();
    await service.stop();
  });
}

const queries = () => service.requests.filter(({path}) => path === QUERIES);
const askedHosts = () => queries().map(hostOf);
const events = () =>
  service.requests
    .filter(({path}) => path === '/1/events')
    .map(({body}) => (body as {events: Record<string, unknown>[]}).events);

/** The one query that a request holds. */
const queryOf = (request: ProtocolRequest | undefined) =>
  (request?.body as {requests: Record<string, unknown>[]}).requests[0];

/** The faults of a page, apart from requests to the hosts that it may ask. */
const complaints = () =>
  watched.problems.filter(
    (problem) =>
      ![...HOSTS, INSIGHTS_HOST].some((host) =>
        problem.startsWith(`request to another origin: https://${host}/`),
      ),
  );

/** A text in the code of the insights. */
const INSIGHTS_CODE = 'Results viewed';

/** Addresses of the scripts that the page has loaded and that hold a text. */
async function scriptsWith(text: string) {
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  return scripts.filter((_, index) => texts[index]?.includes(text));
}

/** A browser's messages about a request that fails. */
const FAILED_REQUEST = /^(console.error: Failed to load resource|status |request failed)/;

/** The text of a part of the page after some more of its stopped time, in milliseconds. */
async function later(time: number, part: Locator) {
  await page.clock.runFor(time);
  return part.innerText();
}

/** Prepares that the time of the page can be stopped, so that it passes by `page.clock` alone from then on. */
async function stopTime() {
  await page.clock.install();
  return () => page.clock.pauseAt(Date.now() + 3_600_000);
}

describe('a site in the hosted mode', () => {
  onSite({insights: false});

  test('connects ahead to the host that is asked first @spec-7.1', async () => {
    const response = await page.goto('/docs/start');
    const preconnect = page.locator('link[rel=preconnect]');
    await expect(preconnect).toHaveCount(1);
    await expect(preconnect).toHaveAttribute('crossorigin', 'anonymous');
    const href = await preconnect.evaluate((link: HTMLLinkElement) => link.href);
    expect(new URL(href).hostname).toBe(FIRST);

    const policy = response!.headers()['content-security-policy']!;
    const [, allowed = ''] = /connect-src ([^;]*)/.exec(policy)!;
    expect(allowed.toLowerCase().split(' ')).toEqual([
      "'self'",
      ...HOSTS.map((host) => `https://${host}`),
    ]);
  });

  test('lets pages ask the hosts of its application and no others', async () => {
    await page.goto('/docs/start');
    const ask = (host: string) =>
      page.evaluate(
        (url) =>
          fetch(url, {method: 'POST', body: '{}'}).then(
            ({ok}) => ok,
            () => false,
          ),
        `https://${host}${QUERIES}`,
      );
    for (const host of HOSTS) expect(await ask(host)).toBe(true);
    for (const host of ['otherapp-dsn.algolia.net', INSIGHTS_HOST]) {
      watched.reset();
      expect(await ask(host)).toBe(false);
      await expect
        .poll(() => watched.problems.join())
        .toContain('Content-Security-Policy: connect-src');
    }
    expect(askedHosts()).toEqual(HOSTS);
  });

  test('asks nothing before a reader types, and never for an index of its own', async () => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await openSearch(page, '/docs/start');
    await flushed(page);
    expect(service.requests).toEqual([]);
    await searchOf(page).box.fill('cart');
    await expect(searchOf(page).options.first()).toBeVisible();
    expect(paths.filter((path) => ENGINE_FILES.test(path))).toEqual([]);
  });

  test('posts a query to the path of multi-index queries, and shows hits with what matched @spec-5.7 @spec-7.2 @spec-7.3 @spec-7.4 @spec-7.5 @spec-9.5 @spec-9.6', async () => {
    const {dialog, options} = await searchFor(page, 'cart', '/docs/start');
    await expect(options).toHaveCount(5);
    await expect(options.first().locator('[data-type=content]')).toHaveText('…total of cart 0.');
    await expect(options.first().locator('[data-type=content] mark')).toHaveText('cart');
    await expect(options.first()).toContainText('Cart › Total 0');
    await expect(options.first()).toHaveAttribute('href', '/docs/cart#total-0');
    await expect(dialog.getByRole('link', {name: 'See all 45 results'})).toBeVisible();

    expect(queries()).toHaveLength(1);
    const [request] = queries();
    expect([request?.method, hostOf(request!)]).toEqual(['POST', FIRST]);
    const credentials = (name: string) => request?.query.get(name) ?? request?.headers[name];
    expect(credentials('x-algolia-application-id')).toBe(APPLICATION.applicationId);
    expect(credentials('x-algolia-api-key')).toBe(APPLICATION.searchKey);
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(queryOf(request)).toMatchObject({
      indexName: APPLICATION.indexName,
      query: 'cart',
      page: 0,
      hitsPerPage: 20,
      attributesToRetrieve: [...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
      clickAnalytics: false,
    });
    expect(complaints()).toEqual([]);
  });

  test('asks for snippets of 5 words on a narrow screen @spec-9.6', async () => {
    await page.setViewportSize({width: 390, height: 800});
    await searchFor(page, 'cart', '/docs/start');
    expect(queryOf(queries()[0])).toMatchObject({
      attributesToSnippet: [
        ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:5`),
        'content:5',
      ],
    });
  });

  test('has a results page that asks for the next 20 hits, until all are there @spec-9.5', async () => {
    await page.goto('/search?q=cart');
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('link');
    const more = main.getByRole('button', {name: 'Show more results'});
    await ready(page);
    await expect(main.getByRole('status')).toHaveText('45 results');
    for (const [first, count] of [
      [20, 20],
      [40, 5],
    ] as const) {
      await expect(links).toHaveCount(first);
      service.behavior.answer = answerOf(first, count, 45);
      await more.click();
    }
    await expect(links).toHaveCount(45);
    await expect(more).toHaveCount(0);
    const asked = queries().map((request) => queryOf(request)!);
    expect(asked.map(({page: number, hitsPerPage}) => [number, hitsPerPage])).toEqual([
      [0, 20],
      [1, 20],
      [2, 20],
    ]);
    expect(complaints()).toEqual([]);
  });

  test('says that nothing was found, and proposes other queries @spec-8.2a @spec-8.2b', async () => {
    service.behavior.answer = {results: [{hits: [], nbHits: 0}]};
    const {dialog, box} = await openSearch(page, '/docs/start');
    await box.fill('zzqx');
    await expect(dialog).toContainText('No results for “zzqx”');
    await expect(dialog).toContainText('Try searching for');
    await expect(dialog.getByRole('button', {name: 'cart', exact: true})).toBeVisible();
    expect(complaints()).toEqual([]);
  });

  test.each<[string, Failure]>([
    ['is refused', 'refuse'],
    ['is answered by 429', {status: 429, message: 'Too many requests'}],
    ['is answered by 500', {status: 500, message: 'Internal error'}],
    ['is answered by malformed JSON', {body: '{"results": ['}],
    ['is answered by another shape', {body: '{"hello": "world"}'}],
  ])('shows the error when a query %s, and recovers by itself @spec-8.1', async (_, failure) => {
    const stop = await stopTime();
    const {dialog, box, options} = await openSearch(page, '/docs/start');
    await stop();
    service.behavior.fail = () => failure;
    await box.fill('cart');
    // Some failures the client itself tries again, a second later.
    await expect.poll(() => later(1000, dialog)).toContain('Unable to fetch results');
    await expect(dialog).toContainText('You might want to check your network connection.');
    service.behavior.fail = undefined;
    await expect.poll(() => later(1000, dialog)).toContain('total of cart 0');
    await expect(options).toHaveCount(5);
    await expect(dialog).not.toContainText('Unable to fetch results');
    expect(complaints().filter((text) => !FAILED_REQUEST.test(text))).toEqual([]);
  });

  test('gives a host 1 s to connect, asks all others too, and shows the error then @spec-8.1', async () => {
    const stop = await stopTime();
    const {dialog, box, options} = await openSearch(page, '/docs/start');
    await stop();
    // A request may be given up before it reaches the service.
    const asked: string[] = [];
    page.on('request', (request) => {
      const {hostname, pathname} = new URL(request.url());
      if (pathname === QUERIES) asked.push(hostname);
    });
    service.behavior.fail = () => 'hang';
    await box.fill('cart');
    await expect.poll(() => asked).toEqual([FIRST]);
    await page.clock.runFor(999);
    await flushed(page);
    expect(asked).toEqual([FIRST]);
    await page.clock.runFor(1);
    await expect.poll(() => asked.length).toBe(2);
    await expect(dialog).toHaveAttribute('data-status', 'stalled');
    // The client gives each further host more time.
    await expect.poll(() => later(10_000, dialog)).toContain('Unable to fetch results');
    expect(new Set(asked)).toEqual(new Set(HOSTS));
    service.behavior.fail = undefined;
    await expect.poll(() => later(10_000, dialog)).toContain('total of cart 0');
    await expect(options).toHaveCount(5);
  });

  test('leaves a host that failed alone for 120 s @spec-9.10', async () => {
    const stop = await stopTime();
    const {box, dialog} = await openSearch(page, '/docs/start');
    await stop();
    service.behavior.fail = (request) =>
      hostOf(request) === FIRST ? {status: 500, message: 'Internal error'} : undefined;
    const hostsFor = async (query: string) => {
      const before = queries().length;
      service.behavior.answer = answerOf(0, 1, query.length);
      await box.fill(query);
      await expect(dialog.getByRole('status')).toHaveText(`${query.length} results`);
      return askedHosts().slice(before);
    };
    const [failed, other] = await hostsFor('ca');
    expect(failed).toBe(FIRST);
    expect(other).not.toBe(FIRST);
    service.behavior.fail = undefined;
    expect(await hostsFor('car')).toEqual([other]);
    await page.clock.runFor(119_000);
    expect(await hostsFor('cart')).toEqual([other]);
    await page.clock.runFor(1_001);
    expect(await hostsFor('carts')).toEqual([FIRST]);
  });

  test('tells the service neither views nor clicks @spec-7.8', async () => {
    const stop = await stopTime();
    const {box, options, dialog} = await openSearch(page, '/docs/start');
    await stop();
    await box.fill('cart');
    await expect(options).toHaveCount(5);
    await page.clock.runFor(10_000);
    await options.first().click();
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(10_000);
    await flushed(page);
    expect(service.requests.map(({path}) => path)).toEqual([QUERIES]);
    expect(await scriptsWith(INSIGHTS_CODE)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});

describe('a site in the hosted mode with insights', () => {
  onSite({insights: true});

  beforeEach(() => {
    service.behavior.fail = ({path}) =>
      path === '/1/events' ? {body: '{"status": 200, "message": "OK"}'} : undefined;
  });

  test('may send them to their host, and takes their code with the first answer alone @spec-7.8', async () => {
    const response = await page.request.get('/docs/start');
    expect(response.headers()['content-security-policy']).toContain(` https://${INSIGHTS_HOST};`);
    const {box, options} = await openSearch(page, '/docs/start');
    await flushed(page);
    expect(await scriptsWith(INSIGHTS_CODE)).toEqual([]);
    await box.fill('cart');
    await expect(options).toHaveCount(5);
    expect(queryOf(queries()[0])).toMatchObject({clickAnalytics: true});
    await expect.poll(() => scriptsWith(INSIGHTS_CODE)).toHaveLength(1);
    await expect.poll(events).toHaveLength(1);
    expect(complaints()).toEqual([]);
  });

  test('collects views until 400 ms pass without another, and sends 20 ids an event @spec-9.3 @spec-9.4', async () => {
    const stop = await stopTime();
    await open(page, '/search');
    const main = page.getByRole('main');
    const links = main.getByRole('listitem').getByRole('link');
    // The code of the events is there once the first of them is sent.
    await main.getByRole('combobox').fill('code');
    await expect(main.getByRole('option')).toHaveCount(20);
    await expect.poll(events).toHaveLength(1);
    await stop();

    service.behavior.answer = answerOf(100, 20, 45);
    await main.getByRole('combobox').fill('cart');
    await expect(main.getByRole('option').first()).toContainText('cart 100');
    await page.clock.runFor(399);
    service.behavior.answer = answerOf(120, 20, 45);
    await main.getByRole('button', {name: 'Show more results'}).click();
    await expect(links.or(main.getByRole('option'))).toHaveCount(40);
    await page.clock.runFor(399);
    await flushed(page);
    expect(events()).toHaveLength(1);
    await page.clock.runFor(1);
    await expect.poll(events).toHaveLength(2);
    const idsFrom = (first: number) =>
      Array.from({length: 20}, (_, index) => `hit-${first + index}`);
    expect(events()[1]).toMatchObject([
      {eventType: 'view', index: APPLICATION.indexName, objectIDs: idsFrom(100)},
      {eventType: 'view', index: APPLICATION.indexName, objectIDs: idsFrom(120)},
    ]);
    expect(complaints()).toEqual([]);
  });

  test('tells which hit was opened, from which place of which query @spec-7.8', async () => {
    const {dialog, options} = await searchFor(page, 'cart', '/docs/start');
    await options.nth(1).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/cart#total-1$/);
    const clicks = () =>
      events()
        .flat()
        .filter(({eventType}) => eventType === 'click');
    await expect.poll(clicks).toHaveLength(1);
    expect(clicks()).toMatchObject([
      {index: APPLICATION.indexName, objectIDs: ['hit-1'], positions: [2], queryID: 'query-1'},
    ]);
    expect(complaints()).toEqual([]);
  });
});
