import {parsePlain} from 'netlify-redirector';
import {expect, test} from 'vitest';
import {contentSecurityPolicy, documentHeaders, everyAnswer, frameHeaders} from '../headers.ts';
import {hostedSite, ownOrigin} from '../testing/site.ts';
import {speculationRules} from '../speculation-rules.ts';
import {staticHeaders, staticRedirects} from './static-host.ts';

test('_headers gives each security header to every path, and takes those of documents from assets again', () => {
  const policy = contentSecurityPolicy(ownOrigin, ['abc=']);
  const [everything = '', ...assets] = staticHeaders(policy, ['assets', 'frames', 'img'], '').split(
    '\n\n',
  );
  expect(everything.split('\n')).toEqual([
    '/*',
    ...Object.entries({...everyAnswer, ...documentHeaders(policy, '')}).map(
      ([name, value]) => `  ${name}: ${value}`,
    ),
  ]);
  const dropped = Object.keys(documentHeaders(policy, '')).map((name) => `  ! ${name}`);
  expect(assets.map((rule) => rule.trimEnd().split('\n'))).toEqual([
    ['/assets/*', ...dropped, '  Cache-Control: public, max-age=31536000, immutable'],
    [
      '/frames/*',
      ...dropped,
      ...Object.entries(frameHeaders).map(([name, value]) => `  ${name}: ${value}`),
    ],
    ['/img/*', ...dropped],
    [speculationRules('').path, '  Content-Type: application/speculationrules+json'],
    ['/*.md', '  X-Robots-Tag: noindex'],
    ['/sw.js', '  Cache-Control: no-store'],
    ['/.well-known/agent-skills/*', '  Access-Control-Allow-Origin: *'],
    ['/.well-known/skills/*', '  Access-Control-Allow-Origin: *'],
    ['/r/*', '  Access-Control-Allow-Origin: *'],
    ['/assets/modules/*', '  Access-Control-Allow-Origin: *'],
    ['/assets/fonts/*', '  Access-Control-Allow-Origin: *'],
  ]);
});

test('_headers lets no cache keep the service worker @claim-deploy-your-site.offline-worker', () => {
  const text = staticHeaders(contentSecurityPolicy(ownOrigin, []), ['assets'], '/toolkit');
  expect(text).toContain('\n/toolkit/sw.js\n  Cache-Control: no-store\n');
});

test('_headers refuses a line that static hosts would drop', () => {
  const hashes = Array.from({length: 40}, (_, index) => `${index}`.padStart(44, '0'));
  expect(() => staticHeaders(contentSecurityPolicy(ownOrigin, hashes), [], '')).toThrow(
    /static hosts drop lines above 2000: {3}Content-Security-Policy/,
  );
});

test('_redirects lists the docs root and the legacy forms of each page', () => {
  const text = staticRedirects(
    ['', '/docs/intro', '/docs/packages'],
    new Set(['/docs/packages']),
    '',
  );
  expect(text.split('\n')).toEqual([
    '/docs /docs/packages/ 301',
    '/docs/ /docs/packages/ 301',
    '/index.html / 301',
    '/index / 301',
    '/docs/intro.html /docs/intro 301',
    '/docs/intro/index.html /docs/intro 301',
    '/docs/intro/index /docs/intro 301',
    '/docs/packages.html /docs/packages/ 301',
    '/docs/packages/index.html /docs/packages/ 301',
    '/docs/packages/index /docs/packages/ 301',
    '',
  ]);
});

test('no redirect leads to an address that redirects again', () => {
  const lines = staticRedirects(['', '/docs', '/docs/packages'], new Set(['/docs/packages']), '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const sources = new Set(lines.map(([from]) => from));
  expect(lines.filter(([, to]) => sources.has(to))).toEqual([]);
});

test('below a path, each rule is for the addresses below it', () => {
  const headers = staticHeaders(
    contentSecurityPolicy(ownOrigin, []),
    ['assets', 'img'],
    '/toolkit',
  );
  expect(headers.match(/^\S+$/gm)).toEqual([
    '/toolkit/*',
    '/toolkit/assets/*',
    '/toolkit/img/*',
    `/toolkit${speculationRules('/toolkit').path}`,
    '/toolkit/*.md',
    '/toolkit/sw.js',
    '/toolkit/.well-known/agent-skills/*',
    '/toolkit/.well-known/skills/*',
    '/toolkit/r/*',
    '/toolkit/assets/modules/*',
    '/toolkit/assets/fonts/*',
  ]);
  expect(headers).toMatch(/\/toolkit\/assets\/\*\n(?: {2}! .*\n)+ {2}Cache-Control: /);
  expect(staticRedirects(['', '/docs/intro'], new Set(), '/toolkit').split('\n')).toEqual([
    '/toolkit/docs /toolkit/docs/packages/ 301',
    '/toolkit/docs/ /toolkit/docs/packages/ 301',
    '/toolkit/index.html /toolkit/ 301',
    '/toolkit/index /toolkit/ 301',
    '/toolkit/docs/intro.html /toolkit/docs/intro 301',
    '/toolkit/docs/intro/index.html /toolkit/docs/intro 301',
    '/toolkit/docs/intro/index /toolkit/docs/intro 301',
    '',
  ]);
});

test.each(['', '/toolkit'])(
  "Netlify's own matcher follows each line below '%s'",
  async (prefix) => {
    const {stems, slashPages} = hostedSite(prefix);
    const text = staticRedirects(stems, new Set(slashPages), prefix);
    const matcher = await parsePlain(text, {});
    const ask = (path: string) =>
      matcher.match({scheme: 'https', host: 'docs.example.com', path, query: ''});
    const lines = text.trim().split('\n');
    expect(lines.length).toBeGreaterThan(stems.length * 2);
    for (const line of lines) {
      const [from = '', to] = line.split(' ');
      expect(ask(from), from).toMatchObject({to, status: 301});
    }
    for (const stem of stems.filter((each) => each !== '/docs')) {
      expect(ask(`${prefix}${stem}/`)).toBeNull();
    }
  },
);
