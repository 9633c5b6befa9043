import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isPart, keepListOf, OVERHEAD} from './keep-list';

it.each([
  ['assets/js/main.0123abcd.js', true],
  ['assets/css/styles.0123abcd.css', true],
  ['assets/toolkit/button.0123abcd.css', true],
  ['assets/fonts/font.0123abcd.woff2', true],
  ['assets/search/terms-0.0123abcd.json', true],
  ['search-index.json', true],
  ['img/logo.svg', true],
  ['fixtures/cabin.svg', true],
  ['assets/js/main.0123abcd.js.br', false],
  ['assets/cards/card.0123abcd.png', false],
  ['assets/editor/main.0123abcd.js', false],
  ['assets/modules/react.0123abcd.js', false],
  ['assets/controls/button.0123abcd.js', false],
  ['assets/offline.0123abcd.json', false],
  ['assets/links.0123abcd.speculationrules', false],
  ['docs/intro.md', false],
  ['docs/intro/index.html', false],
  ['examples/button/basic.zip', false],
  ['frames/editor.htm', false],
  ['r/cart.json', false],
  ['llms.txt', false],
  ['server-manifest.json', false],
  ['sw.js', false],
])('whether %s is kept besides pages: %s @claim-deploy-your-site.offline-parts', (file, isKept) => {
  expect(isPart(file)).toBe(isKept);
});

describe.each(['/', '/docs-site/'])('the list of a site below %s', (baseUrl) => {
  const page = (address: string, text = '') =>
    `<html><head><link data-rh="true" rel="canonical" href="https://docs.example.com${baseUrl}${address}"></head>${text}</html>`;
  const texts: Record<string, string> = {
    'index.html': page(''),
    '404.html': page('404.html'),
    'search.html': page('search'),
    'docs/intro/index.html': page('docs/intro'),
    'docs/guides/index.html': page('docs/guides/'),
    'docs/a b/index.html': page('docs/a%20b'),
    'docs/index.html': `<html><head><meta http-equiv=refresh content="0; url=${baseUrl}docs/packages/"></head></html>`,
    'assets/js/main.0123abcd.js': 'main',
    'img/logo.svg': 'logo',
    'llms.txt': 'text',
  };
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'keep-'));
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
  });
  afterEach(() => rmSync(root, {recursive: true}));

  const list = () => {
    const files = Object.keys(texts);
    const pages = files.filter((file) => file.endsWith('.html') && file !== 'docs/index.html');
    return keepListOf({root, baseUrl, files, pages});
  };

  it('has pages by the address that links name, and files, with what leads on', () => {
    const {pages, files, redirects} = list();
    expect(pages.map(([address]) => address)).toEqual([
      '',
      'docs/a%20b',
      'docs/guides/',
      'docs/intro',
      'search',
    ]);
    expect(files).toEqual([['assets/js/main.0123abcd.js'], ['img/logo.svg', expect.any(String)]]);
    expect(redirects).toEqual({docs: 'docs/packages/'});
  });

  it('counts the bytes that a browser stores', () => {
    const kept = Object.keys(texts).filter(
      (file) => !['404.html', 'docs/index.html', 'llms.txt'].includes(file),
    );
    expect(list().bytes).toBe(kept.reduce((sum, file) => sum + texts[file]!.length + OVERHEAD, 0));
  });

  it('gives a page another digest when its text changes, and none else', () => {
    const before = list();
    writeFileSync(path.join(root, 'docs/intro/index.html'), page('docs/intro', 'Changed.'));
    const after = list();
    const changed = after.pages.filter(([, digest], index) => digest !== before.pages[index]![1]);
    expect(changed.map(([address]) => address)).toEqual(['docs/intro']);
    expect(after.files).toEqual(before.files);
  });
});
