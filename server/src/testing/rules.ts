import {frameHeaders} from '../headers.ts';
import {redirectStatus} from '../redirects.ts';
import {speculationRules} from '../speculation-rules.ts';

/** One request and what every server of the site answers to it. */
export interface Rule {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  /** Expected headers; `undefined` stands for a header that must be missing. */
  expect?: Record<string, string | undefined>;
  /** Text that the uncompressed body holds. */
  body?: string;
}

/** The type of a page. */
export const html = 'text/html; charset=utf-8';
const revalidated = 'no-cache';
const immutable = 'public, max-age=31536000, immutable';

function pageAt(path: string, address: string): Rule {
  return {
    path,
    status: 200,
    body: `<h1>${address}</h1>`,
    expect: {'content-type': html, 'cache-control': revalidated, location: undefined},
  };
}

function redirect(path: string, location: string): Rule {
  return {path, status: redirectStatus, expect: {location, 'cache-control': revalidated}};
}

function missing(path: string): Rule {
  return {
    path,
    status: 404,
    body: '<h1>/404.html</h1>',
    expect: {'content-type': html, 'cache-control': revalidated, location: undefined},
  };
}

function file(path: string, type: string, cache = revalidated): Rule {
  return {path, status: 200, expect: {'content-type': type, 'cache-control': cache}};
}

const markdown = 'text/markdown; charset=utf-8';
const page = (address: string) => `<${address}>; rel="canonical"`;
const twin = (path: string) => `<${path}>; rel="alternate"; type="text/markdown"`;

/** A page that is asked for with an `Accept` header, and answered with its twin. */
const asMarkdown = (path: string, accept: string, address: string, method = 'GET'): Rule => ({
  method,
  path,
  headers: {Accept: accept},
  status: 200,
  ...(method === 'GET' && {body: `# Twin of ${address}`}),
  expect: {'content-type': markdown, link: page(address), 'x-robots-tag': 'noindex'},
});

/** A page that is asked for with an `Accept` header, and answered with the page. */
const asPage = (path: string, accept: string, twinOfIt: string): Rule => ({
  path,
  headers: {Accept: accept},
  status: 200,
  expect: {'content-type': html, link: twin(twinOfIt), 'x-robots-tag': undefined},
});

/** The file with the rules that each page names, which say below what path they are for. */
export const rulesFile = (prefix: string): Rule =>
  file(prefix + speculationRules(prefix).path, 'application/speculationrules+json', immutable);

/** The expectations that hold for the Node server and for nginx alike. */
export const rules: readonly Rule[] = [
  // Both slash forms answer with the page.
  pageAt('/', '/'),
  pageAt('/docs/intro', '/docs/intro'),
  pageAt('/docs/intro/', '/docs/intro'),
  pageAt('/docs/packages', '/docs/packages/'),
  pageAt('/docs/packages/', '/docs/packages/'),
  pageAt('/docs/guides/Images', '/docs/guides/Images'),
  pageAt('/docs/intro?a=1', '/docs/intro'),
  pageAt('/docs/%69ntro', '/docs/intro'),
  pageAt('/search', '/search'),
  pageAt('/search/', '/search'),
  pageAt('/search?q=%2Findex.html', '/search'),
  pageAt('/docs/guides/card-index', '/docs/guides/card-index'),
  pageAt('/docs/guides/index-cards/', '/docs/guides/index-cards'),

  // A client that would rather have Markdown gets a page's twin.
  asMarkdown('/docs/intro', 'text/markdown', '/docs/intro'),
  asMarkdown('/docs/intro/', 'text/markdown', '/docs/intro', 'HEAD'),
  asMarkdown('/docs/packages/', 'text/markdown, text/html', '/docs/packages/'),
  asMarkdown('/docs/packages', 'text/markdown, text/html;q=0.9, */*;q=0.8', '/docs/packages/'),
  asMarkdown('/', 'text/markdown;q=0.5, */*', '/'),
  asMarkdown('/docs/intro', 'Text/Markdown', '/docs/intro'),
  asMarkdown('/docs/intro.md', '*/*', '/docs/intro'),
  asMarkdown('/docs/packages/index.md', 'text/html', '/docs/packages/'),
  asMarkdown('/docs/packages.md', '', '/docs/packages/'),
  asPage('/docs/intro', '', '/docs/intro.md'),
  asPage('/docs/intro', '*/*', '/docs/intro.md'),
  asPage('/docs/intro', 'text/*', '/docs/intro.md'),
  asPage('/docs/intro', 'text/html, text/markdown;q=0.9', '/docs/intro.md'),
  asPage('/docs/intro', 'text/markdown;q=0', '/docs/intro.md'),
  asPage('/docs/intro', 'text/markdown;q=0.2, text/html', '/docs/intro.md'),
  asPage('/docs/packages/', 'text/html,application/xhtml+xml,*/*;q=0.8', '/docs/packages.md'),
  asPage('/', 'text/html', '/index.md'),
  {
    path: '/search',
    headers: {Accept: 'text/markdown'},
    status: 200,
    expect: {'content-type': html},
  },
  {
    path: '/nothing',
    headers: {Accept: 'text/markdown'},
    status: 404,
    expect: {'content-type': html},
  },
  missing('/nothing.md'),
  missing('/docs/intro.md/'),

  // The docs root leads to the main doc.
  redirect('/docs', '/docs/packages/'),
  redirect('/docs/', '/docs/packages/'),
  redirect('/docs?a=1', '/docs/packages/?a=1'),
  redirect('/docs.html', '/docs/packages/'),
  redirect('/docs/index', '/docs/packages/'),
  redirect('/docs/index.html', '/docs/packages/'),

  // Legacy suffixes are stripped in one step; index pages keep their slash.
  redirect('/index.html', '/'),
  redirect('/index', '/'),
  redirect('/index/', '/'),
  redirect('/search.html', '/search'),
  redirect('/search.html?q=cart&page=2', '/search?q=cart&page=2'),
  redirect('/search/index', '/search'),
  redirect('/docs/intro.html', '/docs/intro'),
  redirect('/docs/intro.html/', '/docs/intro'),
  redirect('/docs/intro/index', '/docs/intro'),
  redirect('/docs/intro/index/', '/docs/intro'),
  redirect('/docs/intro/index.html', '/docs/intro'),
  redirect('/docs/intro/index.html.html', '/docs/intro'),
  redirect('/docs/packages.html', '/docs/packages/'),
  redirect('/docs/packages/index', '/docs/packages/'),
  redirect('/docs/packages/index.html?a=%2F&b', '/docs/packages/?a=%2F&b'),
  redirect('/docs/packages/types/index.html', '/docs/packages/types/'),
  redirect('/docs/guides/card-index.html', '/docs/guides/card-index'),

  // Unknown paths, with the not-found page.
  missing('/nothing'),
  missing('/nothing/'),
  missing('/nothing.html'),
  missing('/nothing/index'),
  missing('/nothing?next=/docs/intro'),
  missing('/docs/images'),
  missing('/docs/guides'),
  missing('/docs/guides/images'),
  missing('/404'),
  missing('/404/'),
  missing('/404.html'),
  missing('/img/'),
  missing('/img/logo.svg/'),
  missing('/assets/js/main.ffffffff.js'),

  // Not an open redirect.
  missing('//evil.example/index.html'),
  missing('//docs/intro.html'),
  missing('//docs/intro/index.html'),
  missing('//evil.example'),
  missing('/docs//intro'),
  missing('/\\evil.example/index.html'),
  missing('/%5Cevil.example/index.html'),
  missing('/%0D%0ALocation:%20x/index.html'),

  // Files for the server, hidden files, compressed variants, links that lead outside.
  missing('/_headers'),
  missing('/_redirects'),
  missing('/server-manifest.json'),
  missing('/%73erver-manifest.json'),
  missing('/.env'),
  missing('/%2eenv'),
  missing('/docs/.hidden/'),
  missing('/docs/.hidden/index.html'),
  missing('/digits.txt.gz'),
  missing('/docs/intro/index.html.br'),
  missing('/link.txt'),
  missing('/linked/'),
  missing('/linked/index.html'),

  // Malformed, and paths that climb.
  {path: '/%zz', status: 400},
  {path: '/docs/%', status: 400},
  {path: '/%00', status: 400},
  {path: '/docs/intro%00.html', status: 400},
  {path: '/../secret.txt', status: 400},
  {path: '/docs/../../secret.txt', status: 400},
  {path: '/%2e%2e/secret.txt', status: 400},
  {path: '/..%2fsecret.txt', status: 400},
  {path: `/${'a'.repeat(9000)}`, status: 414},

  // Methods.
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].map((method) => ({
    path: '/docs/intro',
    method,
    status: 405,
    expect: {allow: 'GET, HEAD'},
  })),
  {path: '/docs/intro', method: 'HEAD', status: 200, expect: {'content-type': html}},
  {path: '/docs/intro.html', method: 'HEAD', status: 308, expect: {location: '/docs/intro'}},
  {path: '/nothing', method: 'HEAD', status: 404, expect: {'content-type': html}},
  {path: '/docs/intro', status: 200, expect: {allow: undefined}},

  // Types and caching.
  file('/assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8', immutable),
  file('/assets/css/styles.cb9388cc.css', 'text/css; charset=utf-8', immutable),
  file('/assets/js/plain.js', 'text/javascript; charset=utf-8'),
  // No cache keeps the service worker, and what has its name elsewhere isn't one.
  file('/sw.js', 'text/javascript; charset=utf-8', 'no-store'),
  {path: '/sw.js', method: 'HEAD', status: 200, expect: {'cache-control': 'no-store'}},
  file('/docs/sw.js', 'text/javascript; charset=utf-8'),
  missing('/sw.js/'),
  file('/img/logo.svg', 'image/svg+xml; charset=utf-8'),
  file('/img/dot.png', 'image/png'),
  file('/notes.md', 'text/markdown; charset=utf-8'),
  file('/sitemap.xml', 'application/xml; charset=utf-8'),
  file('/.well-known/security.txt', 'text/plain; charset=utf-8'),

  // Any origin may read the files that programs elsewhere look for, and no other.
  ...[
    '/.well-known/agent-skills/a/SKILL.md',
    '/.well-known/skills/index.json',
    '/r/cart.json',
    '/assets/modules/react.0123abcd.js',
    '/assets/fonts/font.0123abcd.woff2',
  ].map((path) => ({path, status: 200, expect: {'access-control-allow-origin': '*'}})),
  ...['/', '/docs/intro', '/notes.md', '/.well-known/security.txt', '/img/r/dot.png'].map(
    (path) => ({path, status: 200, expect: {'access-control-allow-origin': undefined}}),
  ),
  file('/assets/modules/react.0123abcd.js', 'text/javascript; charset=utf-8', immutable),

  // Documents for frames have headers of their own.
  {
    path: '/frames/editor.htm',
    status: 200,
    expect: {
      'content-type': html,
      'cache-control': revalidated,
      ...Object.fromEntries(
        Object.entries(frameHeaders).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    },
  },
  missing('/frames/none.htm'),
  missing('/frames/'),
  {path: '/r/none.json', status: 404, expect: {'access-control-allow-origin': undefined}},

  // Encodings. brotli is not among them: nginx needs a module for it.
  ...[
    {accept: 'gzip', encoding: 'gzip'},
    {accept: 'gzip;q=0.5', encoding: 'gzip'},
    {accept: 'deflate, gzip', encoding: 'gzip'},
    {accept: 'gzip;q=0', encoding: undefined},
    {accept: 'identity', encoding: undefined},
  ].flatMap(({accept, encoding}) =>
    ['/docs/intro', '/assets/js/main.0123abcd.js', '/digits.txt'].map((path) => ({
      path,
      headers: {'Accept-Encoding': accept},
      status: 200,
      expect: {
        'content-encoding': encoding,
        vary: path === '/docs/intro' ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
      },
    })),
  ),
  {
    path: '/notes.md',
    headers: {'Accept-Encoding': 'br, gzip'},
    status: 200,
    expect: {'content-encoding': undefined},
  },

  // Ranges.
  {
    path: '/digits.txt',
    headers: {Range: 'bytes=10-13'},
    status: 206,
    expect: {'content-range': 'bytes 10-13/1000', 'content-length': '4'},
  },
  {
    path: '/digits.txt',
    headers: {Range: 'bytes=-5'},
    status: 206,
    expect: {'content-range': 'bytes 995-999/1000', 'content-length': '5'},
  },
  {
    path: '/digits.txt',
    headers: {Range: 'bytes=990-'},
    status: 206,
    expect: {'content-range': 'bytes 990-999/1000'},
  },
  {
    path: '/digits.txt',
    headers: {Range: 'bytes=5000-'},
    status: 416,
    expect: {'content-range': 'bytes */1000'},
  },
  {path: '/digits.txt', headers: {Range: 'bytes=10-13', 'If-Range': '"old"'}, status: 200},
];

/** Statuses of malformed requests, which are answered before anything is known of the site. */
const malformed = [400, 414];

function below(prefix: string, rule: Rule): Rule {
  if (malformed.includes(rule.status)) return rule;
  const {location, link} = rule.expect ?? {};
  return {
    ...rule,
    path: prefix + rule.path,
    expect: {
      ...rule.expect,
      ...(location !== undefined && {location: prefix + location}),
      ...(link !== undefined && {link: link.replace('<', `<${prefix}`)}),
    },
  };
}

/** The expectations on a site that is served below a path, such as `/toolkit`. */
export const rulesBelow = (prefix: string): readonly Rule[] => [
  ...rules.map((rule) => below(prefix, rule)),
  {path: '/', status: 307, expect: {location: `${prefix}/`, 'cache-control': revalidated}},
  {path: '/?q=cart', status: 307, expect: {location: `${prefix}/?q=cart`}},
  redirect(prefix, `${prefix}/`),
  redirect(`${prefix}?q=cart`, `${prefix}/?q=cart`),
  missing('/docs/intro'),
  missing('/docs'),
  missing('/index.html'),
  missing('/img/logo.svg'),
  missing('/server-manifest.json'),
  missing(`${prefix}-other/docs/intro`),
  missing(`${prefix}.html`),
  missing(`/other${prefix}/docs/intro`),
  missing(`${prefix}${prefix}/docs/intro`),
];
