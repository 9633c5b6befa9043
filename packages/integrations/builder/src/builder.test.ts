import {Builder} from '@builder.io/sdk';
import {modelName} from '@storefront-toolkit/integration-cms-core';
import {
  type CmsClaims,
  describeCms,
  describeNormalizer,
  type Encoder,
  type Refusal,
} from '@storefront-toolkit/integration-cms-test-kit';
import {startVendor, type VendorServer} from '@storefront-toolkit/integration-test-kit';
import type {BuilderContent} from '@builder.io/sdk';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {BuilderConfig} from './config.ts';
import {createBuilderCmsIntegration} from './createBuilderCmsIntegration.ts';
import {builderDialect} from './dialect.ts';
import {notation} from './mapping.ts';
import {REFERENCE} from './prepare.ts';

interface Content extends BuilderContent {
  readonly model: string;
}
const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && 'lastUpdated' in value;

const referenceTo = (value: Content) => ({
  '@type': REFERENCE,
  id: value.id,
  model: value.model,
  value,
});
/** An entry inside another one: as a reference, in a list as an item with one. */
const written = (value: unknown): unknown => {
  if (Array.isArray(value) && value.every(isContent)) {
    return value.map((content) => ({entry: referenceTo(content)}));
  }
  return isContent(value) ? referenceTo(value) : value;
};

const unresolved = {'@type': REFERENCE, id: 'draft', model: 'promo-text'};

const encoder: Encoder = {
  draft: {one: unresolved, item: {entry: unresolved}},
  entry: (id, model, fields): Content => ({
    id,
    name: id,
    model: notation.model(model),
    modelId: 'c3a5b0d7',
    published: 'published',
    lastUpdated: Date.UTC(2025, 2, 4),
    data: Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, written(value)] as const),
    ),
  }),
  image: (name, {size} = {size: true}) => ({
    file: `https://cdn.builder.io/api/v1/image/assets%2F${name}`,
    alt: `What ${name} shows`,
    ...(size && {width: 1200, height: 630}),
  }),
  richText: (text) => `<p>${text}</p>`,
};

const largest = 100;
const config: BuilderConfig = {
  audience: 'server',
  kind: 'cms',
  vendor: 'builder',
  client: {apiKey: 'public-key'},
  server: {},
};

const claims: CmsClaims = {
  pages: '@claim-builder.pages',
  mapping: '@claim-builder.mapping',
  queries: '@claim-builder.queries',
  locales: '@claim-builder.locales',
  unknownType: '@claim-builder.unknown-type',
  products: '@claim-builder.products',
  drafts: '@claim-builder.drafts',
  links: '@claim-builder.links',
  onePart: '@claim-builder.one-bad-part',
  essential: '@claim-builder.essential',
  logo: '@claim-builder.logo',
  errors: '@claim-builder.errors',
  retries: '@claim-builder.retries',
  slugRule: '@claim-builder.slug',
  slugs: '@claim-builder.slugs',
};

const refusals: readonly Refusal[] = [
  {
    name: 'a model that the space lacks',
    answer: {status: 404, json: {message: 'No model found with name "page"'}},
    error: {type: 'refused', status: 404, reason: 'No model found with name "page"'},
  },
  {
    name: 'a query that is wrong, explained by a text',
    answer: {status: 400, text: 'Bad query'},
    error: {type: 'refused', status: 400, reason: 'Bad query'},
  },
  {
    name: 'a wrong key',
    answer: {status: 401, json: {message: 'Unauthorized'}},
    error: {type: 'unauthorized'},
  },
];

describeNormalizer({dialect: builderDialect, encoder, notation, claims});

describeCms({
  vendor: 'builder',
  encoder,
  largest,
  notation,
  refusals,
  claims,
  create: (host, options) =>
    createBuilderCmsIntegration({...config, ...options}, {locales: ['en-US', 'de-DE'], host}),
  wanted({path, query}) {
    const valueOf = (key: string) => {
      const value = query.get(key);
      return value === null ? undefined : (JSON.parse(value) as string);
    };
    return {
      model: modelName(path.split('/').at(-1) ?? ''),
      value: valueOf('query.data.name') ?? valueOf('query.data.slug'),
      locale: query.get('locale') ?? '',
      preview: query.get('includeUnpublished') === 'true',
      skip: Number(query.get('offset') ?? 0),
      fields: [
        ...[...query.keys()]
          .filter((key) => key.startsWith('query.') || key.startsWith('sort.'))
          .map((key) => key.replace(/^\w+\./, '')),
        ...(query.get('fields')?.split(',') ?? []),
      ],
    };
  },
  // The API does not say of which model an entry is.
  answer: (entries) => ({
    json: {results: entries.map((entry) => ({...(entry as Content), model: undefined}))},
  }),
});

describe('builder against a server', () => {
  const context = {locale: 'de-DE', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const cms = (serverOptions: BuilderConfig['server'] = {}) =>
    createBuilderCmsIntegration(
      {...config, server: serverOptions},
      {locales: ['en-US', 'de-DE'], host: server.url},
    );
  const page = (data: object) => ({
    id: 'home',
    lastUpdated: 1_741_084_200_000,
    data: {
      title: 'Home',
      name: 'home',
      layout: {'@type': REFERENCE, id: 'l', model: 'layout', value: {id: 'l', data: {}}},
      ...data,
    },
  });

  it('asks as the SDK of the vendor does @claim-builder.sdk', async () => {
    server.play(() => ({json: {results: [page({})]}}));
    await cms().getPage({by: 'name', name: 'home'}, context, signal);
    Builder.overrideHost = server.url;
    const sdk = new Builder('public-key', undefined, undefined, undefined, undefined, 'v3');
    sdk.apiEndpoint = 'content';
    await sdk.getAll('page', {
      limit: 1,
      locale: 'de-DE',
      query: {data: {name: 'home'}},
      enrich: true,
      enrichOptions: {enrichLevel: 4},
    });
    Builder.overrideHost = undefined;
    const [own, vendor] = server.requests;
    expect(own?.path).toBe(vendor?.path);
    // The SDK asks for more, which the integration has no use for.
    expect(Object.fromEntries(vendor!.query)).toMatchObject(Object.fromEntries(own!.query));
  });

  it('asks for four levels of references @claim-builder.levels', async () => {
    server.play(() => ({json: {results: [page({})]}}));
    await cms().getPage({by: 'name', name: 'home'}, context, signal);
    expect(server.requests[0]?.query.get('enrichOptions.enrichLevel')).toBe('4');
  });

  it('asks for drafts past the cache @claim-builder.drafts', async () => {
    server.play(() => ({json: {results: [page({})]}}));
    await cms().getPage({by: 'name', name: 'home'}, {...context, preview: true}, signal);
    const query = server.requests[0]?.query;
    expect([query?.get('includeUnpublished'), query?.get('cachebust')]).toEqual(['true', 'true']);
  });

  it('tells a wrong key from a page that is not there, which the SDK does not @claim-builder.sdk', async () => {
    server.play(() => ({status: 401, json: {message: 'Wrong key.'}}));
    Builder.overrideHost = server.url;
    const sdk = new Builder('wrong', undefined, undefined, undefined, undefined, 'v3');
    sdk.apiEndpoint = 'content';
    await expect(sdk.getAll('page')).resolves.toEqual([]);
    Builder.overrideHost = undefined;
    const call = cms().getPage({by: 'name', name: 'home'}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'unauthorized'});
  });

  it('shows the key for private models to the API alone @claim-builder.settings', async () => {
    server.play(() => ({json: {results: [page({})]}}));
    await cms({privateKey: 'secret'}).getPage({by: 'name', name: 'home'}, context, signal);
    const [request] = server.requests;
    expect(request?.headers.authorization).toBe('Bearer secret');
    expect(String(request?.query)).not.toContain('secret');
  });

  it('reads the locale of the request, or the default @claim-builder.locales', async () => {
    const localized = (values: object) => ({
      '@type': '@builder.io/core:LocalizedValue',
      ...values,
    });
    const data = {
      title: localized({Default: 'Home', 'de-DE': 'Start'}),
      description: localized({Default: 'All for outdoors', 'fr-FR': 'Tout'}),
    };
    server.play(() => ({json: {results: [page(data)]}}));
    const found = await cms().getPage({by: 'name', name: 'home'}, context, signal);
    expect(found).toMatchObject({title: 'Start', description: 'All for outdoors'});
  });

  it('leaves what the visual editor made to the component of the vendor @claim-builder.visual', async () => {
    const blocks = [{'@type': '@builder.io/sdk:Element', component: {name: 'Text'}}];
    const content = [{entry: referenceTo({...page({text: 'Now'}), id: 'p', model: 'promo-text'})}];
    server.play(() => ({json: {results: [page({blocks, content})]}}));
    const found = await cms().getPage({by: 'name', name: 'home'}, context, signal);
    expect(found).toMatchObject({
      content: [
        {type: 'PromoText', text: 'Now'},
        {
          type: 'VendorRendered',
          id: 'home-visual',
          vendor: 'builder',
          model: 'page',
          payload: {data: {title: 'Home', blocks}},
        },
      ],
    });
  });

  it('names a result that is no entry', async () => {
    server.play(() => ({json: {results: [5]}}));
    const call = cms().getPage({by: 'name', name: 'home'}, context, signal);
    await expect(call).rejects.toMatchObject({type: 'invalid-response', path: 'results[0]'});
  });
});
