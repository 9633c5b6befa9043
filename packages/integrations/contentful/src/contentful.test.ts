import {
  type CmsClaims,
  describeCms,
  describeNormalizer,
  type Encoder,
  type Refusal,
  startVendor,
  type VendorServer,
} from '@storefront-toolkit/integration-cms-test-kit';
import {modelName} from '@storefront-toolkit/integration-cms-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ContentfulConfig} from './config.ts';
import {createContentfulCmsIntegration} from './createContentfulCmsIntegration.ts';
import {contentfulDialect} from './dialect.ts';
import {notation} from './mapping.ts';

const sys = (type: string, id: string) => ({
  type,
  id,
  space: {sys: {type: 'Link', linkType: 'Space', id: 'outdoor'}},
  environment: {sys: {type: 'Link', linkType: 'Environment', id: 'master'}},
  createdAt: '2025-03-01T08:00:00.000Z',
  updatedAt: '2025-03-04T10:30:00.000Z',
  publishedVersion: 7,
  revision: 3,
  locale: 'en-US',
});

const unresolved = {sys: {type: 'Link', linkType: 'Entry', id: 'draft'}};

const encoder: Encoder = {
  draft: {one: unresolved, item: unresolved},
  entry: (id, model, fields) => ({
    metadata: {tags: [], concepts: []},
    sys: {
      ...sys('Entry', id),
      contentType: {sys: {type: 'Link', linkType: 'ContentType', id: notation.model(model)}},
    },
    fields,
  }),
  image: (id, {size} = {size: true}) => ({
    metadata: {tags: [], concepts: []},
    sys: sys('Asset', id),
    fields: {
      title: id,
      description: `What ${id} shows`,
      file: {
        url: `//images.ctfassets.net/outdoor/${id}.jpg`,
        fileName: `${id}.jpg`,
        contentType: 'image/jpeg',
        details: {size: 51_200, ...(size && {image: {width: 1200, height: 630}})},
      },
    },
  }),
  richText: (value) => ({
    nodeType: 'document',
    data: {},
    content: [
      {nodeType: 'paragraph', data: {}, content: [{nodeType: 'text', value, marks: [], data: {}}]},
    ],
  }),
};

const failure = (status: number, id: string, message: string, details?: object) => ({
  status,
  json: {sys: {type: 'Error', id}, message, ...(details && {details}), requestId: 'c1f2'},
});

const claims: CmsClaims = {
  pages: '@claim-contentful.pages',
  mapping: '@claim-contentful.mapping',
  queries: '@claim-contentful.queries',
  locales: '@claim-contentful.locales',
  unknownType: '@claim-contentful.unknown-type',
  products: '@claim-contentful.products',
  drafts: '@claim-contentful.drafts',
  links: '@claim-contentful.links',
  onePart: '@claim-contentful.one-bad-part',
  essential: '@claim-contentful.essential',
  logo: '@claim-contentful.logo',
  errors: '@claim-contentful.errors',
  retries: '@claim-contentful.retries',
  slugRule: '@claim-contentful.slug',
  slugs: '@claim-contentful.slugs',
};

const refusals: readonly Refusal[] = [
  {
    name: 'a locale that the space lacks @claim-contentful.unknown-locale',
    answer: failure(400, 'BadRequest', 'Unknown locale: de-DE'),
    error: {type: 'refused', status: 400, reason: 'Unknown locale: de-DE', setting: 'locales'},
  },
  {
    name: 'a field that the content type lacks',
    answer: failure(400, 'InvalidQuery', 'The query you sent was invalid. Probably a filter.', {
      errors: [
        {
          name: 'unknown',
          path: ['fields', 'active'],
          details: 'The path "fields.active" is not recognized',
        },
      ],
    }),
    error: {
      type: 'refused',
      status: 400,
      reason:
        'The query you sent was invalid. Probably a filter. The path "fields.active" is not recognized',
    },
  },
  {
    name: 'a content type that the space lacks',
    answer: failure(400, 'InvalidQuery', 'The query you sent was invalid.', {
      errors: [{name: 'unknownContentType', value: 'DOESNOTEXIST'}],
    }),
    error: {
      type: 'refused',
      status: 400,
      reason: 'The query you sent was invalid. unknownContentType: DOESNOTEXIST',
    },
  },
  {
    name: 'a space or environment that is not there',
    answer: failure(404, 'NotFound', 'The resource could not be found.'),
    error: {
      type: 'refused',
      status: 404,
      reason: 'The resource could not be found.',
      setting: 'client.space or client.environment',
    },
  },
  {
    name: 'a query that fails its validation',
    answer: failure(422, 'ValidationFailed', 'Validation error'),
    error: {type: 'refused', status: 422, reason: 'Validation error'},
  },
  {
    name: 'a wrong token',
    answer: failure(401, 'AccessTokenInvalid', 'The access token you sent could not be found.'),
    error: {type: 'unauthorized'},
  },
];

describeNormalizer({dialect: contentfulDialect, encoder, notation, claims});

describeCms({
  vendor: 'contentful',
  encoder,
  largest: 1000,
  notation,
  refusals,
  claims,
  create: (url, options) =>
    createContentfulCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'contentful',
        client: {space: 'outdoor'},
        server: {deliveryToken: 'delivery', previewToken: 'preview'},
        ...options,
      },
      {locales: ['en-US', 'de-DE'], sdk: {host: new URL(url).host, insecure: true}},
    ),
  wanted: ({query, headers}) => ({
    model: modelName(query.get('content_type') ?? ''),
    value: query.get('fields.name') ?? query.get('fields.slug') ?? undefined,
    locale: query.get('locale') ?? '',
    preview: headers.authorization === 'Bearer preview',
    skip: Number(query.get('skip') ?? 0),
    fields: [
      ...[...query.keys()].filter((key) => /^(fields|sys)\./.test(key)),
      ...(query.get('order')?.split(',') ?? []),
      ...(query.get('select')?.split(',') ?? []).filter((field) => field !== 'sys'),
    ],
  }),
  answer: (items, total, {skip}) => ({
    json: {sys: {type: 'Array'}, total, skip, limit: 1000, items},
  }),
});

describe('contentful against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();

  const ask = async (more: Partial<ContentfulConfig>, preview: boolean) => {
    server.play(() => ({json: {sys: {type: 'Array'}, total: 0, skip: 0, limit: 1, items: []}}));
    const cms = createContentfulCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'contentful',
        client: {space: 'outdoor'},
        server: {deliveryToken: 'delivery', previewToken: 'preview'},
        ...more,
      },
      {locales: ['en-US'], sdk: {host: new URL(server.url).host, insecure: true}},
    );
    await cms.getTheme({...context, preview}, signal);
    const [request] = server.requests;
    return {path: request?.path, token: request?.headers.authorization, query: request?.query};
  };

  it('asks the environment of the space, with the token for what is asked @claim-contentful.settings', async () => {
    expect(await ask({}, false)).toMatchObject({
      path: '/spaces/outdoor/environments/master/entries',
      token: 'Bearer delivery',
    });
    expect(await ask({client: {space: 'a', environment: 'b'}}, true)).toMatchObject({
      path: '/spaces/a/environments/b/entries',
      token: 'Bearer preview',
    });
  });

  it('asks for ten levels of references @claim-contentful.levels', async () => {
    expect((await ask({}, false)).query?.get('include')).toBe('10');
  });

  it('refuses a preview without a token for it @claim-contentful.drafts', async () => {
    await expect(ask({server: {deliveryToken: 'delivery'}}, true)).rejects.toMatchObject({
      type: 'unauthorized',
    });
    expect(server.requests).toHaveLength(0);
  });

  it('waits as long as the reset of the rate limit says @claim-contentful.errors', async () => {
    server.play(() => ({status: 429, headers: {'x-contentful-ratelimit-reset': '9'}, json: {}}));
    const cms = createContentfulCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'contentful',
        client: {space: 'outdoor'},
        server: {deliveryToken: 'delivery'},
      },
      {locales: ['en-US'], sdk: {host: new URL(server.url).host, insecure: true}},
    );
    await expect(cms.getTheme(context, signal)).rejects.toMatchObject({
      type: 'rate-limited',
      retryAfter: 9,
    });
  });
});
