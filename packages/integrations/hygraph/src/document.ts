import {
  type ContentModel,
  contentModels,
  fieldsOf,
  type FindQuery,
  type ModelField,
} from '@storefront-toolkit/integration-cms-core';

/** The part of the content model that a project has. */
export interface Schema {
  /** Content types of the content model that the project lacks. A query that names one of them would fail. */
  readonly without: readonly string[];
  /** Fields of a store's own, as GraphQL writes them, by the content type: `{SizeGuide: 'measure'}`. */
  readonly selections: Readonly<Record<string, string>>;
}

/** The number of times that an entry may contain another one of the same kind. */
const DEEPEST = {block: 1, navigation: 2};

const separator = '__';
const pageTypes = ['Page', 'SimpleContentPage'];
const isBlock = ({contract}: ContentModel) => contract.endsWith('Block');

/** Plural name of a content type, with which Hygraph lists its entries. */
const plural = (model: string) => `${model.charAt(0).toLowerCase()}${model.slice(1)}s`;

/** Fragments of a document, by their name. */
type Fragments = Map<string, string>;

/**
 * Writes the fields of content types. Each field has an alias with the name of its type, because types that may be in the same list
 * give different types to fields of the same name, which GraphQL refuses.
 */
function selector({without, selections}: Schema, fragments: Fragments) {
  const targets = (to: readonly string[]): readonly string[] =>
    to.includes('Block')
      ? [
          ...contentModels.filter(isBlock).map(({name}) => name),
          ...Object.keys(selections).filter((name) =>
            contentModels.every((model) => model.name !== name),
          ),
        ].filter((name) => !without.includes(name))
      : to.filter((name) => !without.includes(name));

  const alias = (model: string, name: string, rest = '') =>
    `${model}${separator}${name}: ${name}${rest}`;

  function reference(model: string, {name, to}: ModelField, level: number): readonly string[] {
    if (to.includes('Layout')) return [alias(model, name, ' { __typename id }')];
    if (to.some((target) => pageTypes.includes(target))) {
      // The fields that make a link. A page without a slug is the home page, or one that nothing can link to.
      const linked = (target: string) => (target === 'Page' ? ['slug', 'name'] : ['slug']);
      const slugs = targets(to).map(
        (target) =>
          `... on ${target} { id ${linked(target)
            .map((field) => alias(target, field))
            .join(' ')} }`,
      );
      return [alias(model, name, ` { __typename ${slugs.join(' ')} }`)];
    }
    const deeper = to.includes('Block') || to.includes(model) ? level + 1 : level;
    const deepest = to.includes('NavigationItem') ? DEEPEST.navigation : DEEPEST.block + 1;
    if (deeper > deepest) return [];
    const start = to.includes('NavigationItem') && model !== 'NavigationItem' ? 0 : deeper;
    const spreads = targets(to).map((target) => `...${fragment(target, start)}`);
    return [alias(model, name, ` { __typename ${spreads.join(' ')} }`)];
  }

  function field(model: string, item: ModelField, level: number): readonly string[] {
    switch (item.kind) {
      case 'image':
        return [alias(model, item.name, ' { id url mimeType width height alt }')];
      case 'rich-text':
        return [alias(model, item.name, ' { json }')];
      case 'entry':
      case 'entries':
        return reference(model, item, level);
      default:
        return [alias(model, item.name)];
    }
  }

  /** Name of the fragment of a type at a level. The fragment is written when it is first asked for. */
  function fragment(name: string, level: number): string {
    const key = `${name}_${level}`;
    if (fragments.has(key)) return key;
    fragments.set(key, '');
    const model = contentModels.find((candidate) => candidate.name === name);
    const fields = model ? fieldsOf(model).flatMap((item) => field(name, item, level)) : [];
    const own = selections[name] ?? '';
    fragments.set(
      key,
      `fragment ${key} on ${name} { __typename id updatedAt ${fields.join(' ')} ${own} }`,
    );
    return key;
  }
  return fragment;
}

/** The query for the first entry of a type that fits. */
export function entryDocument(query: Pick<FindQuery, 'model' | 'where'>, schema: Schema): string {
  const fragments: Fragments = new Map();
  const name = selector(schema, fragments)(query.model, 0);
  const type =
    query.where?.field === 'id' ? 'ID' : query.where?.value === true ? 'Boolean' : 'String';
  return [
    `query ($value: ${type}, $locales: [Locale!]!, $stage: Stage!) {`,
    `entries: ${plural(query.model)}(where: {${query.where?.field ?? 'id'}: $value}, locales: $locales, stage: $stage, first: 1)`,
    `{ ...${name} } }`,
    ...fragments.values(),
  ].join('\n');
}

/** The query for some fields of all entries of a type. */
export function listDocument(model: string, fields: readonly string[]): string {
  return [
    `query ($locales: [Locale!]!, $stage: Stage!, $first: Int!, $skip: Int!) {`,
    `entries: ${plural(model)}(locales: $locales, stage: $stage, first: $first, skip: $skip)`,
    `{ __typename id updatedAt ${fields.join(' ')} } }`,
  ].join('\n');
}

/** Reads JSON, and takes the type off the names of fields. */
export const parse = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, held]) => [
            key.startsWith(separator) ? key : key.split(separator).at(-1),
            held,
          ]),
        )
      : value,
  );
