import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {checkLink, checkLinks, externalLinks, reportOf} from './links.mjs';

const OWN = 'https://docs.shop.dev';

describe('externalLinks', () => {
  const linksOf = (html: string) => externalLinks([{path: '/docs/', html}], OWN);

  it('finds the addresses on other sites, each once, with the pages that have them', () => {
    const link = '<p><a class="x" href="https://www.w3.org/TR/?a=1&amp;b=2#intro">W3C</a></p>';
    const links = externalLinks(
      [
        {path: '/docs/', html: link + link},
        {path: '/blog', html: '<a href="https://www.w3.org/TR/?a=1&amp;b=2">W3C</a>'},
      ],
      OWN,
    );
    expect([...links]).toEqual([['https://www.w3.org/TR/?a=1&b=2', ['/docs/', '/blog']]]);
  });

  it.each([
    ['to this site', `<a href="${OWN}/docs">`],
    ['within this site', '<a href="/docs">'],
    [
      'to names for examples',
      '<a href="https://git.example.com/x"><a href="http://localhost:3000">',
    ],
    ['that are not links', '<link href="https://fonts.dev/x"><p>https://text.dev</p>'],
    ['that no browser can read', '<a href="https://[::1">'],
  ])('leaves out those %s', (_case, html) => {
    expect(linksOf(html).size).toBe(0);
  });

  it('reads a query that is not encoded as it should be', () => {
    expect([...linksOf('<a href="https://shop.dev/?sale=50%">').keys()]).toEqual([
      'https://shop.dev/?sale=50%',
    ]);
  });

  it('asks once for what is opened with each page of this site', () => {
    const open = (page: string) =>
      `<a href="https://chat.dev/new?q=Read+${encodeURIComponent(`${OWN}/${page}.md`)}">`;
    expect([...linksOf(open('a') + open('b')).keys()]).toEqual(['https://chat.dev/new']);
  });
});

describe('checkLink', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const {method, url = ''} = request;
      asked.push(`${method} ${url}`);
      const [, status = '200', target] = /^\/(\d+)(?:\/(.*))?$/.exec(url) ?? [];
      if (url === '/silent') return;
      if (url === '/get-only') response.writeHead(method === 'GET' ? 200 : 405);
      else if (url === '/loop') response.writeHead(302, {location: '/loop'});
      else response.writeHead(Number(status), target ? {location: `/${target}`} : {});
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/200', 'fine', '200'],
    ['/get-only', 'fine', '200'],
    ['/404', 'gone', '404'],
    ['/410', 'gone', '410'],
    ['/301/404', 'gone', '404'],
    // Busy, broken or closed to programs: none of them says that the page is gone.
    ['/429', 'unsure', '429'],
    ['/503', 'unsure', '503'],
    ['/403', 'unsure', '403'],
    ['/302/200', 'fine', '200'],
    ['/301/302/200', 'fine', '200'],
    ['/loop', 'unsure', 'more than 10 redirects'],
  ])('%s is %s', async (path, state, why) => {
    expect(await checkLink(origin + path)).toEqual({state, why});
  });

  it('says where a page is now that moved for good', async () => {
    const moved = {state: 'moved', why: `${origin}/200`};
    expect(await checkLink(`${origin}/301/308/200`)).toEqual(moved);
  });

  it('asks with HEAD, so that nobody sends a page for nothing', async () => {
    asked.length = 0;
    await checkLink(`${origin}/200`);
    expect(asked).toEqual(['HEAD /200']);
  });

  it('is not sure of a server that does not answer, or is not there', async () => {
    const late = await checkLink(`${origin}/silent`, 50);
    expect(late).toEqual({state: 'unsure', why: 'no answer in time'});
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const {port} = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const absent = await checkLink(`http://127.0.0.1:${port}/`);
    expect(absent).toEqual({state: 'unsure', why: 'ECONNREFUSED'});
  });

  it('takes a host without an address for gone', async () => {
    const cause = Object.assign(new Error('getaddrinfo'), {code: 'ENOTFOUND'});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', {cause})));
    const gone = await checkLink('https://closed.dev/');
    vi.unstubAllGlobals();
    expect(gone).toEqual({state: 'gone', why: 'no such host'});
  });
});

describe('checkLinks', () => {
  it('asks one host for one address at a time, and others meanwhile', async () => {
    const running = new Map<string, number>();
    let most = 0;
    const check = async (address: string) => {
      const {host} = new URL(address);
      const ofHost = (running.get(host) ?? 0) + 1;
      running.set(host, ofHost);
      expect(ofHost).toBe(1);
      most = Math.max(
        most,
        [...running.values()].reduce((sum, count) => sum + count),
      );
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(host, 0);
      return {state: 'fine' as const, why: '200'};
    };
    const addresses = ['https://a.dev/2', 'https://b.dev/', 'https://a.dev/1'];
    const links = new Map(addresses.map((address) => [address, ['/']]));
    const checked = await checkLinks(links, check, 0);
    expect(checked.map(({address}) => address)).toEqual(addresses.toSorted());
    expect(most).toBe(2);
  });
});

describe('reportOf', () => {
  const pages = ['/a', '/b', '/c', '/d'];

  it('names what to do with each kind, the reason and some of the pages', () => {
    const report = reportOf([
      {address: 'https://a.dev/', state: 'gone', why: '404', pages},
      {address: 'https://b.dev/', state: 'moved', why: 'https://c.dev/', pages: ['/a']},
      {address: 'https://d.dev/', state: 'fine', why: '200', pages: ['/a']},
    ]);
    expect(report).toContain('3 addresses, 1 fine.');
    expect(report).toContain(
      '## Gone: change or remove them\n\n- https://a.dev/ (404), on /a, /b, /c and 1 more',
    );
    expect(report).toContain('- https://b.dev/ (https://c.dev/), on /a\n');
    expect(report).not.toContain('Not sure');
  });
});
