import {expect, test} from 'vitest';
import {contentSecurityPolicy, securityHeaders} from '../headers.ts';
import {ownOrigin} from '../testing/site.ts';
import {staticHeaders, staticRedirects} from './static-host.ts';

test('_headers gives each security header to every path, and caching to hashed files alone', () => {
  const policy = contentSecurityPolicy(ownOrigin, ['abc=']);
  const [everything = '', hashed = ''] = staticHeaders(policy).split('\n\n');
  expect(everything.split('\n')).toEqual([
    '/*',
    ...Object.entries(securityHeaders(policy)).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  expect(hashed).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test('_headers refuses a line that static hosts would drop', () => {
  const hashes = Array.from({length: 40}, (_, index) => `${index}`.padStart(44, '0'));
  expect(() => staticHeaders(contentSecurityPolicy(ownOrigin, hashes))).toThrow(
    /static hosts drop lines above 2000: {3}Content-Security-Policy/,
  );
});

test('_redirects lists the docs root and the legacy forms of each page', () => {
  const text = staticRedirects(['', '/docs/intro', '/docs/packages'], new Set(['/docs/packages']));
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
  const lines = staticRedirects(['', '/docs', '/docs/packages'], new Set(['/docs/packages']))
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const sources = new Set(lines.map(([from]) => from));
  expect(lines.filter(([, to]) => sources.has(to))).toEqual([]);
});
