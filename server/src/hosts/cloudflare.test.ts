import {generateRedirectsEvaluator} from 'redirects-in-workers';
import {describe, expect, test} from 'vitest';
import {hostedSite} from '../testing/site.ts';
import {cloudflareRedirects} from './cloudflare.ts';
import type {HostedSite} from './deploy-files.ts';

/** Asks Cloudflare's own matcher, with its limits, where the rules of a site lead. `undefined` if they leave a path alone. */
function follower(site: HostedSite) {
  const follow = generateRedirectsEvaluator(cloudflareRedirects(site));
  const host = 'https://docs.example.com';
  return async (path: string) => {
    const answer = await follow(new Request(host + path), {fetch: () => new Response()});
    if (!answer) return undefined;
    expect(answer.status).toBe(301);
    return answer.headers.get('Location')!.replace(host, '');
  };
}

describe.each(['', '/toolkit'])('below "%s"', (prefix) => {
  const site = hostedSite(prefix);
  const follow = follower(site);

  test.each(['/docs', '/docs/', '/docs.html', '/docs/index', '/docs/index.html'])(
    '%s leads to the first document',
    async (path) => expect(await follow(prefix + path)).toBe(`${prefix}/docs/packages/`),
  );

  test.each(site.stems.filter((stem) => !['', '/docs'].includes(stem)))(
    '%s.html leads to its page, with the query',
    async (stem) => {
      const target = stem === '/search' ? stem : `${stem}/`;
      expect(await follow(`${prefix}${stem}.html?q=a`)).toBe(`${prefix}${target}?q=a`);
    },
  );

  test.each(site.stems.filter((stem) => stem !== '/docs'))('"%s" itself stays', async (stem) => {
    expect(await follow(`${prefix}${stem}/`)).toBeUndefined();
    expect(await follow(prefix + stem)).toBeUndefined();
  });

  test('files stay', async () => {
    for (const file of site.files.filter((name) => !name.endsWith('.html'))) {
      expect(await follow(`${prefix}/${file}`)).toBeUndefined();
    }
  });
});

test.each(['//evil.example/page.html', '//evil.example.html', '//evil.example/a/b.html'])(
  '%s leads to no other host',
  async (path) => expect(await follower(hostedSite(''))(path)).toBeUndefined(),
);

test('a few rules serve any number of pages', async () => {
  const stems = Array.from({length: 4000}, (_, index) => `/docs/a/b/page-${index}`);
  const site = {...hostedSite(''), stems};
  expect(cloudflareRedirects(site).trim().split('\n')).toHaveLength(9);
  expect(await follower(site)('/docs/a/b/page-3999.html')).toBe('/docs/a/b/page-3999/');
});

test('a site that needs more rules than the host reads is refused', () => {
  const site = hostedSite('');
  const deep = {...site, stems: ['/a'.repeat(101)]};
  expect(() => cloudflareRedirects(deep)).toThrow(/need 101 redirects with placeholders/);
  const stems = Array.from({length: 2000}, (_, index) => `/page-${index}`);
  const flat = {...site, stems, files: stems.map((stem) => `${stem.slice(1)}.html`)};
  expect(() => cloudflareRedirects(flat)).toThrow(/and 2005 others/);
});
