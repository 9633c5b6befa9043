import {expect, test} from 'vitest';
import {cacheControl, contentSecurityPolicy, frameHeaders} from './headers.ts';
import type {ServerSettings} from './settings.ts';
import {ownOrigin} from './testing/site.ts';

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy
      .split('; ')
      .map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]),
  );
}

test('a site of its own asks no other origin and runs nothing inline but the hashed scripts', () => {
  expect(directives(contentSecurityPolicy(ownOrigin, ['abc=', 'def=']))).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-abc=' 'sha256-def='",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
});

test('a font host enters the style and font sources, as an origin @spec-7.7', () => {
  const fonts = {
    stylesheet: 'https://fonts.example.com/css2?family=Inter;weight=400',
    fontOrigin: 'https://files.example.com/',
  };
  const policy = directives(contentSecurityPolicy({...ownOrigin, fonts}, []));
  expect(policy['style-src']).toBe("'self' https://fonts.example.com");
  expect(policy['font-src']).toBe("'self' https://files.example.com");
});

test('the application of the hosted search may be called only in its mode, and told of clicks only if asked for', () => {
  const connect = (search: ServerSettings['search'], insights: boolean) =>
    directives(contentSecurityPolicy({...ownOrigin, search, insights}, []))['connect-src'];
  const algolia = {mode: 'algolia', applicationId: 'TESTAPP'} as const;
  const hosts =
    "'self' https://TESTAPP-dsn.algolia.net https://TESTAPP-1.algolianet.com https://TESTAPP-2.algolianet.com https://TESTAPP-3.algolianet.com";
  expect(connect(algolia, false)).toBe(hosts);
  expect(connect(algolia, true)).toBe(`${hosts} https://insights.algolia.io`);
  expect(connect({mode: 'embedded'}, true)).toBe("'self'");
});

test('players of videos may be shown in frames only if a setting says so, and only these two', () => {
  const policy = directives(contentSecurityPolicy({...ownOrigin, videoPlayers: true}, []));
  expect(policy['frame-src']).toBe(
    "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
  expect(policy['default-src']).toBe("'self'");
});

test('a form may be sent to StackBlitz only if a setting says so', () => {
  const policy = directives(contentSecurityPolicy({...ownOrigin, stackBlitz: true}, []));
  expect(policy['form-action']).toBe("'self' https://stackblitz.com");
});

test('a document for frames has no origin, asks nobody, and is shown by this site alone', () => {
  expect(directives(frameHeaders['Content-Security-Policy']!)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' blob:",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    sandbox: 'allow-scripts allow-forms',
  });
});

test.each([
  ['/assets/js/main.6c27e58c.js', true],
  ['/assets/js/runtime~main.c028a495.js', true],
  ['/assets/css/styles.cb9388cc.css', true],
  ['/assets/images/photo-0123456789abcdef0123456789abcdef.png', true],
  ['/assets/js/main.js', false],
  ['/assets/js/cafe.js', false],
  ['/img/main.6c27e58c.js', false],
  ['/docs/intro/index.html', false],
])('%s is immutable: %s', (path, immutable) => {
  expect(cacheControl(path)).toBe(immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
});
