import {modelName} from '@storefront-toolkit/integration-cms-core';
import {
  describeCms,
  describeNormalizer,
  type Encoder,
} from '@storefront-toolkit/integration-cms-test-kit';
import {expect, it} from 'vitest';
import {createContentstackCmsIntegration} from './createContentstackCmsIntegration.ts';
import {contentstackDialect} from './dialect.ts';
import {notation} from './mapping.ts';
import {referencePaths} from './references.ts';

const isEntry = (value: unknown) =>
  typeof value === 'object' && value !== null && '_content_type_uid' in value;

const encoder: Encoder = {
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
  image: (uid) => ({
    uid,
    title: uid,
    description: `What ${uid} shows`,
    filename: `${uid}.jpg`,
    content_type: 'image/jpeg',
    file_size: '51200',
    url: `https://images.contentstack.io/v3/assets/outdoor/${uid}.jpg`,
    dimension: {width: 1200, height: 630},
  }),
  richText: (text) => ({
    type: 'doc',
    attrs: {},
    children: [{type: 'p', attrs: {}, children: [{text}]}],
  }),
};

describeNormalizer({dialect: contentstackDialect, encoder, notation});

describeCms({
  vendor: 'contentstack',
  encoder,
  largest: 100,
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
    value: (JSON.parse(query.get('query') ?? '{}') as {name?: string}).name,
    locale: query.get('locale') ?? '',
    preview: headers.access_token === 'preview' && query.get('environment') === 'preview',
    skip: Number(query.get('skip') ?? 0),
  }),
  answer: (entries, count) => ({json: {entries, count}}),
});

it('names the references of a page', () => {
  const paths = referencePaths('Page');
  expect(paths).toContain('layout');
  expect(paths).toContain('content.links.page');
  expect(paths).toContain('content.items.slides.link.page');
  expect(referencePaths('Layout')).toContain('navigation.items.items.link.page');
  const length = paths.join('&include[]=').length;
  // The SDK sends longer addresses differently from 8,000 characters on.
  expect(length).toBeLessThan(6000);
});
