import {expect, it} from 'vitest';
import {pagesOf, redirectsOf} from './redirects';

const PAGE = '<html><head></head></html>';
const REDIRECT =
  '<html><head><meta http-equiv=refresh content="0; url=/docs/packages/"></head></html>';

/** The pages among files with these texts, by their paths. */
const pages = (files: Record<string, string>, redirects: string[]) =>
  pagesOf(Object.keys(files), (file) => files[file]!, redirects);

const built = {'docs/intro.html': PAGE, 'docs/index.html': REDIRECT};

it('reads the redirects of the configuration', () => {
  const redirects = [
    {from: '/docs', to: '/docs/intro'},
    {from: ['/a', '/b/'], to: '/docs/intro'},
  ];
  expect(redirectsOf([['@docusaurus/plugin-client-redirects', {redirects}], './other.ts'])).toEqual(
    ['/docs', '/a', '/b/'],
  );
  expect(redirectsOf(['@docusaurus/plugin-client-redirects', ['other', {redirects}]])).toEqual([]);
});

it('takes every file for a page but the redirects', () => {
  expect(pages(built, ['/docs/'])).toEqual(['docs/intro.html']);
  expect(pages({'index.html': REDIRECT, '404.html': PAGE}, ['/'])).toEqual(['404.html']);
  expect(pages({'docs/intro.html': PAGE}, [])).toEqual(['docs/intro.html']);
});

it('refuses a page that leads to another without being a redirect', () => {
  expect(() => pages({...built, 'docs/lost.html': REDIRECT}, ['/docs'])).toThrow(
    /^\/docs\/lost leads to another address/,
  );
});

it('refuses a redirect that leads nowhere', () => {
  expect(() => pages(built, ['/docs', '/old'])).toThrow('a redirect from /old');
  expect(() => pages({...built, 'docs/index.html': PAGE}, ['/docs'])).toThrow('from /docs');
});
