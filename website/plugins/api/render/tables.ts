import type {
  ConstantsTableData,
  PropertiesTableData,
  PropertyRow,
  TypePart,
} from '../../../src/components/api/data.ts';
import {
  type ApiExport,
  type ApiExtended,
  type ApiInherited,
  type ApiProperty,
  tokensText,
  type TypeToken,
} from '../model.ts';
import {laterSince} from '../since.ts';
import {anchorOf, type Component, type Links} from './links.ts';
import {rich} from './rich.ts';

/** Types with a link where there is a page. */
const typeParts = (tokens: readonly TypeToken[], of: ApiExport, links: Links): TypePart[] =>
  tokens.map(({text, target}) => links.typePart(text, target, of));

function row(property: ApiProperty, of: ApiExport, links: Links): PropertyRow {
  const since = laterSince(property.since);
  return {
    id: anchorOf('prop', property.name),
    name: property.name,
    type: typeParts(property.type, of, links),
    required: !property.optional,
    ...(property.default === undefined ? {} : {default: property.default}),
    ...(since === undefined ? {} : {since}),
    ...(property.deprecated === undefined
      ? {}
      : {deprecated: rich(links.resolve(property.deprecated))}),
    description: rich(links.resolve(property.description)),
  };
}

const list = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

const exceptFor = (names: readonly string[]) =>
  names.length ? ` except ${list(names.map((name) => `\`${name}\``))}` : '';

/** "Also takes every property of [Button](…) except `type`, and every attribute of `<li>`." */
function inheritedText(
  components: readonly (ApiExtended & Component)[],
  inherited: readonly ApiInherited[],
): string {
  const parts = [
    ...components.map(
      ({name, href, except}) => `every property of [${name}](${href})${exceptFor(except)}`,
    ),
    ...inherited.map(({element, type, except}) => {
      const what = element
        ? `every attribute of \`<${element}>\``
        : `every property of \`${tokensText(type ?? [])}\``;
      return what + exceptFor(except);
    }),
  ];
  return `Also takes ${list(parts)}.`;
}

const sourceOf = ({type, element}: ApiInherited) => element ?? tokensText(type ?? []);

/** A type's own properties, without those of the components that it extends, which have their own tables. */
function ownOf(item: ApiExport, links: Links) {
  const components = item.extended.flatMap(({id, except}) => {
    const component = links.component(id, item);
    const left = except.filter((name) => !item.properties.some((own) => own.name === name));
    return component ? [{id, except: left, ...component}] : [];
  });
  const theirs = components.flatMap(({of}) => of.properties.map(({name}) => name));
  const attributes = components.flatMap(({of}) => of.inherited.map(sourceOf));
  return {
    components,
    properties: item.properties.filter(({name, inherited}) => !inherited || !theirs.includes(name)),
    inherited: item.inherited.filter((one) => !attributes.includes(sourceOf(one))),
  };
}

/** The kind of rows in an export's properties table, for one of them and for all. */
export function rowNames({kind, properties}: ApiExport): readonly [one: string, all: string] {
  if (kind === 'function' || kind === 'component') return ['Parameter', 'Parameters'];
  const isMethod = ({type}: ApiProperty) => /^\(.*=>/s.test(tokensText(type));
  return properties.length && properties.every(isMethod)
    ? ['Method', 'Methods']
    : ['Property', 'Properties'];
}

/** Data of the properties table of an export, or `undefined` when it has no properties. */
export function propertiesTable(item: ApiExport, links: Links): PropertiesTableData | undefined {
  const isFunction = item.kind === 'function' || item.kind === 'component';
  const own = ownOf(item, links);
  const properties = isFunction ? item.parameters : own.properties;
  const isTakingMore = own.components.length > 0 || own.inherited.length > 0;
  if (!properties.length && !isTakingMore) return undefined;
  const [heading, plural] = rowNames(item);
  return {
    caption: `${plural} of ${item.name}`,
    heading,
    rows: properties.map((property) => row(property, item, links)),
    ...(isTakingMore ? {inherited: rich(inheritedText(own.components, own.inherited))} : {}),
  };
}

/** Data of the table of type parameters. */
export function typeParametersTable(
  item: ApiExport,
  links: Links,
): PropertiesTableData | undefined {
  if (!item.typeParameters.length) return undefined;
  return {
    caption: `Type parameters of ${item.name}`,
    heading: 'Type parameter',
    rows: item.typeParameters.map((parameter) => ({
      ...row(parameter, item, links),
      id: anchorOf('prop', `type-${parameter.name}`),
    })),
  };
}

/** Data of the table of values, or `undefined` if the export isn't a closed set. */
export function constantsTable(item: ApiExport, links: Links): ConstantsTableData | undefined {
  if (!item.values.length) return undefined;
  const caption =
    item.kind === 'constants'
      ? `Constants of ${item.name}`
      : `${item.kind === 'union' ? 'Members' : 'Values'} of ${item.name}`;
  return {
    caption,
    rows: item.values.map((value) => ({
      id: anchorOf('value', tokensText(value.value)),
      value:
        item.kind === 'constants'
          ? [{text: tokensText(value.value).replace(/^'(.*)'$/, '$1')}]
          : typeParts(value.value, item, links),
      ...(value.name === undefined ? {} : {name: value.name}),
      description: rich(links.resolve(value.description)),
    })),
  };
}
