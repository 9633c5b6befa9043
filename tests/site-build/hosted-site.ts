// cspell:ignore testapp algolianet connectionrefused
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {createSiteServer} from '@storefront-toolkit/server';
import type {startProtocolServer} from '../../website/src/search/testing/protocol-server.ts';
import {fixtureSite} from './fixture.ts';

/** The application that the site asks. It does not exist: its hosts are servers of the tests. */
export const APPLICATION = {
  applicationId: 'TESTAPP',
  searchKey: 'test-key',
  indexName: 'docs',
} as const;

/** Hosts of the application: the one that is asked first, and those that stand in for it. */
export const HOSTS = [
  'testapp-dsn.algolia.net',
  'testapp-1.algolianet.com',
  'testapp-2.algolianet.com',
  'testapp-3.algolianet.com',
] as const;

/** Where events are sent to, with insights. */
export const INSIGHTS_HOST = 'insights.algolia.io';

const HOME = `
import Layout from '@theme/Layout';

export default function Home() {
  return <Layout><main><h1>Home</h1></main></Layout>;
}
`;

/** Header by which the server of the tests is told which host a request was for. */
const HOST = 'x-asked-host';

/** A server of the protocol. Its requests name the host that the page asked. */
export type HostedService = Awaited<ReturnType<typeof startProtocolServer>>;

/** The host that a page asked. */
export const hostOf = ({headers}: {headers: Record<string, unknown>}) => String(headers[HOST]);

/**
 * A small site in the hosted mode of the search: built and finished as the real one, and served by the production server.
 *
 * @throws If it cannot be built.
 */
export async function hostedSite({insights}: {insights: boolean}) {
  const site = fixtureSite(
    {'start.mdx': '# Start', 'cart.mdx': '# Cart\n\n## Total\n\nThe total of a cart.'},
    {
      files: {
        'src/pages/index.tsx': HOME,
        'src/pages/search.tsx': "export {default} from '../search/interface/SearchPage';",
      },
      settings: {
        insights,
        search: {
          mode: 'algolia',
          ...APPLICATION,
          contextualSearch: true,
          searchPagePath: 'search',
        },
      },
    },
  );
  for (const {code, output} of [site.docusaurus('build'), site.finish()]) {
    if (code !== 0) throw new Error(`The site in the hosted mode cannot be built.\n${output}`);
  }
  const server = createSiteServer({root: join(site.folder, 'build')});
  await new Promise<void>((listening) => server.listen(0, listening));
  const {port} = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    remove() {
      server.close();
      server.closeAllConnections();
      site.remove();
    },
  };
}

/**
 * Carries what pages ask of the hosts of the service to a server of the tests. The browser applies the policy of the page
 * before that. A connection that the server refuses is refused to the page.
 */
export async function carryTo(service: HostedService, context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/[^/]*\.algolia(?:\.io|\.net|net\.com)\//, async (route) => {
    const request = route.request();
    const {hostname, pathname, search} = new URL(request.url());
    try {
      const response = await route.fetch({
        url: `${service.origin}${pathname}${search}`,
        headers: {...request.headers(), [HOST]: hostname},
      });
      await route.fulfill({response});
    } catch {
      // The page may have given the request up by now.
      await route.abort('connectionrefused').catch(() => {});
    }
  });
}

/** A hit of the service, as it answers it: tags surround the matches. */
function hitOf(number: number) {
  const mark = (text: string) => `\u{E000}${text}\u{E001}`;
  return {
    objectID: `hit-${number}`,
    url: `https://docs.example.com/docs/cart#total-${number}`,
    type: 'content',
    content: `The total of cart ${number}.`,
    hierarchy: {lvl0: 'Docs', lvl1: 'Cart', lvl2: `Total ${number}`, lvl3: null},
    _highlightResult: {hierarchy: {lvl1: {value: mark('Cart')}}},
    _snippetResult: {content: {value: `…total of ${mark('cart')} ${number}.`}},
  };
}

/** An answer with a page of hits. */
export const answerOf = (first: number, count: number, total: number) => ({
  results: [
    {
      hits: Array.from({length: count}, (_, index) => hitOf(first + index)),
      nbHits: total,
      queryID: 'query-1',
    },
  ],
});

/** Whatever a page asked so far has reached the tests when this resolves. */
export const flushed = (page: Page) =>
  page.evaluate(() => fetch('/search').then((response) => response.text()));
