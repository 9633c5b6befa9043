import {
  contentModels,
  fieldsOf,
  modelName,
  type ModelField,
} from '@storefront-toolkit/integration-cms-core';
import {
  type CmsClaims,
  describeCms,
  describeNormalizer,
  type Encoder,
  type Refusal,
  startVendor,
  type VendorServer,
} from '@storefront-toolkit/integration-cms-test-kit';
import {buildSchema, graphqlSync, type GraphQLSchema, parse, validate} from 'graphql';
import {ClientError} from 'graphql-request';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {HygraphConfig} from './config.ts';
import {createHygraphCmsIntegration} from './createHygraphCmsIntegration.ts';
import {hygraphDialect} from './dialect.ts';
import {entryDocument, parse as parseAnswer} from './document.ts';
import {explain} from './errors.ts';
import {notation} from './mapping.ts';

const encoder: Encoder = {
  // A reference to a draft is null, and lists leave it out.
  draft: {one: null},
  entry: (id, model, fields) => ({
    __typename: model,
    id,
    updatedAt: '2025-03-04T10:30:00.000000+00:00',
    ...fields,
  }),
  image: (id, {size} = {size: true}) => ({
    id,
    url: `https://eu-central-1.graphassets.com/outdoor/${id}`,
    mimeType: 'image/jpeg',
    width: size ? 1200 : null,
    height: size ? 630 : null,
    alt: `What ${id} shows`,
  }),
  richText: (text) => ({json: {children: [{type: 'paragraph', children: [{text}]}]}}),
};

/** Kinds of fields that a query can look for. */
const SEARCHED: readonly ModelField['kind'][] = ['text', 'choice', 'boolean'];

/** A schema as Hygraph makes it of the content model, with a type that only the store has. */
function projectSchema(): GraphQLSchema {
  const blocks = contentModels.filter(({contract}) => contract.endsWith('Block'));
  const unions: string[] = [];
  const typeOf = (model: string, {name, kind, to}: ModelField): string => {
    const scalars: Partial<Record<ModelField['kind'], string>> = {
      texts: '[String!]!',
      'rich-text': 'RichText',
      boolean: 'Boolean',
      number: 'Float',
      json: 'Json',
      image: 'Asset',
    };
    if (kind !== 'entry' && kind !== 'entries') return scalars[kind] ?? 'String';
    const targets = to.includes('Block') ? [...blocks.map((block) => block.name), 'SizeQuiz'] : to;
    let target = targets[0] ?? '';
    if (targets.length > 1) {
      target = `${model}${name}Union`;
      unions.push(`union ${target} = ${targets.join(' | ')}`);
    }
    return kind === 'entries' ? `[${target}!]!` : target;
  };
  const types = contentModels.map((model) => {
    const fields = fieldsOf(model).map((field) => `${field.name}: ${typeOf(model.name, field)}`);
    const scalars = fieldsOf(model).filter(({kind}) => SEARCHED.includes(kind));
    const filters = scalars.map((field) => `${field.name}: ${typeOf(model.name, field)}`);
    return `type ${model.name} { id: ID! updatedAt: String! ${fields.join(' ')} }
      input ${model.name}Where { id: ID ${filters.join(' ')} }`;
  });
  const queries = contentModels.map(
    ({name}) =>
      `${name.charAt(0).toLowerCase()}${name.slice(1)}s(where: ${name}Where, locales: [Locale!]!, stage: Stage!, first: Int, skip: Int): [${name}!]!`,
  );
  return buildSchema(`
    scalar Json
    type RichText { json: Json! }
    type Asset { id: ID! url: String! mimeType: String width: Float height: Float alt: String }
    type SizeQuiz { id: ID! updatedAt: String! heading: String }
    enum Locale { en_US de_DE }
    enum Stage { DRAFT PUBLISHED }
    ${types.join('\n')} ${unions.join('\n')}
    type Query { ${queries.join('\n')} }
  `);
}

const schema = projectSchema();

interface Body {
  readonly query: string;
  readonly variables: {
    readonly value?: string;
    readonly locales: readonly string[];
    readonly stage: string;
    readonly skip?: number;
  };
}
let asked: Body | undefined;

/** Entries with a value for each list, which Hygraph never leaves out. */
const withLists = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withLists);
  if (typeof value !== 'object' || value === null || !('__typename' in value)) return value;
  const model = contentModels.find(({name}) => name === value.__typename);
  const lists = model
    ? fieldsOf(model).filter(({kind}) => kind === 'entries' || kind === 'texts')
    : [];
  const filled = Object.entries(value).map(([key, item]) => [key, withLists(item)] as const);
  return {...Object.fromEntries(lists.map(({name}) => [name, []])), ...Object.fromEntries(filled)};
};

/** Fields that the entries are filtered or sorted by, and those that a list of slugs selects. */
function fieldsAsked(query: string): readonly string[] {
  const [, filters = ''] = /where: \{([^}]*)\}/.exec(query) ?? [];
  const [, order] = /orderBy: (\w+)_(?:ASC|DESC)/.exec(query) ?? [];
  const [, selected = ''] = /__typename id updatedAt ([\w ]*)\} \}$/.exec(query) ?? [];
  const filtered = [...filters.matchAll(/(\w+):/g)].map(([, name = '']) => name);
  return [...filtered, ...(order ? [order] : []), ...selected.split(' ').filter(Boolean)];
}

const errors = (status: number, ...messages: readonly string[]) => ({
  status,
  json: {data: null, errors: messages.map((message) => ({message}))},
});
const unknownLocale =
  'Variable "$locales" got invalid value "de_DE" at "locales[0]"; Value "de_DE" does not exist in "Locale" enum.';

const claims: CmsClaims = {
  pages: '@claim-hygraph.pages',
  mapping: '@claim-hygraph.mapping',
  queries: '@claim-hygraph.queries',
  locales: '@claim-hygraph.locales',
  unknownType: '@claim-hygraph.unknown-type',
  products: '@claim-hygraph.products',
  drafts: '@claim-hygraph.drafts',
  links: '@claim-hygraph.links',
  onePart: '@claim-hygraph.one-bad-part',
  essential: '@claim-hygraph.essential',
  logo: '@claim-hygraph.logo',
  errors: '@claim-hygraph.errors',
  retries: '@claim-hygraph.retries',
  slugRule: '@claim-hygraph.slug',
  slugs: '@claim-hygraph.slugs',
};

const refusals: readonly Refusal[] = [
  {
    name: 'a locale that the project lacks @claim-hygraph.unknown-locale',
    answer: errors(400, unknownLocale),
    error: {type: 'refused', status: 400, reason: unknownLocale, setting: 'locales'},
  },
  {
    name: 'a model that the project lacks',
    answer: errors(400, 'Unknown type "PromoCarousel".', 'Unknown type "Modal".'),
    error: {
      type: 'refused',
      status: 400,
      reason: 'Unknown type "PromoCarousel". Unknown type "Modal".',
      setting: 'without',
    },
  },
  {
    name: 'a field that the model lacks',
    answer: errors(400, 'Cannot query field "active" on type "Theme".'),
    error: {type: 'refused', status: 400, setting: 'without'},
  },
  {
    name: 'an error that comes with status 200',
    answer: errors(200, 'The query is too complex.'),
    error: {type: 'refused', status: 200, reason: 'The query is too complex.'},
  },
  {
    name: 'a query that is too large',
    answer: errors(413, 'Payload too large'),
    error: {type: 'refused', status: 413, reason: 'Payload too large'},
  },
  {
    name: 'an account that is over its limits',
    answer: errors(402, 'Payment required'),
    error: {type: 'refused', status: 402},
  },
  {
    name: 'a token without the permission',
    answer: errors(200, 'not allowed'),
    error: {type: 'unauthorized'},
  },
];

describeNormalizer({dialect: hygraphDialect, encoder, notation, claims});

describeCms({
  vendor: 'hygraph',
  encoder,
  largest: 100,
  notation,
  refusals,
  claims,
  create: (url, options) =>
    createHygraphCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'hygraph',
        client: {endpoint: `${url}/v2/outdoor/master`},
        server: {token: 'delivery', previewToken: 'preview'},
        ...options,
      },
      {locales: ['en-US', 'de-DE'], selections: {SizeQuiz: 'heading'}},
    ),
  wanted({body, headers}) {
    asked = body as Body;
    const [, list = ''] = /entries: (\w+)s\(/.exec(asked.query) ?? [];
    const {value, locales, stage, skip = 0} = asked.variables;
    return {
      model: modelName(list),
      value: typeof value === 'string' ? value : undefined,
      locale: locales[0] ?? '',
      preview: stage === 'DRAFT' && headers.authorization === 'Bearer preview',
      skip,
      fields: fieldsAsked(asked.query),
    };
  },
  // A GraphQL server makes a text of a number.
  answerUnchecked: (entries) => ({json: {data: {entries}}}),
  // Answers as a GraphQL server does, which refuses a document that does not fit the schema.
  answer(entries, _total, {model}) {
    if (!asked) throw new Error('Nothing was asked.');
    const name = `${model.charAt(0).toLowerCase()}${model.slice(1)}s`;
    const {data, errors} = graphqlSync({
      schema,
      source: asked.query,
      variableValues: asked.variables,
      rootValue: {[name]: entries.map(withLists)},
    });
    return errors ? {status: 400, json: {errors}} : {json: {data}};
  },
});

it('is unavailable when Hygraph says so with status 200 @claim-hygraph.errors', () => {
  const response = {
    status: 200,
    headers: new Headers(),
    errors: [{message: 'Internal server error'}],
  };
  // The client's type of an answer asks for fields that only its own code reads.
  const cause = new ClientError(response as never, {query: '{ pages { id } }'});
  expect(explain(cause)).toEqual({});
});

describe('hygraph against a server', () => {
  let server: VendorServer;
  beforeAll(async () => {
    server = await startVendor();
  });
  afterAll(() => server.close());
  const context = {locale: 'en-US', currency: 'EUR', preview: false, audiences: []} as const;
  const {signal} = new AbortController();

  const ask = async (tokens: HygraphConfig['server'], preview: boolean) => {
    server.play(() => ({json: {data: {entries: []}}}));
    const cms = createHygraphCmsIntegration(
      {
        audience: 'server',
        kind: 'cms',
        vendor: 'hygraph',
        client: {endpoint: `${server.url}/v2/outdoor/master`},
        server: tokens,
      },
      {locales: ['en-US', 'de-DE'], without: ['PromoCarousel']},
    );
    const found = await cms.getTheme({...context, locale: 'de-CH', preview}, signal);
    expect(found).toBeNull();
    const [request] = server.requests;
    const {query, variables} = request?.body as Body;
    return {token: request?.headers.authorization, path: request?.path, query, ...variables};
  };

  it('asks the endpoint for the stage, with the token for it @claim-hygraph.settings', async () => {
    expect(await ask({token: 'delivery', previewToken: 'preview'}, false)).toMatchObject({
      path: '/v2/outdoor/master',
      token: 'Bearer delivery',
      stage: 'PUBLISHED',
    });
    expect(await ask({token: 'delivery', previewToken: 'preview'}, true)).toMatchObject({
      token: 'Bearer preview',
      stage: 'DRAFT',
    });
  });

  it('asks for the nearest locale, then the first @claim-hygraph.locales', async () => {
    expect(await ask({token: 'delivery'}, false)).toMatchObject({locales: ['de_DE', 'en_US']});
  });

  it('refuses a preview without a token for it @claim-hygraph.drafts', async () => {
    await expect(ask({token: 'delivery'}, true)).rejects.toMatchObject({type: 'unauthorized'});
    expect(server.requests).toHaveLength(0);
  });
});

describe('the query of hygraph', () => {
  const all = {without: [], selections: {}};
  const page = {model: 'Page', where: {field: 'slug', value: 'care'}} as const;

  it('fits the schema, without what the project lacks @claim-hygraph.schema', () => {
    expect(validate(schema, parse(entryDocument(page, all)))).toEqual([]);
    const without = entryDocument(page, {...all, without: ['PromoCarousel']});
    expect(without).not.toContain('PromoCarousel');
    expect(validate(schema, parse(without))).toEqual([]);
  });

  it('gives fields the name of their type, which answers lose @claim-hygraph.aliases', () => {
    expect(entryDocument(page, all)).toContain('PromoText__text: text');
    expect(parseAnswer('{"PromoText__text": "Now", "__typename": "PromoText"}')).toEqual({
      text: 'Now',
      __typename: 'PromoText',
    });
  });

  it('asks for blocks in blocks once, and three levels of a navigation @claim-hygraph.levels', () => {
    const blocks = entryDocument(page, all);
    expect(blocks).toMatch(/fragment Grid_1 on Grid \{.* Grid__items: items/);
    expect(blocks).toMatch(/fragment Grid_2 on Grid \{(?!.* Grid__items: items)/);
    expect(blocks).not.toContain('Grid_3');
    const layout = entryDocument({model: 'Layout', where: {field: 'id', value: 'a'}}, all);
    expect(layout).toMatch(/fragment NavigationItem_1 on NavigationItem \{.*NavigationItem__items/);
    expect(layout).toMatch(
      /fragment NavigationItem_2 on NavigationItem \{(?!.*NavigationItem__items)/,
    );
  });
});
