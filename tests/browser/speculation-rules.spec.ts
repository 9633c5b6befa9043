import {expect, type Page, test} from '../lib/test.ts';
import {ready} from './lib/page.ts';
import {routes} from './lib/routes.ts';

// Each visit begins with an empty cache.
test.use({sharedWindow: false});

interface Attempt {
  key: {action: string; url: string};
}

interface RuleSet {
  ruleSet: {url?: string; errorMessage?: string};
}

/** Opens a page and listens to what the browser makes of its rules. */
async function openWithRules(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const ruleSets: RuleSet['ruleSet'][] = [];
  let attempts: Attempt[] = [];
  const prefetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ruleSet}: RuleSet) => ruleSets.push(ruleSet));
  session.on(
    'Preload.preloadingAttemptSourcesUpdated',
    (event: {preloadingAttemptSources: Attempt[]}) => {
      attempts = event.preloadingAttemptSources;
    },
  );
  session.on('Preload.prefetchStatusUpdated', ({key, status}: Attempt & {status: string}) => {
    if (status === 'Ready') prefetched.push(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(path);
  const addresses = (action: 'Prefetch' | 'Prerender') =>
    attempts.filter(({key}) => key.action === action).map(({key}) => key.url);
  return {ruleSets, addresses, prefetched};
}

/** Adds links to a page, each in a line of its own. */
const addLinks = (page: Page, links: readonly Record<string, string>[]) =>
  page.evaluate((all) => {
    for (const attributes of all) {
      const link = Object.assign(document.createElement('a'), {textContent: 'A link'});
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.querySelector('main')!.append(link, document.createElement('br'));
    }
  }, links);

test('the browser takes the rules, and they are for links that lead to another page here', async ({
  page,
  baseURL,
}) => {
  const {ruleSets, addresses} = await openWithRules(page, routes.plainDoc);
  await expect.poll(() => addresses('Prerender').length).toBeGreaterThan(10);
  expect(ruleSets.map(({url}) => new URL(url!).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/links\.[0-9a-f]{8}\.speculationrules$/),
  ]);
  expect(ruleSets[0]!.errorMessage).toBeUndefined();

  const before = addresses('Prerender');
  await addLinks(page, [
    {href: '/docs/a'},
    {href: '/docs/1.0/b#place'},
    {href: '/docs/c?d=e', target: '_self'},
    {href: '#place'},
    {href: '/docs/f', target: '_blank'},
    {href: '/docs/g', download: ''},
    {href: '/blog/rss.xml'},
    {href: '/search-index.json'},
    {href: '/img/social-card.png'},
    {href: '/llms.txt'},
    {href: 'https://example.com/docs/h'},
    {href: 'mailto:somebody@example.com'},
  ]);
  const added = () =>
    addresses('Prerender')
      .filter((url) => !before.includes(url))
      .map((url) => url.replace(baseURL!, ''))
      .sort();
  await expect.poll(added).toEqual(['/docs/1.0/b#place', '/docs/a', '/docs/c?d=e']);
  expect(new Set(addresses('Prefetch'))).toEqual(new Set(addresses('Prerender')));
});

test('a link that is pointed at is fetched by the browser', async ({page}) => {
  const {addresses, prefetched} = await openWithRules(page, routes.plainDoc);
  await expect.poll(() => addresses('Prefetch').length).toBeGreaterThan(10);
  await page.locator(`main a[href="${routes.nestedDoc}"]`).first().hover();
  await expect.poll(() => prefetched).toContain(routes.nestedDoc);
});

test('once the application runs, it follows the links, and the browser prepares none', async ({
  page,
}) => {
  const {addresses} = await openWithRules(page, routes.plainDoc);
  await expect.poll(() => addresses('Prerender').length).toBeGreaterThan(10);
  await ready(page);
  await expect.poll(() => addresses('Prerender')).toEqual([]);
});

test('documents name the rules, and nothing else does', async ({request}) => {
  const rulesOf = async (path: string) => (await request.get(path)).headers()['speculation-rules'];
  const [home, missing] = [await rulesOf('/'), await rulesOf('/nothing')];
  expect(home).toMatch(/^"\/assets\/links\.[0-9a-f]{8}\.speculationrules"$/);
  expect(missing).toBe(home);
  const rules = await request.get(JSON.parse(home!) as string);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(Object.keys((await rules.json()) as object)).toEqual(['prefetch', 'prerender']);
  for (const path of ['/img/logo.svg', '/search-index.json', '/sitemap.xml'])
    expect(await rulesOf(path), path).toBeUndefined();
});
