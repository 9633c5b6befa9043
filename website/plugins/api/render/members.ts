import type {MemberField, MembersTableData, TypePart} from '../../../src/components/api/data.ts';
import {type ApiExport, type ApiModel, tokensText} from '../model.ts';
import {anchorOf, type Links, REFERENCE_PACKAGE} from './links.ts';

/** The object types that a union consists of, those of unions within it included. */
function membersOf(item: ApiExport, byId: ReadonlyMap<string, ApiExport>): ApiExport[] {
  return item.values.flatMap(({value}) => {
    const member = byId.get(value.find((token) => token.target)?.target ?? '');
    if (!member) return [];
    return member.kind === 'union' ? membersOf(member, byId) : [member];
  });
}

/** Literal texts that a type gives its properties, by property. */
const literalsOf = (item: ApiExport) =>
  new Map(
    item.properties.flatMap(({name, type}) => {
      const literal = /^'([^']*)'$/.exec(tokensText(type))?.[1];
      return literal === undefined ? [] : [[name, literal] as const];
    }),
  );

/** Components that take a type, each with its page. */
function componentsOf({usedBy}: ApiExport, {exports}: ApiModel, links: Links): TypePart[] {
  const entries = new Set(
    exports
      .filter(({id, entry}) => usedBy.includes(id) && !entry.startsWith(`${REFERENCE_PACKAGE}/`))
      .map(({entry}) => entry),
  );
  return [...entries].flatMap((entry): TypePart[] => {
    const component = exports.find((item) => item.entry === entry && item.kind === 'component');
    const href = component && links.exportHref(component.id);
    return component ? [{text: component.name, ...(href ? {href} : {})}] : [];
  });
}

/** The property that has another literal in each member. */
function discriminantOf(members: readonly ApiExport[]): string | undefined {
  const literals = members.map(literalsOf);
  return [...(literals[0]?.keys() ?? [])].find((name) => {
    const values = new Set(literals.map((own) => own.get(name)));
    return values.size === members.length && !values.has(undefined);
  });
}

/** Data of the table of a union's members, or `undefined` if the export isn't a union that a property tells apart. */
export function membersTable(
  item: ApiExport,
  links: Links,
  model: ApiModel,
): MembersTableData | undefined {
  if (item.kind !== 'union') return undefined;
  const members = membersOf(item, new Map(model.exports.map((other) => [other.id, other])));
  const discriminant = members.length > 1 ? discriminantOf(members) : undefined;
  if (discriminant === undefined) return undefined;
  const fieldsOf = (member: ApiExport): MemberField[] =>
    member.properties
      .filter(({name}) => name !== discriminant && !/[.[]/.test(name))
      .map(({name, optional}) => ({name, required: !optional}));
  const isShared = ({name}: MemberField) =>
    members.every((member) => member.properties.some((property) => property.name === name));
  const rows = members.map((member) => {
    const href = links.exportHref(member.id);
    return {
      id: anchorOf('member', member.name),
      name: member.name,
      ...(href ? {href} : {}),
      value: literalsOf(member).get(discriminant) ?? '',
      components: componentsOf(member, model, links),
      fields: fieldsOf(member).filter((field) => !isShared(field)),
    };
  });
  const [first] = members;
  return {
    caption: `Members of ${item.name}`,
    discriminant,
    shared: first ? fieldsOf(first).filter(isShared) : [],
    rows,
  };
}
