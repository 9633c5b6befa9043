import {describe, expect, it} from 'vitest';
import {offlinePage} from './offline-page';

const NOT_FOUND = `<!DOCTYPE html><html lang="en" dir="ltr" class="plugin-native" data-application="now" data-has-hydrated="false"><head>
<title data-rh="true">Page Not Found | Shop</title><meta data-rh="true" property="og:title" content="Page Not Found | Shop">
<link data-rh="true" rel="canonical" href="https://docs.example.com/404.html"><link rel="expect" href="#app" blocking="render">
<link rel="stylesheet" href="/assets/css/styles.css"><script>fonts()</script></head><body><script>start()</script>
<a href="/llms.txt" hidden="">Pages as Markdown</a><div id="__docusaurus"><nav class="navbar">
<a class="navbar__title" href="/">Shop &amp; more</a><a class="navbar__item navbar__link" href="/docs/packages/">Docs &lt;all&gt;</a>
<a class="navbar__item navbar__link" href="/blog">Blog</a><a class="navbar__item navbar__link" href="https://git.example.com">Repository</a>
<a class="navbar__item navbar__link navbar-version" href="/docs/1.0/">Next</a><button>Search</button></nav>
<main class="container page"><h1>Page Not Found</h1></main><footer class="footer">Copyright</footer></div>
<script defer="" id="app" src="/assets/js/main.0123abcd.js"></script><offline-copy></offline-copy>
<script defer="" src="/assets/js/offline.0123abcd.js"></script></body></html>`;

const site = {
  baseUrl: '/',
  searchPagePath: 'search',
  addresses: ['', 'docs/1.0/', 'docs/packages/', 'search'],
};

describe('offlinePage', () => {
  const page = offlinePage(NOT_FOUND, site);

  it('says what happened, in the site’s frame', () => {
    expect(page).toContain('<title data-rh="true">You’re offline | Shop</title>');
    expect(page).toContain('<main class="container page"><h1>You’re offline</h1>');
    expect(page).toContain('<a class="navbar__title" href="/">Shop &amp; more</a>');
    expect(page).toContain('<footer class="footer">Copyright</footer>');
    expect(page).toContain('<html lang="en" dir="ltr" class="plugin-native">');
    expect(page).toContain('<link rel="stylesheet" href="/assets/css/styles.css">');
  });

  it('has no application, and none of the buttons that need it', () => {
    expect(page).not.toMatch(/main\.0123abcd|<button|data-application|rel="expect"/);
    expect(page.match(/<script[^>]*>/g)).toEqual([
      '<script>',
      '<script>',
      '<script defer="" src="/assets/js/offline.0123abcd.js">',
    ]);
    expect(page).toContain('<script>start()</script>');
  });

  it('is no page that search engines list', () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).not.toMatch(/canonical|og:title/);
  });

  it('leads to the pages of the navbar that are kept, each once', () => {
    expect(/<ul>(.*)<\/ul>/.exec(page)?.[1]).toBe(
      '<li><a href="/">Home</a></li><li><a href="/docs/packages/">Docs &lt;all></a></li>' +
        '<li><a href="/search">Search your copy</a></li>',
    );
  });

  it('is refused when the not-found page lacks a part of it', () => {
    expect(() => offlinePage(NOT_FOUND.replace('<main', '<div'), site)).toThrow(
      /The not-found page has <main> 0 times/,
    );
  });
});
