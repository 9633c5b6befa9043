import {describe, expect, it} from 'vitest';
import type {DynamicServerContext, Layout} from '@storefront-toolkit/types/cms';
import {inMemoryCms, type RawPage} from './in-memory-cms.ts';

const page: RawPage = {
  uid: 'p1',
  language: 'de',
  path: '/guides/care/',
  purpose: 'content',
  title: 'Pflege',
  summary: 'Wie eine Jacke lange hält.',
  publishedAt: '2025-03-04T10:30:00+01:00',
  savedAt: '2025-03-05T08:00:00Z',
  modules: [
    {uid: 'm1', model: 'promo', fields: {line: 'Bei <strong>30 °C</strong> waschen.'}},
    {uid: 'm2', model: 'product-teaser', fields: {sku: 'RJ-BLUE-M'}},
    {uid: 'm3', model: 'quiz', fields: {questions: 3}},
  ],
};
const draft: RawPage = {...page, uid: 'p2', path: '', purpose: 'home', publishedAt: null};
const broken: RawPage = {
  ...page,
  path: 'broken',
  modules: [{uid: 'm1', model: 'promo', fields: {line: 5}}],
};

const layout: Layout = {
  id: 'default',
  logo: {type: 'Image', id: 'logo', src: '/logo.svg', alt: 'Outdoor', width: 160, height: 40},
  navigation: [],
  top: {id: 'top', content: []},
  bottom: {id: 'bottom', content: []},
  footer: {
    id: 'footer',
    navigation: [],
    social: {heading: 'Follow us', links: []},
    legal: [],
    copyright: '© 2025 Outdoor',
  },
};

const context: DynamicServerContext = {
  locale: 'de-CH',
  currency: 'CHF',
  preview: false,
  audiences: [],
};
const {signal} = new AbortController();

type Load = (signal: AbortSignal) => Promise<{pages: RawPage[]; layouts: Layout[]}>;

const cms = (
  load: Load = () => Promise.resolve({pages: [page, draft, broken], layouts: [layout]}),
  timeout = 5000,
) =>
  inMemoryCms({
    audience: 'server',
    kind: 'cms',
    vendor: 'in-memory',
    client: {},
    server: {load},
    timeout,
  });

/** Never answers, and ends when it is told to, as `fetch` does. */
const hangs: Load = (given) =>
  new Promise((_, reject) => {
    if (given.aborted) reject(given.reason as Error);
    given.addEventListener('abort', () => reject(given.reason as Error));
  });

describe('inMemoryCms', () => {
  it('turns a page into the contract, in the nearest language', async () => {
    const found = await cms().getPage({by: 'slug', slug: 'guides/care'}, context, signal);
    expect(found).toEqual({
      type: 'Page',
      id: 'p1',
      slug: 'guides/care',
      name: 'content',
      title: 'Pflege',
      description: 'Wie eine Jacke lange hält.',
      openGraph: {title: 'Pflege', description: 'Wie eine Jacke lange hält.'},
      layout: 'default',
      indexed: true,
      updatedAt: '2025-03-04T09:30:00.000Z',
      custom: {},
      content: [
        {type: 'PromoText', id: 'm1', text: 'Bei <strong>30 °C</strong> waschen.'},
        {type: 'ProductTile', id: 'm2', product: {by: 'sku', sku: 'RJ-BLUE-M'}},
        {
          type: 'VendorRendered',
          id: 'm3',
          vendor: 'in-memory',
          model: 'quiz',
          payload: {questions: 3},
        },
      ],
    });
  });

  it('shows a draft in preview only', async () => {
    const query = {by: 'name', name: 'home'} as const;
    const found = await cms().getPage(query, {...context, preview: true}, signal);
    expect([found.id, found.indexed]).toEqual(['p2', false]);
    await expect(cms().getPage(query, context, signal)).rejects.toMatchObject({
      name: 'IntegrationError',
      type: 'not-found',
      entity: 'page',
      key: 'home',
    });
    expect(await cms().getSlugs({...context, locale: 'de'}, signal)).not.toContain('');
  });

  it('names the field that does not fit', async () => {
    const answer = cms().getPage({by: 'slug', slug: 'broken'}, context, signal);
    await expect(answer).rejects.toMatchObject({
      type: 'invalid-response',
      path: 'modules[0].fields.line',
      expected: 'a text',
    });
  });

  it('reads a layout', async () => {
    expect(await cms().getLayout('default', context, signal)).toBe(layout);
    const missing = cms().getLayout('wide', context, signal);
    await expect(missing).rejects.toMatchObject({type: 'not-found', entity: 'layout', key: 'wide'});
  });

  it('says what it does not hold', async () => {
    const missing = cms().getNavigation('account', context, signal);
    await expect(missing).rejects.toMatchObject({type: 'not-found', entity: 'navigation'});
    const product = {by: 'slug', slug: 'rain-jacket'} as const;
    expect(await cms().getProductPage(product, context, signal)).toBeNull();
    expect(await cms().getTheme(context, signal)).toBeNull();
  });

  it('stops when the caller gives up', async () => {
    const controller = new AbortController();
    const answer = cms(hangs).getLayout('default', context, controller.signal);
    controller.abort();
    await expect(answer).rejects.toMatchObject({type: 'aborted', operation: 'getLayout'});
  });

  it('is unavailable when the vendor fails, or takes longer than the timeout', async () => {
    const cause = new Error('502');
    const failing = cms(() => Promise.reject(cause)).getSlugs(context, signal);
    await expect(failing).rejects.toMatchObject({type: 'unavailable', cause});
    const slow = cms(hangs, 10).getSlugs(context, signal);
    await expect(slow).rejects.toMatchObject({type: 'unavailable', operation: 'getSlugs'});
  });
});
