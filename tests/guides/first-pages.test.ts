import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {startVendor, type VendorServer} from '@storefront-toolkit/integration-test-kit';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import product from '../../website/guides/normalization/payloads/shopify.json';
import {guideFences} from '../lib/guide.ts';

// The first import of an SDK and of the components takes seconds on a machine that does something else meanwhile.
vi.setConfig({testTimeout: 60_000});

/** The files that a reader of "Getting started" copies from each page, and their places by the guide. */
const TAKEN = [
  ['guides/getting-started/installation', 'src/ProductList.tsx', 'src/ProductList.tsx'],
  ['guides/getting-started/index', 'src/ListingPage.tsx', 'src/ListingPage.tsx'],
  ['guides/getting-started/index', 'src/context.ts', 'src/context.ts'],
  ['guides/getting-started/index', 'src/blocks.tsx', 'src/blocks.tsx'],
  ['guides/getting-started/index', 'src/CmsPage.tsx', 'src/CmsPage.tsx'],
  ['vendors/vendors/shopify', 'client.ts', 'src/shopify/client.ts'],
  ['vendors/vendors/shopify', 'config.ts', 'src/shopify/config.ts'],
  ['vendors/vendors/contentful', 'config.ts', 'src/contentful/config.ts'],
  ['vendors/vendors/contentful', 'home-page.ts', 'src/contentful/home-page.ts'],
] as const;

type Exports = Record<string, (...values: unknown[]) => unknown>;

let folder: string;
let vendor: VendorServer;

beforeAll(async () => {
  // Inside the repository, where the packages are found by their names. Git and all checks pass over the name.
  folder = mkdtempSync(join(import.meta.dirname, '.site-first-pages-'));
  for (const [page, title, path] of TAKEN) {
    const fence = guideFences(`website/docs/${page}.mdx`).find((found) => found.title === title);
    if (!fence) throw new Error(`The page ${page} has no code with the title ${title}.`);
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), fence.code);
  }
  vendor = await startVendor();
});
afterAll(async () => {
  await vendor.close();
  rmSync(folder, {recursive: true});
});

const load = (path: string) => import(join(folder, path)) as Promise<Exports>;

it('builds a list of products from what Shopify answers @claim-getting-started.both @claim-getting-started.shopify-files @claim-getting-started.listing', async () => {
  vendor.play(() => ({json: {data: {nodes: [product]}}}));
  const {createShopify} = await load('src/shopify/client.ts');
  const {shopifyConfig} = await load('src/shopify/config.ts');
  const {context} = await load('src/context.ts');
  const {ListingPage} = await load('src/ListingPage.tsx');

  const toLocalServer: typeof fetch = (address, options) => {
    const {pathname} = new URL(address instanceof Request ? address.url : address);
    return fetch(`${vendor.url}${pathname}`, options);
  };
  const {catalog} = createShopify!(
    shopifyConfig!({SHOPIFY_PRIVATE_TOKEN: 'secret'}),
    toLocalServer,
  ) as {catalog: unknown};
  const ids = [product.id];
  const html = renderToStaticMarkup((await ListingPage!({catalog, ids, context})) as ReactElement);

  expect(html).toContain('href="/products/rain-jacket"');
  expect(html).toContain('Rain jacket');
  expect(html).toContain('€129.00');
  expect(html).toContain('€161.25');
  const [request] = vendor.requests;
  expect(vendor.requests).toHaveLength(1);
  expect(request?.headers['shopify-storefront-private-token']).toBe('secret');
  expect(request?.body).toMatchObject({variables: {ids}});
});

it('builds a page from what Contentful answers @claim-getting-started.both @claim-getting-started.contentful-files', async () => {
  const entry = (id: string, type: string, fields: object) => ({
    sys: {type: 'Entry', id, updatedAt: '2026-03-09T14:30:00.000Z', contentType: {sys: {id: type}}},
    fields,
  });
  const content = [
    entry('shipping', 'promoText', {text: 'Free shipping <strong>over €50</strong>'}),
    entry('newer', 'countdown', {until: '2026-12-24'}),
  ];
  const layout = entry('default', 'layout', {});
  const home = entry('home', 'page', {title: 'Jackets and packs', slug: '', layout, content});
  vendor.play(() => ({json: {sys: {type: 'Array'}, total: 1, skip: 0, limit: 1, items: [home]}}));
  const {createCms} = await load('src/contentful/home-page.ts');
  const {contentfulConfig} = await load('src/contentful/config.ts');
  const {context} = await load('src/context.ts');
  const {CmsPage} = await load('src/CmsPage.tsx');

  const cms = createCms!(contentfulConfig!({CONTENTFUL_DELIVERY_TOKEN: 'secret'}), {
    host: new URL(vendor.url).host,
    insecure: true,
  });
  const html = renderToStaticMarkup((await CmsPage!({cms, slug: '', context})) as ReactElement);

  expect(html).toMatch(/<h1[^>]*>Jackets and packs<\/h1>/);
  expect(html).toContain('<strong>over €50</strong>');
  const [request] = vendor.requests;
  expect(request?.headers.authorization).toBe('Bearer secret');
  expect(request?.query.get('content_type')).toBe('page');
});
