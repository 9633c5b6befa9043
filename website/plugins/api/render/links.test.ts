import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {ApiModel} from '../model.ts';
import {isDraft, makeLinks} from './links.ts';

const entry = '@storefront-toolkit/types/cart';
const model = {
  entries: [{id: entry, package: '@storefront-toolkit/types', name: 'cart'}],
  exports: [{id: `${entry}#Cart`, entry, name: 'Cart', kind: 'interface'}],
} as unknown as ApiModel;

let docs: string;

beforeEach(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'docs-'));
  mkdirSync(path.join(docs, 'packages/types/cart'), {recursive: true});
});
afterEach(() => rmSync(docs, {recursive: true}));

function writeAreaPage(frontMatter: string) {
  writeFileSync(path.join(docs, 'packages/types/cart/index.mdx'), `---\n${frontMatter}\n---\n`);
}

it('links to the page of an export', () => {
  writeAreaPage('title: Cart');
  expect(isDraft(docs, 'cart')).toBe(false);
  expect(makeLinks(model, docs).exportHref(`${entry}#Cart`)).toBe(
    '/docs/packages/types/cart/reference/Cart',
  );
});

it('links to nothing in an area whose page is a draft', () => {
  writeAreaPage('draft: true\ntitle: Cart');
  expect(isDraft(docs, 'cart')).toBe(true);
  const links = makeLinks(model, docs);
  expect(links.exportHref(`${entry}#Cart`)).toBeUndefined();
  expect(links.resolve(`See [Cart](api:${entry}#Cart).`)).toBe('See `Cart`.');
});
