import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {PageCode} from './inline-code.ts';
import {readManifest} from './manifest.ts';
import {prepareBuild, type PrepareBuildOptions} from './prepare-build.ts';
import {createTestSite, inlineScript, ownOrigin, page, writeFiles} from './testing/site.ts';

let site: ReturnType<typeof createTestSite>;
beforeEach(() => {
  site = createTestSite();
});
afterEach(() => site.remove());

const prepare = () => prepareBuild({root: site.root, settings: ownOrigin});
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptSources = () =>
  /script-src ([^;]*)/.exec(readManifest(site.root).contentSecurityPolicy)?.[1]?.split(' ');

/** Every file below the folder, with its content and the time it was written. */
function snapshot(folder: string): Map<string, string> {
  const paths = readdirSync(folder, {recursive: true}).map(String);
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  );
}

describe('inline scripts', () => {
  test('the policy holds the hash of each script that runs, once, and of no other', async () => {
    const [module, map, spaced] = ['import "/x.js"', '{"imports": {}}', '\n  let a = "<b>";\n'];
    const scripts = `<script type="module">${module}</script><script type="importmap">${map}</script>
<script>${spaced}</script><script type="application/json">{"data": 1}</script><script src="/x.js"></script>`;
    writeFiles(site.root, {'scripts/index.html': page('/scripts', scripts)});
    const {inlineScripts} = await prepare();
    expect(inlineScripts).toBe(4);
    const expected = [inlineScript, module, map, spaced].map(sha256);
    expect(scriptSources()?.sort()).toEqual(["'self'", ...expected].sort());
  });

  test('a script is hashed as browsers read it: with plain line feeds', async () => {
    writeFiles(site.root, {'lines/index.html': '<script>let a;\r\nlet b;</script>'});
    await prepare();
    expect(scriptSources()).toContain(sha256('let a;\nlet b;'));
  });
});

test('a page that the caller knows is not read again, and a changed one is', async () => {
  const known = new Map<string, PageCode>();
  let reads = 0;
  const keepPage: PrepareBuildOptions['keepPage'] = (parts, read) => {
    const key = JSON.stringify(parts);
    if (!known.has(key)) {
      known.set(key, read());
      reads += 1;
    }
    // As it comes back from a file.
    return JSON.parse(JSON.stringify(known.get(key))) as PageCode;
  };
  const prepareKept = () => prepareBuild({root: site.root, settings: ownOrigin, keepPage});
  writeFiles(site.root, {'kept/index.html': page('/kept', '<script>let kept;</script>')});
  await prepareKept();
  const first = snapshot(site.root);
  const size = known.size;
  expect(reads).toBe(size);
  await prepareKept();
  expect(reads).toBe(size);
  expect(snapshot(site.root)).toEqual(first);
  writeFiles(site.root, {'kept/index.html': page('/kept', '<script>let changed;</script>')});
  await prepareKept();
  expect(reads).toBe(size + 1);
  expect(scriptSources()).toContain(sha256('let changed;'));
  expect(scriptSources()).not.toContain(sha256('let kept;'));
});

describe('pages that the policy would block', () => {
  test.each([
    ['<p style="color:red">x</p>', /inline style attribute\n {4}<p style="color:red">/],
    ['<style>.a{color:red}</style>', /<style> element\n {4}<style>\.a/],
    ['<svg><style>path{fill:red}</style></svg>', /<style> element/],
    ['<noscript><style>.a{}</style></noscript>', /<style> element/],
    ['<template><p style="top:0"></p></template>', /inline style attribute/],
    ['<button onclick="go()">x</button>', /inline event handler "onclick"/],
    ['<BODY ONLOAD="go()">', /inline event handler "onload"/],
    ['<a href=" JavaScript:go()">x</a>', /javascript: address in "href"/],
  ])('%s fails and names the file', async (body, message) => {
    writeFiles(site.root, {'bad/index.html': page('/bad', body)});
    await expect(prepare()).rejects.toThrow(message);
    await expect(prepare()).rejects.toThrow(/^1 places .*\n {2}bad\/index\.html: /);
  });

  test('code that is shown, not run, is allowed', async () => {
    const shown = `<pre>&lt;p style="color:red" onclick="go()"&gt;</pre><p data-style="style='x'">x</p>
<script type="application/json">{"html": "<p style='a'>"}</script><!-- <p style="a"> -->`;
    writeFiles(site.root, {'shown/index.html': page('/shown', shown)});
    await expect(prepare()).resolves.toMatchObject({pages: 11});
  });

  test('many problems are counted and the first are shown', async () => {
    writeFiles(site.root, {'bad/index.html': page('/bad', '<i style="a"></i>'.repeat(25))});
    await expect(prepare()).rejects.toThrow(/^25 places [^]*and 5 more$/);
  });
});

test('a page that is named like a stripped suffix fails', async () => {
  writeFiles(site.root, {'docs/index/index.html': page('/docs/index')});
  await expect(prepare()).rejects.toThrow(
    /docs\/index\/index\.html: its address \/docs\/index ends/,
  );
});

test('index pages are those whose canonical link ends with a slash; a redirect page is none', async () => {
  await prepare();
  expect(readManifest(site.root).slashPages).toEqual(['/docs/packages', '/docs/packages/types']);
});

test('_headers takes the headers of documents from the folders without a page, and from no other', async () => {
  await prepare();
  const rules = readFileSync(join(site.root, '_headers'), 'utf8').split('\n\n');
  const dropping = rules.filter((rule) => rule.includes('! Content-Security-Policy'));
  expect(dropping.map((rule) => rule.split('\n')[0])).toEqual([
    '/.well-known/*',
    '/assets/*',
    '/frames/*',
    '/img/*',
    '/r/*',
  ]);
});

describe('options', () => {
  test('a folder without a build is refused', async () => {
    await expect(prepareBuild({root: site.folder, settings: ownOrigin})).rejects.toThrow(
      /No built site in/,
    );
  });

  test.each(['', 'toolkit', '/toolkit', 'toolkit/', '//', '/tool kit/', '/a"b/', '/../'])(
    'a baseUrl that is "%s" is refused @claim-deploy-your-site.base-is-checked',
    async (baseUrl) => {
      await expect(
        prepareBuild({root: site.root, settings: {...ownOrigin, baseUrl}}),
      ).rejects.toThrow(`baseUrl is "${baseUrl}", under which the servers find no page`);
    },
  );

  test('below a path, index pages are those whose canonical link has the path too', async () => {
    const below = createTestSite('/tools/docs');
    await prepareBuild({root: below.root, settings: {...ownOrigin, baseUrl: '/tools/docs/'}});
    expect(readManifest(below.root)).toMatchObject({
      baseUrl: '/tools/docs/',
      slashPages: ['/docs/packages', '/docs/packages/types'],
    });
    below.remove();
  });

  test('the deployment folder can be named', async () => {
    const deployFolder = join(site.folder, 'elsewhere');
    await prepareBuild({root: site.root, settings: ownOrigin, deployFolder});
    expect(readdirSync(deployFolder, {recursive: true}).sort()).toEqual([
      'Caddyfile',
      'cloudflare-pages',
      'cloudflare-pages/_redirects',
      'cloudfront',
      'cloudfront/frames-headers-policy.json',
      'cloudfront/function.js',
      'cloudfront/response-headers-policy.json',
      'cloudfront/worker-headers-policy.json',
      'nginx.conf',
    ]);
    expect(existsSync(join(site.folder, 'deploy'))).toBe(false);
  });
});

describe('compression', () => {
  const variants = () =>
    [...snapshot(site.root).keys()].filter((path) => /\.(?:br|gz)$/.test(path));

  test('text files have variants that hold the same, small and binary files have none', async () => {
    await prepare();
    const files = snapshot(site.root);
    for (const path of ['index.html', '404.html', 'img/logo.svg', 'sitemap.xml', 'digits.txt']) {
      const content = readFileSync(join(site.root, path));
      expect(brotliDecompressSync(readFileSync(join(site.root, `${path}.br`)))).toEqual(content);
      expect(gunzipSync(readFileSync(join(site.root, `${path}.gz`)))).toEqual(content);
      expect(statSync(join(site.root, `${path}.br`)).size).toBeLessThan(content.length);
    }
    for (const path of [
      'notes.md',
      'img/dot.png',
      '_headers',
      '_redirects',
      'server-manifest.json',
    ]) {
      expect(files.has(path), path).toBe(true);
      expect(files.has(`${path}.br`) || files.has(`${path}.gz`), path).toBe(false);
    }
  });

  test('running again writes nothing and changes nothing', async () => {
    const first = await prepare();
    const before = snapshot(site.folder);
    const second = await prepare();
    expect(snapshot(site.folder)).toEqual(before);
    expect(first.compressed).toBe(variants().length);
    expect(second).toEqual({...first, compressed: 0});
  });

  test('variants of changed, shrunk and removed files are renewed or removed', async () => {
    await prepare();
    rmSync(join(site.root, 'img/logo.svg'));
    writeFiles(site.root, {
      'digits.txt': '9876543210'.repeat(100),
      'sitemap.xml': '<urlset/>',
      'archive.tar.gz': 'not made here',
    });
    await prepare();
    expect(gunzipSync(readFileSync(join(site.root, 'digits.txt.gz'))).toString()).toMatch(/^987/);
    expect(variants()).not.toEqual(expect.arrayContaining([expect.stringMatching(/logo|sitemap/)]));
    expect(variants()).toContain('archive.tar.gz');
  });

  test('a file that does not shrink has no variant', async () => {
    const noise = Array.from({length: 40}, (_, index) =>
      createHash('sha256').update(`${index}`).digest(),
    );
    writeFileSync(join(site.root, 'noise.txt'), Buffer.concat(noise));
    await prepare();
    expect(variants()).not.toEqual(expect.arrayContaining([expect.stringMatching(/noise/)]));
  });
});
