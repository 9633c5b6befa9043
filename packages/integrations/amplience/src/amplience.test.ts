import {modelName} from '@storefront-toolkit/integration-cms-core';
import {
  describeCms,
  describeNormalizer,
  type Encoder,
} from '@storefront-toolkit/integration-cms-test-kit';
import {createAmplienceCmsIntegration} from './createAmplienceCmsIntegration.ts';
import {amplienceDialect} from './dialect.ts';
import {notation} from './mapping.ts';

const schemas = 'https://schema.example.com';
const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions';

const encoder: Encoder = {
  entry: (deliveryId, model, fields) => ({
    _meta: {name: deliveryId, schema: `${schemas}/${notation.model(model)}`, deliveryId},
    updatedAt: '2025-03-04T10:30:00.000Z',
    ...fields,
  }),
  image: (name) => ({
    image: {
      _meta: {schema: `${core}/image-link`},
      id: `id-of-${name}`,
      name,
      endpoint: 'outdoor',
      defaultHost: 'cdn.media.amplience.net',
      mimeType: 'image/jpeg',
    },
    alt: `What ${name} shows`,
    width: 1200,
    height: 630,
  }),
  richText: (data) => [{type: 'markdown', data}],
};

interface Body {
  readonly filterBy?: readonly {readonly path: string; readonly value: string}[];
  readonly page?: {readonly cursor?: string};
  readonly parameters: {readonly locale: string};
  readonly requests?: readonly {readonly id: string}[];
}
const largest = 12;

describeNormalizer({dialect: amplienceDialect, encoder, notation});

describeCms({
  vendor: 'amplience',
  encoder,
  largest,
  create: (url, options) =>
    createAmplienceCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'amplience',
        client: {hubName: 'outdoor', schemas},
        server: {preview: {host: 'abc.staging.bigcontent.io', key: 'preview'}},
        ...options,
      },
      // The SDK calls a staging environment over HTTPS alone, unless a proxy stands before it.
      {locales: ['en-US', 'de-DE'], sdk: {baseUrl: url, signingProxyAddress: url}},
    ),
  wanted({body, headers}) {
    const {filterBy = [], page, parameters, requests} = body as Body;
    const valueOf = (path: string) => filterBy.find((filter) => filter.path === path)?.value;
    // An id has the name of its type in the samples.
    const model = valueOf('/_meta/schema')?.split('/').at(-1) ?? requests?.[0]?.id.split('-')[0];
    return {
      model: modelName(model ?? ''),
      value: valueOf('/name'),
      locale: parameters.locale.replace(/,\*$/, ''),
      preview: headers['x-api-key'] === 'preview',
      skip: Number(page?.cursor ?? 0),
    };
  },
  answer(entries, total, {skip}) {
    const next = skip + entries.length;
    return {
      json: {
        responses: entries.map((content) => ({content})),
        page: {responseCount: entries.length, ...(next < total && {nextCursor: String(next)})},
      },
    };
  },
});
