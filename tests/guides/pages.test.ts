import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {build} from 'esbuild';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {carts} from '@storefront-toolkit/fixtures/cart';
import {categories, products} from '@storefront-toolkit/fixtures/catalog';
import {pages as contentPages} from '@storefront-toolkit/fixtures/cms';
import {orders} from '@storefront-toolkit/fixtures/oms';
import {Button} from '@storefront-toolkit/ui/button';
import {uiBlocks} from '@storefront-toolkit/ui/contentpage';
import {expect, test} from 'vitest';
import {root} from '../../scripts/lib/workspace.mjs';
import {blocks} from '../../website/guides/installation/src/blocks.tsx';
import {compare, pageOf} from '../../conformance/pages/pages.ts';
import type {Fault} from '../../conformance/pages/read-page.ts';
import {guideFences} from '../lib/guide.ts';

// The guides' statements about themselves, and those of "Key concepts" about contracts, tokens and components.

const GUIDES = 'website/docs/guides';
const guides = readdirSync(join(root, GUIDES), {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.mdx') && name !== 'index.mdx' && name !== 'normalization/index')
  .map((name) => `${GUIDES}/${name}`);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('each guide opens with its result and its time @claim-guides.opening', () => {
  expect(guides.length).toBeGreaterThan(8);
  for (const guide of guides) {
    const [, text = ''] = read(guide).split(/^---\n[^]*?^---\n/m);
    const [first, second] = text
      .replace(/^import .*\n/gm, '')
      .trim()
      .split(/\n{2,}/);
    expect(first, guide).toMatch(/^\*\*By the end,\*\* /);
    expect(second, guide).toMatch(/^\*\*Time:\*\* \d+ minutes/);
  }
});

test('blocks import packages by their public names @claim-guides.public-names', () => {
  for (const guide of guides) {
    for (const {code, title = 'src/file.ts'} of guideFences(guide)) {
      expect(code, `${guide} ${title}`).not.toMatch(
        /from '@storefront-toolkit\/[^']*\/(src|dist)\//,
      );
      // A path stays in the application that the guide makes.
      const paths = [...code.matchAll(/from '(\.[^']*)'/g)].map(([, path = '']) => path);
      const outside = paths.filter(
        (path) => !posix.join(posix.dirname(title), path).startsWith('src/'),
      );
      const isBelowSource = title.startsWith('src/');
      if (isBelowSource) expect(outside, `${guide} ${title}`).toEqual([]);
      else expect(paths.join(), `${guide} ${title}`).not.toContain('../..');
    }
  }
});

test('a claim without a test fails @claim-guides.claims @claim-intro.kept-true', () => {
  const file = 'website/docs/guides/seo.mdx';
  const faultsOf = (source: string, names: readonly {id: string; file: string}[]) => {
    const faults: Fault[] = [];
    const page = pageOf(file, source, faults);
    return [...faults, ...compare([page], names)].map(({message}) => message);
  };
  const claim = 'It holds. {/* claim: seo.holds */}';
  expect(faultsOf(claim, [{id: 'seo.holds', file: 'a.test.ts'}])).toEqual([]);
  expect(faultsOf(claim, [])).toEqual([expect.stringContaining('No test names the claim')]);
  expect(faultsOf('It holds.', [])).toEqual([expect.stringContaining('has no marker')]);
});

test('tests that guides show are run @claim-guides.run', () => {
  const shown = guides.flatMap((guide) =>
    [...read(guide).matchAll(/file="([^"]+\.test\.tsx?)"/g)].map(([, file = '']) => file),
  );
  expect(shown.length).toBeGreaterThan(2);
  // The pattern of the projects `node` and `dom`.
  for (const file of shown) expect(file).toMatch(/^website\/guides\/.+\.test\.tsx?$/);
});

test("no vendor's name is in the page or in the list of products @claim-key-concepts.no-vendor", () => {
  const code = guideFences(`${GUIDES}/getting-started/index.mdx`).concat(
    guideFences(`${GUIDES}/getting-started/installation.mdx`),
  );
  const shown = code.filter(({title}) => /\.tsx$/.test(title ?? ''));
  expect(shown.length).toBeGreaterThan(4);
  for (const {title, code: text} of shown) {
    expect(text, title).not.toMatch(/shopify|contentful|integration-/i);
  }
});

test('a contract is one exported type in a file of its name @claim-key-concepts.files', () => {
  const folder = join(root, 'packages/types/src');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\/[A-Z]\w+\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(150);
  for (const file of files) {
    const exported = [...read(`packages/types/src/${file}`).matchAll(/^export \w+ (\w+)/gm)];
    expect(exported.map(([, name]) => `${name}.ts`)).toEqual([file.split('/').pop()]);
  }
});

test('what is absent becomes undefined @claim-key-concepts.absent', async () => {
  const code = guideFences(`${GUIDES}/getting-started/key-concepts.mdx`).find(
    ({title}) => title === 'normalize-store.ts',
  )?.code;
  const {outputFiles} = await build({
    stdin: {contents: code ?? '', loader: 'ts'},
    format: 'esm',
    write: false,
  });
  const address = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`;
  const {normalizeStore} = (await import(address)) as {
    normalizeStore: (raw: object) => Record<string, unknown>;
  };
  const raw = {channel_id: 7, display_name: null, primary_domain: 'shop.example.com'};
  for (const absent of [{}, {support_email: null}, {support_email: ''}]) {
    const store = normalizeStore({...raw, ...absent});
    expect(store.contactEmail).toBeUndefined();
    expect(store.name).toBe('shop.example.com');
  }
  expect(normalizeStore({...raw, support_email: 'a@b.example'}).contactEmail).toBe('a@b.example');
});

test('a component is native HTML with the attributes that it is given @claim-key-concepts.component', () => {
  const html = renderToStaticMarkup(
    createElement(Button, {type: 'submit', 'aria-describedby': 'hint', id: 'buy'}, 'Buy'),
  );
  expect(html).toMatch(/^<button /);
  for (const given of ['type="submit"', 'aria-describedby="hint"', 'id="buy"']) {
    expect(html).toContain(given);
  }
});

test('tokens are custom properties, with dark values in the same file @claim-key-concepts.tokens', () => {
  const css = read('packages/theme/src/theme.css');
  for (const token of ['--color-brand', '--radius-md', '--text-lg']) {
    expect(css).toMatch(new RegExp(`^\\s+${token}:`, 'm'));
  }
  const dark = css.slice(css.search(/^\[data-theme='dark'\]|\[data-theme='dark'\][^{]*\{/m));
  expect(dark).toMatch(/--color-canvas:/);
});

test('values of contracts serialize @claim-key-concepts.serializes', () => {
  for (const value of [...products, ...categories, ...carts, ...orders, ...contentPages]) {
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  }
});

test('all blocks but three come with the components @claim-getting-started.blocks', () => {
  const own = Object.keys(blocks).filter((type) => !(type in uiBlocks));
  expect(own.sort()).toEqual(['ProductTile', 'SimpleProductTile', 'VendorRendered']);
  expect(Object.keys(uiBlocks).length).toBeGreaterThan(own.length);
});
