import {
  contentModels,
  fieldsOf,
  modelName,
  type ModelField,
} from '@storefront-toolkit/integration-cms-core';
import {
  describeCms,
  describeNormalizer,
  type Encoder,
} from '@storefront-toolkit/integration-cms-test-kit';
import {buildSchema, graphqlSync, type GraphQLSchema} from 'graphql';
import {createHygraphCmsIntegration} from './createHygraphCmsIntegration.ts';
import {hygraphDialect} from './dialect.ts';
import {notation} from './mapping.ts';

const encoder: Encoder = {
  entry: (id, model, fields) => ({
    __typename: model,
    id,
    updatedAt: '2025-03-04T10:30:00.000000+00:00',
    ...fields,
  }),
  image: (id) => ({
    id,
    url: `https://eu-central-1.graphassets.com/outdoor/${id}`,
    mimeType: 'image/jpeg',
    width: 1200,
    height: 630,
    alt: `What ${id} shows`,
  }),
  richText: (text) => ({json: {children: [{type: 'paragraph', children: [{text}]}]}}),
};

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
    // The home page of the tests is found by its name, the theme by its field `active`.
    const more = model.name === 'Theme' ? 'active: Boolean' : '';
    return `type ${model.name} { id: ID! updatedAt: String! ${fields.join(' ')} ${more} }
      input ${model.name}Where { id: ID slug: String name: String active: Boolean productSlug: String productSku: String }`;
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

describeNormalizer({dialect: hygraphDialect, encoder, notation});

describeCms({
  vendor: 'hygraph',
  encoder,
  largest: 100,
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
    };
  },
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
