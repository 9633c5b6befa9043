import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Browser, type BrowserContext, chromium, expect, type Page} from '@playwright/test';
import {createSiteServer} from '@storefront-toolkit/server';
import {afterAll, afterEach, beforeAll, beforeEach, describe, test} from 'vitest';
import {testBrowserPath} from '../../scripts/lib/chromium.mjs';
import settings, {type ReaderSettings, readers} from '../../website/site.config.ts';
import {analyze} from '../lib/axe.ts';
import {hydrate} from '../lib/reader.ts';
import {fixtureSite, type FixtureSite} from './fixture.ts';

const DOCS = {
  'start.mdx': '# Start\n\n[Guide](./guide.mdx)',
  'guide.mdx': '# Guide\n\n[Start](./start.mdx)',
};

const FILES = {
  'src/pages/index.tsx': `
import Layout from '@theme/Layout';

export default function Home() {
  return <Layout><main><h1>Home</h1></main></Layout>;
}
`,
  'src/pages/search.tsx': "export {default} from '../search/interface/SearchPage';",
};

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({executablePath: testBrowserPath(), args: ['--no-sandbox']});
});
afterAll(() => browser.close());

/** Builds a site that takes some messages. */
function build(taken?: ReaderSettings): FixtureSite {
  const site = fixtureSite(DOCS, {files: FILES, ...(taken && {readers: taken})});
  for (const {code, output} of [site.docusaurus('build'), site.finish()]) {
    if (code !== 0)
      throw new Error(`The site with ${JSON.stringify(taken)} cannot be built.\n${output}`);
  }
  return site;
}

const scriptsOf = (site: FixtureSite) =>
  readdirSync(join(site.folder, 'build/assets/js')).filter((name) => name.endsWith('.js'));
const pageOf = (site: FixtureSite, name = 'start') =>
  readFileSync(join(site.folder, `build/docs/${name}/index.html`), 'utf8');

describe('a site that takes answers', () => {
  let site: FixtureSite;
  let folder: string;
  let origin: string;
  let page: Page;
  const ends: (() => unknown)[] = [];

  beforeAll(async () => {
    site = build({feedback: 'server', events: true});
    ends.push(() => site.remove());
    const parent = mkdtempSync(join(tmpdir(), 'readers-'));
    folder = join(parent, 'kept');
    ends.push(() => rmSync(parent, {recursive: true}));
    const server = createSiteServer({root: join(site.folder, 'build'), feedbackFolder: folder});
    await new Promise<void>((listening) => server.listen(0, listening));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    ends.push(() => {
      server.closeAllConnections();
      server.close();
    });
  });
  afterAll(() => ends.reverse().forEach((end) => end()));
  afterEach(async () => {
    await page.context().close();
    rmSync(folder, {recursive: true, force: true});
  });

  async function open(
    path: string,
    options: {javaScriptEnabled?: boolean} = {},
    prepare?: (context: BrowserContext) => Promise<void>,
  ) {
    // A client of its own for each test, so that none has used up what it may send.
    const context = await browser.newContext({
      baseURL: origin,
      extraHTTPHeaders: {'X-Forwarded-For': `198.51.100.${(client += 1)}`},
      ...options,
    });
    await prepare?.(context);
    page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
  }
  let client = 0;

  /** The entries of the daily files: answers, or events of a kind. */
  const entries = (kind = 'feedback') =>
    !existsSync(folder) || statSync(folder).isFile()
      ? []
      : readdirSync(folder).flatMap((name) =>
          readFileSync(join(folder, name), 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => JSON.parse(line) as Record<string, unknown>)
            .filter((entry) => entry.kind === kind),
        );
  const form = () => page.getByRole('article').locator('form');
  const answer = (name: 'Yes' | 'No') =>
    form().getByRole('group', {name: 'Was this page helpful?'}).getByRole('button', {name});
  const status = () => form().getByRole('status');
  const comment = () => form().getByRole('textbox', {name: 'Your comment'});
  const addComment = () => form().getByText('Add a comment');

  describe('without JavaScript', () => {
    beforeEach(() => open('/docs/guide', {javaScriptEnabled: false}));

    test('sends the form, and says thanks on the page @claim-deploy-your-site.feedback-form', async () => {
      await expect(page.getByText('Thank you.')).toBeHidden();
      await addComment().click();
      await comment().fill('Write to anna@example.com.');
      await answer('No').click();
      await expect(page).toHaveURL(`${origin}/docs/guide#feedback-thanks`);
      await expect(page.getByText('Thank you. Your answer was sent.')).toBeVisible();
      await expect(form()).toBeHidden();
      expect(entries()).toEqual([
        {kind: 'feedback', page: '/docs/guide', helpful: false, comment: 'Write to [e-mail].'},
      ]);
    });

    test('says why an answer was not sent, and keeps its text @claim-deploy-your-site.feedback-failure', async () => {
      await addComment().click();
      await comment().fill('Too short.');
      writeFileSync(folder, 'a file, where a folder has to be');
      const sent = page.waitForResponse(`${origin}/_feedback`);
      await answer('Yes').click();
      expect((await sent).status()).toBe(503);
      await expect(page.getByRole('heading')).toHaveText('Your answer was not sent');
      await expect(page.getByRole('main')).toContainText('The message was not saved.');
      await page.goBack();
      await expect(form().locator('textarea')).toHaveValue('Too short.');
    });
  });

  describe('with JavaScript', () => {
    test.each(['at once', 'once the application runs'])(
      'says thanks in place, %s, and announces it @claim-deploy-your-site.feedback-form',
      async (when) => {
        await open('/docs/start');
        if (when !== 'at once') await hydrate(page);
        await answer('Yes').click();
        await expect(status()).toHaveText('Thank you. Your answer was sent.');
        await expect(page).toHaveURL(`${origin}/docs/start`);
        await expect(answer('Yes')).toBeFocused();
        await expect(answer('Yes')).toHaveAttribute('aria-disabled', 'true');
        // A button that only says that it's disabled can still be clicked.
        await answer('No').click({force: true});
        await page.waitForTimeout(200);
        expect(entries()).toEqual([{kind: 'feedback', page: '/docs/start', helpful: true}]);
      },
    );

    test('answers for the page that a link has opened in place', async () => {
      await open('/docs/start');
      await hydrate(page);
      await page.evaluate(() => (document.body.dataset.kept = ''));
      await page.getByRole('article').getByRole('link', {name: 'Guide'}).click();
      await expect(page.locator('h1')).toHaveText('Guide');
      await answer('No').click();
      await expect(status()).toHaveText('Thank you. Your answer was sent.');
      await expect(page.locator('body')).toHaveAttribute('data-kept', '');
      expect(entries()).toEqual([{kind: 'feedback', page: '/docs/guide', helpful: false}]);
    });

    test('says why an answer was not sent, keeps the text, and sends it again @claim-deploy-your-site.feedback-failure', async () => {
      await open('/docs/start');
      await addComment().click();
      await comment().fill('Too short.');
      writeFileSync(folder, 'a file, where a folder has to be');
      await answer('No').click();
      await expect(status()).toHaveText(
        'Your answer was not sent. The message was not saved. Try again later.',
      );
      await expect(comment()).toHaveValue('Too short.');
      rmSync(folder);
      await page.context().setOffline(true);
      await answer('No').click();
      await expect(status()).toHaveText(
        'Your answer was not sent. Check your connection, then try again.',
      );
      await page.context().setOffline(false);
      await answer('No').click();
      await expect(status()).toHaveText('Thank you. Your answer was sent.');
      expect(entries()).toEqual([
        {kind: 'feedback', page: '/docs/start', helpful: false, comment: 'Too short.'},
      ]);
    });

    test('is reached and answered by keyboard', async () => {
      await open('/docs/start');
      await page.getByRole('article').getByRole('link', {name: 'Guide'}).focus();
      const places = [answer('Yes'), answer('No'), form().locator('summary')];
      for (const place of places) {
        await page.keyboard.press('Tab');
        await expect(place).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(comment()).toBeFocused();
      await page.keyboard.type('Too short.');
      for (const place of places.toReversed().slice(0, 2)) {
        await page.keyboard.press('Shift+Tab');
        await expect(place).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(status()).toHaveText('Thank you. Your answer was sent.');
      expect(entries()).toEqual([
        {kind: 'feedback', page: '/docs/start', helpful: false, comment: 'Too short.'},
      ]);
    });

    test.each(['light', 'dark'])('has no fault that axe finds, in the %s mode', async (theme) => {
      await open('/docs/start', {}, async (context) => {
        await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.setViewportSize({width: 320, height: 700});
      await addComment().click();
      const {violations} = await analyze(page, {include: ['.page-feedback']});
      expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      await comment().focus();
      await expect(comment()).toHaveAccessibleDescription(
        /Choose Yes or No to send it\..*no cookie and no IP address/,
      );
      for (const name of ['Yes', 'No'] as const) {
        const box = await answer(name).boundingBox();
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
      }
    });
  });

  describe('events', () => {
    /** Sends what a page keeps until it's left. */
    const leave = () => page.goto('about:blank');

    test('tell of an address that does not exist, and of the page that leads there @claim-deploy-your-site.events', async () => {
      await open('/docs/start');
      await page.evaluate(() => (location.href = '/docs/nothing'));
      await expect(page.locator('h1')).toHaveText('Page Not Found');
      await expect
        .poll(() => entries('page-not-found'))
        .toEqual([{kind: 'page-not-found', path: '/docs/nothing', referrer: '/docs/start'}]);
    });

    test('tell of a search without results, once for what was typed in the end @claim-deploy-your-site.events', async () => {
      await open('/search');
      await hydrate(page);
      const box = page.getByRole('main').getByRole('combobox');
      await box.pressSequentially('zzqx');
      await expect(page.getByRole('main')).toContainText('No results for');
      await box.pressSequentially('j');
      await expect
        .poll(() => entries('search-without-results'), {timeout: 10_000})
        .toEqual([{kind: 'search-without-results', query: 'zzqxj'}]);
    });

    test('tell how fast a page was, when it is left @claim-deploy-your-site.events', async () => {
      await open('/docs/start');
      await page.getByRole('heading', {level: 1}).click();
      await page.waitForTimeout(500);
      await leave();
      await expect
        .poll(() => entries('vital').map(({metric}) => metric))
        .toEqual(expect.arrayContaining(['FCP', 'LCP', 'TTFB']));
      for (const {page: of, value} of entries('vital')) {
        expect(of).toBe('/docs/start');
        expect(value).toBeGreaterThanOrEqual(0);
      }
    });

    test('tell of a page that a link opens in place by itself @claim-deploy-your-site.events', async () => {
      await open('/docs/start');
      await hydrate(page);
      await page.getByRole('article').getByRole('link', {name: 'Guide'}).click();
      await expect(page.locator('h1')).toHaveText('Guide');
      await page.waitForTimeout(500);
      await leave();
      const inPlace = () =>
        entries('vital').filter(({navigation}) => navigation === 'soft-navigation');
      await expect
        .poll(() => inPlace().map(({metric}) => metric))
        .toEqual(expect.arrayContaining(['FCP', 'LCP']));
      expect(new Set(inPlace().map(({page: of}) => of))).toEqual(new Set(['/docs/guide']));
    });

    test('and answers go to the site alone, keep nothing in the browser, and do not name its address @claim-deploy-your-site.feedback-first-party, deploy-your-site.feedback-anonymous', async () => {
      const asked = new Set<string>();
      await open('/docs/start', {}, (context) =>
        Promise.resolve(void context.on('request', (request) => asked.add(request.url()))),
      );
      await addComment().click();
      await comment().fill('Too short.');
      await answer('No').click();
      await expect(status()).toHaveText('Thank you. Your answer was sent.');
      const kept = await page.evaluate(() =>
        [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
      );
      // Written by each page, with messages or not: the fonts are in the cache.
      expect(kept.filter((name) => name !== 'fonts')).toEqual([]);
      await leave();
      await expect.poll(() => entries('vital').length).toBeGreaterThan(2);
      expect(await page.context().cookies()).toEqual([]);
      expect(asked).toContain(`${origin}/_feedback`);
      const foreign = [...asked].filter((url) => !url.startsWith(`${origin}/`));
      expect(foreign).toEqual(['about:blank'].filter((url) => asked.has(url)));
      // The browser doesn't tell of what is sent as a page is left, but the policy lets that go nowhere else.
      const {headers} = await fetch(`${origin}/docs/start`);
      expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
      const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(written.join()).not.toMatch(/198\.51\.100|127\.0\.0\.1|::1|Chrome|Mozilla/);
    });

    test.each([
      ['globalPrivacyControl', true],
      ['doNotTrack', '1'],
    ])(
      'are not sent if the browser says %s @claim-deploy-your-site.events-refused',
      async (name, value) => {
        await open('/docs/guide', {}, async (context) => {
          await context.addInitScript(
            ([key, said]) => Object.defineProperty(navigator, key, {value: said}),
            [name, value] as [string, unknown],
          );
        });
        await page.evaluate(() => (location.href = '/docs/nothing'));
        await expect(page.locator('h1')).toHaveText('Page Not Found');
        await page.waitForTimeout(500);
        await leave();
        await page.waitForTimeout(500);
        expect([...entries('page-not-found'), ...entries('vital')]).toEqual([]);
      },
    );
  });
});

describe('other settings', () => {
  let off: FixtureSite;
  let issue: FixtureSite;
  beforeAll(() => {
    off = build();
    issue = build({feedback: 'issue', events: false});
  });
  afterAll(() => [off, issue].forEach((site) => site.remove()));

  test('ask and load nothing by default @claim-deploy-your-site.feedback-off', () => {
    expect(readers).toEqual({feedback: false, events: false});
    const names = readdirSync(join(off.folder, 'build'), {recursive: true, encoding: 'utf8'});
    const texts = names.filter((name) => /\.(html|js|css|json|md|txt)$/.test(name));
    expect(texts.length).toBeGreaterThan(20);
    const isTold = (name: string) =>
      /feedback|_event\b|readers\.[\da-f]{8}|was this page/i.test(
        name + readFileSync(join(off.folder, 'build', name), 'utf8'),
      );
    expect(texts.filter(isTold)).toEqual([]);
  });

  test('lead to a new issue about the page where no server takes answers @claim-deploy-your-site.feedback-issue', async () => {
    const page = await browser.newPage();
    await page.setContent(pageOf(issue, 'guide'));
    const link = page.getByRole('link', {name: 'Open an issue about this page'});
    const address = new URL((await link.getAttribute('href'))!);
    expect(address.href.startsWith(`${settings.repositoryUrl}/issues/new?`)).toBe(true);
    expect(address.searchParams.get('title')).toBe('Feedback on “Guide”');
    expect(address.searchParams.get('body')).toBe(`${settings.url}/docs/guide`);
    expect(await page.locator('form[action*=feedback]').count()).toBe(0);
    await page.close();
    expect(scriptsOf(issue).filter((name) => name.startsWith('readers'))).toEqual([]);
  });
});
