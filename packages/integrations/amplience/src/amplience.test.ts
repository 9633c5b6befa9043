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
import type {AmplienceConfig} from './config.ts';
import {createAmplienceCmsIntegration} from './createAmplienceCmsIntegration.ts';
import {amplienceDialect} from './dialect.ts';
import {notation} from './mapping.ts';

const schemas = 'https://schema.example.com';
const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions';

const unresolved = {_meta: {schema: `${core}/content-link`}, id: 'draft'};

const encoder: Encoder = {
  draft: {one: unresolved, item: unresolved},
  entry: (deliveryId, model, fields) => ({
    _meta: {name: deliveryId, schema: `${schemas}/${notation.model(model)}`, deliveryId},
    updatedAt: '2025-03-04T10:30:00.000Z',
    ...fields,
  }),
  image: (name, {size} = {size: true}) => ({
    image: {
      _meta: {schema: `${core}/image-link`},
      id: `id-of-${name}`,
      name,
      endpoint: 'outdoor',
      defaultHost: 'cdn.media.amplience.net',
      mimeType: 'image/jpeg',
    },
    alt: `What ${name} shows`,
    ...(size && {width: 1200, height: 630}),
  }),
  richText: (data) => [{type: 'markdown', data}],
};

interface Body {
  readonly filterBy?: readonly {readonly path: string; readonly value: string}[];
  readonly page?: {readonly cursor?: string};
  readonly sortBy?: {readonly key: string};
  readonly parameters: {readonly locale: string};
  readonly requests?: readonly {readonly id: string}[];
}
const largest = 12;

const failure = (status: number, type: string, message: string) => ({
  status,
  json: {error: {type, message}},
});

const claims: CmsClaims = {
  pages: '@claim-amplience.pages',
  mapping: '@claim-amplience.mapping',
  queries: '@claim-amplience.queries',
  locales: '@claim-amplience.locales',
  unknownType: '@claim-amplience.unknown-type',
  products: '@claim-amplience.products',
  drafts: '@claim-amplience.drafts',
  links: '@claim-amplience.links',
  onePart: '@claim-amplience.one-bad-part',
  essential: '@claim-amplience.essential',
  logo: '@claim-amplience.logo',
  errors: '@claim-amplience.errors',
  retries: '@claim-amplience.retries',
  slugRule: '@claim-amplience.slug',
  slugs: '@claim-amplience.slugs',
};

const refusals: readonly Refusal[] = [
  {
    name: 'a field without the trait for filters',
    answer: failure(400, 'INVALID_FILTER', 'The path /active is not filterable'),
    error: {
      type: 'refused',
      status: 400,
      reason: 'INVALID_FILTER: The path /active is not filterable',
    },
  },
  {
    name: 'a hub that is not there',
    answer: {status: 404, json: {message: 'Not found'}},
    error: {type: 'refused', status: 404, reason: 'Not found', setting: 'client.hubName'},
  },
  {
    name: 'a wrong key',
    answer: {status: 403, json: {message: 'Forbidden'}},
    error: {type: 'unauthorized'},
  },
];

describeNormalizer({dialect: amplienceDialect, encoder, notation, claims});

describeCms({
  vendor: 'amplience',
  encoder,
  largest,
  notation,
  refusals,
  claims,
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
      // The SDK calls a staging environment over HTTPS alone, unless it is behind a proxy.
      {locales: ['en-US', 'de-DE'], sdk: {baseUrl: url, signingProxyAddress: url}},
    ),
  wanted({body, headers}) {
    const {filterBy = [], page, parameters, requests, sortBy} = body as Body;
    const valueOf = (path: string) => filterBy.find((filter) => filter.path === path)?.value;
    // An id has the name of its type in the samples.
    const model = valueOf('/_meta/schema')?.split('/').at(-1) ?? requests?.[0]?.id.split('-')[0];
    return {
      model: modelName(model ?? ''),
      value: valueOf('/name') ?? valueOf('/slug'),
      locale: parameters.locale.replace(/,\*$/, ''),
      preview: headers['x-api-key'] === 'preview',
      skip: Number(page?.cursor ?? 0),
      fields: [
        ...filterBy
          .map(({path}) => path.slice(1).replaceAll('/', '.'))
          .filter((field) => field !== '_meta.schema'),
        ...(sortBy ? [sortBy.key] : []),
      ],
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

describe('amplience by id', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const getLayout = (error: object) => {
    server.play(() => ({json: {responses: [{error}]}}));
    const cms = createAmplienceCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'amplience',
        client: {hubName: 'outdoor', schemas},
        server: {},
      },
      {locales: ['en-US'], sdk: {baseUrl: server.url}},
    );
    return cms.getLayout('wide', context, new AbortController().signal);
  };
  const told = {message: 'Told by Amplience', data: {deliveryId: 'wide'}};

  it('finds nothing where there is no item @claim-amplience.errors', async () => {
    await expect(getLayout({type: 'CONTENT_NOT_FOUND', ...told})).rejects.toMatchObject({
      type: 'not-found',
      entity: 'layout',
      key: 'wide',
    });
  });

  it('is refused for good by any other error of an item @claim-amplience.errors', async () => {
    await expect(getLayout({type: 'REQUEST_TOO_LARGE', ...told})).rejects.toMatchObject({
      type: 'refused',
      status: 200,
      reason: 'REQUEST_TOO_LARGE: Told by Amplience',
    });
    expect(server.requests).toHaveLength(1);
  });
});

describe('amplience against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();

  const ask = async (access: AmplienceConfig['server'], preview: boolean) => {
    server.play(() => ({json: {responses: [], page: {responseCount: 0}}}));
    const url = server.url;
    const cms = createAmplienceCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'amplience',
        client: {hubName: 'outdoor', schemas: `${schemas}/`},
        server: access,
      },
      {locales: ['en-US'], sdk: {baseUrl: url, signingProxyAddress: url}},
    );
    await cms.getTheme({...context, preview}, signal);
    const [request] = server.requests;
    return {key: request?.headers['x-api-key'], body: request?.body as Body};
  };

  it('asks for the schema, with the key for what is asked @claim-amplience.settings', async () => {
    const published = await ask({apiKey: 'fresh'}, false);
    expect(published.key).toBe('fresh');
    expect(published.body).toMatchObject({
      filterBy: [
        {path: '/_meta/schema', value: `${schemas}/theme`},
        {path: '/active', value: true},
      ],
    });
    expect((await ask({}, false)).key).toBeUndefined();
    const preview = {host: 'abc.staging.bigcontent.io', key: 'preview'};
    expect((await ask({apiKey: 'fresh', preview}, true)).key).toBe('preview');
  });

  it('asks for any other locale where the first has no value @claim-amplience.locales', async () => {
    expect((await ask({}, false)).body.parameters.locale).toBe('en-US,*');
  });

  it('refuses a preview without an environment for it @claim-amplience.drafts', async () => {
    await expect(ask({}, true)).rejects.toMatchObject({type: 'unauthorized'});
    expect(server.requests).toHaveLength(0);
  });

  it('has no layout of an id that is another type @claim-amplience.ids', async () => {
    const item = encoder.entry('wide', 'Page', {title: 'Wide'});
    server.play(() => ({json: {responses: [{content: item}]}}));
    const cms = createAmplienceCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'amplience',
        client: {hubName: 'outdoor', schemas},
        server: {},
      },
      {locales: ['en-US'], sdk: {baseUrl: server.url}},
    );
    await expect(cms.getLayout('wide', context, signal)).rejects.toMatchObject({type: 'not-found'});
  });
});
