import {modelName} from '@storefront-toolkit/integration-cms-core';
import {
  type CmsClaims,
  describeCms,
  describeNormalizer,
  type Encoder,
  type Refusal,
  startVendor,
  type VendorServer,
} from '@storefront-toolkit/integration-cms-test-kit';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ContentstackConfig} from './config.ts';
import {createContentstackCmsIntegration} from './createContentstackCmsIntegration.ts';
import {contentstackDialect} from './dialect.ts';
import {notation} from './mapping.ts';
import {referencePaths} from './references.ts';

const isEntry = (value: unknown) =>
  typeof value === 'object' && value !== null && '_content_type_uid' in value;

const unresolved = {uid: 'draft', _content_type_uid: 'promo_text'};

const encoder: Encoder = {
  draft: {one: unresolved, item: unresolved},
  entry: (uid, model, fields) => ({
    uid,
    _content_type_uid: notation.model(model),
    _version: 3,
    locale: 'en-us',
    created_at: '2025-03-01T08:00:00.000Z',
    updated_at: '2025-03-04T10:30:00.000Z',
    tags: [],
    publish_details: {
      environment: 'env',
      locale: 'en-us',
      time: '2025-03-04T10:31:00.000Z',
      user: 'u',
    },
    // A reference to a single entry is a list too.
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        notation.field(name),
        isEntry(value) ? [value] : value,
      ]),
    ),
  }),
  image: (uid, {size} = {size: true}) => ({
    uid,
    title: uid,
    description: `What ${uid} shows`,
    filename: `${uid}.jpg`,
    content_type: 'image/jpeg',
    file_size: '51200',
    url: `https://images.contentstack.io/v3/assets/outdoor/${uid}.jpg`,
    ...(size && {dimension: {width: 1200, height: 630}}),
  }),
  richText: (text) => ({
    type: 'doc',
    attrs: {},
    children: [{type: 'p', attrs: {}, children: [{text}]}],
  }),
};

const failure = (status: number, code: number, message: string, errors: object) => ({
  status,
  json: {error_message: message, error_code: code, errors},
});

const claims: CmsClaims = {
  pages: '@claim-contentstack.pages',
  mapping: '@claim-contentstack.mapping',
  queries: '@claim-contentstack.queries',
  locales: '@claim-contentstack.locales',
  unknownType: '@claim-contentstack.unknown-type',
  products: '@claim-contentstack.products',
  drafts: '@claim-contentstack.drafts',
  links: '@claim-contentstack.links',
  onePart: '@claim-contentstack.one-bad-part',
  essential: '@claim-contentstack.essential',
  logo: '@claim-contentstack.logo',
  errors: '@claim-contentstack.errors',
  retries: '@claim-contentstack.retries',
  slugRule: '@claim-contentstack.slug',
  slugs: '@claim-contentstack.slugs',
};

const refusals: readonly Refusal[] = [
  {
    name: 'a language that the stack lacks @claim-contentstack.unknown-locale',
    answer: failure(422, 141, 'Language was not found. Please try again.', {
      code: ['is not valid.'],
    }),
    error: {
      type: 'refused',
      status: 422,
      reason: 'Language was not found. Please try again. (error 141)',
      setting: 'locales',
    },
  },
  {
    name: 'a content type that the stack lacks',
    answer: failure(422, 118, "The Content Type 'page' was not found. Please try again.", {
      uid: ['is not valid.'],
    }),
    error: {
      type: 'refused',
      status: 422,
      reason: "The Content Type 'page' was not found. Please try again. (error 118)",
    },
  },
  {
    name: 'an environment that the stack lacks',
    answer: failure(422, 141, "The Environment 'production' was not found.", {
      environment: ['is not valid.'],
    }),
    error: {type: 'refused', status: 422, setting: 'client.environment'},
  },
  {
    name: 'a stack that is not there',
    answer: failure(412, 109, "We can't find that Stack. Please try again.", {
      api_key: ['is not valid.'],
    }),
    error: {type: 'refused', status: 412, setting: 'client.apiKey'},
  },
  {
    name: 'a wrong token',
    answer: failure(401, 105, 'You are not allowed here.', {}),
    error: {type: 'unauthorized'},
  },
];

describeNormalizer({dialect: contentstackDialect, encoder, notation, claims});

describeCms({
  vendor: 'contentstack',
  encoder,
  largest: 100,
  notation,
  refusals,
  claims,
  create: (url, options) =>
    createContentstackCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'contentstack',
        client: {apiKey: 'stack', environment: 'production'},
        server: {
          deliveryToken: 'delivery',
          preview: {environment: 'preview', deliveryToken: 'preview'},
        },
        ...options,
      },
      {
        locales: ['en-US', 'de-DE'],
        sdk: {host: new URL(url).hostname, port: Number(new URL(url).port), insecure: true},
      },
    ),
  wanted: ({path, query, headers}) => ({
    model: modelName(/content_types\/(\w+)\//.exec(path)?.[1] ?? ''),
    value: Object.values(JSON.parse(query.get('query') ?? '{}') as Record<string, string>)[0],
    locale: query.get('locale') ?? '',
    preview: headers.access_token === 'preview' && query.get('environment') === 'preview',
    skip: Number(query.get('skip') ?? 0),
    fields: [
      ...Object.keys(JSON.parse(query.get('query') ?? '{}') as object),
      ...query.getAll('only[BASE][]'),
      ...['asc', 'desc'].flatMap((order) => query.getAll(order)),
    ],
  }),
  answer: (entries, count) => ({json: {entries, count}}),
});

it('names the references of a page @claim-contentstack.references', () => {
  const paths = referencePaths('Page');
  expect(paths).toContain('layout');
  expect(paths).toContain('content.links.page');
  expect(paths).toContain('content.items.slides.link.page');
  expect(referencePaths('Layout')).toContain('navigation.items.items.link.page');
  const length = paths.join('&include[]=').length;
  // The SDK sends longer addresses differently from 8,000 characters on.
  expect(length).toBeLessThan(6000);
});

describe('contentstack against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();

  const ask = async (more: Partial<ContentstackConfig>, preview: boolean) => {
    server.play(() => ({json: {entries: [], count: 0}}));
    const cms = createContentstackCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'contentstack',
        client: {apiKey: 'stack', environment: 'production'},
        server: {
          deliveryToken: 'delivery',
          preview: {environment: 'drafts', deliveryToken: 'preview'},
        },
        ...more,
      },
      {
        locales: ['en-US'],
        references: ['content.size_table'],
        sdk: {
          host: new URL(server.url).hostname,
          port: Number(new URL(server.url).port),
          insecure: true,
        },
      },
    );
    const query = {by: 'name', name: 'home'} as const;
    await cms.getPage(query, {...context, preview}, signal).catch((error: unknown) => {
      if ((error as {type?: string}).type !== 'not-found') throw error;
    });
    const [request] = server.requests;
    return {headers: request?.headers, query: request?.query};
  };

  it('asks the environment of the stack, with the token for it @claim-contentstack.settings', async () => {
    const published = await ask({}, false);
    expect(published.headers).toMatchObject({api_key: 'stack', access_token: 'delivery'});
    expect(published.query?.get('environment')).toBe('production');
    const drafts = await ask({}, true);
    expect(drafts.headers).toMatchObject({access_token: 'preview'});
    expect(drafts.query?.get('environment')).toBe('drafts');
  });

  it('asks for fallbacks, dimensions, and the references that are named @claim-contentstack.asks', async () => {
    const {query} = await ask({}, false);
    expect(query?.get('include_fallback')).toBe('true');
    expect(query?.get('include_dimension')).toBe('true');
    const references = [...(query ?? [])].filter(([key]) => key.startsWith('include[]'));
    expect(references.map(([, path]) => path)).toContain('content.size_table');
    const embedded = [...(query ?? [])].filter(([key]) => key.startsWith('include_embedded_items'));
    expect(embedded).not.toEqual([]);
  });

  it('refuses a preview without an environment for it @claim-contentstack.drafts', async () => {
    await expect(ask({server: {deliveryToken: 'delivery'}}, true)).rejects.toMatchObject({
      type: 'unauthorized',
    });
    expect(server.requests).toHaveLength(0);
  });
});
