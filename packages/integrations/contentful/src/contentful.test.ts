import {
  describeCms,
  describeNormalizer,
  type Encoder,
} from '@storefront-toolkit/integration-cms-test-kit';
import {modelName} from '@storefront-toolkit/integration-cms-core';
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

const encoder: Encoder = {
  entry: (id, model, fields) => ({
    metadata: {tags: [], concepts: []},
    sys: {
      ...sys('Entry', id),
      contentType: {sys: {type: 'Link', linkType: 'ContentType', id: notation.model(model)}},
    },
    fields,
  }),
  image: (id) => ({
    metadata: {tags: [], concepts: []},
    sys: sys('Asset', id),
    fields: {
      title: id,
      description: `What ${id} shows`,
      file: {
        url: `//images.ctfassets.net/outdoor/${id}.jpg`,
        fileName: `${id}.jpg`,
        contentType: 'image/jpeg',
        details: {size: 51_200, image: {width: 1200, height: 630}},
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

describeNormalizer({dialect: contentfulDialect, encoder, notation});

describeCms({
  vendor: 'contentful',
  encoder,
  largest: 1000,
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
    value: query.get('fields.name') ?? undefined,
    locale: query.get('locale') ?? '',
    preview: headers.authorization === 'Bearer preview',
    skip: Number(query.get('skip') ?? 0),
  }),
  answer: (items, total, {skip}) => ({
    json: {sys: {type: 'Array'}, total, skip, limit: 1000, items},
  }),
});
