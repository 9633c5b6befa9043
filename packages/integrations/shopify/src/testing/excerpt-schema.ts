import {
  type DefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  print,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** The kept parts of each type and of each directive: names of fields, and those of arguments as `field(argument)`. */
type Kept = Map<string, Set<string>>;

function keep(kept: Kept, type: string, ...fields: readonly string[]): void {
  const known = kept.get(type) ?? new Set();
  fields.forEach((field) => known.add(field));
  kept.set(type, known);
}

/** The fields and arguments that queries name, with the types of their values. */
function namedBy(schema: GraphQLSchema, queries: readonly string[]): Kept {
  const kept: Kept = new Map();
  const info = new TypeInfo(schema);
  const keepField = () => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()];
    if (!parent || !field || field.name.startsWith('__')) return;
    keep(kept, parent.name, field.name);
    keep(kept, getNamedType(field.type).name);
  };
  const keepArgument = () => {
    const [parent, field] = [info.getParentType(), info.getFieldDef()];
    const [directive, argument] = [info.getDirective(), info.getArgument()];
    if (!argument) return;
    keep(kept, getNamedType(argument.type).name);
    if (directive) keep(kept, `@${directive.name}`, `(${argument.name})`);
    else if (parent && field) keep(kept, parent.name, `${field.name}(${argument.name})`);
  };
  for (const query of queries) {
    visit(parse(query), visitWithTypeInfo(info, {Field: keepField, Argument: keepArgument}));
  }
  return kept;
}

/** Adds what makes it a schema: the members of unions, and the types that have an interface, each with something to ask for. */
function addMembers(schema: GraphQLSchema, kept: Kept): void {
  for (const [name, fields] of [...kept]) {
    const type = schema.getType(name);
    if (isUnionType(type)) type.getTypes().forEach((member) => keep(kept, member.name));
    // Nearly every type is a node. Those that are kept are enough.
    if (isInterfaceType(type) && name !== 'Node') {
      schema.getPossibleTypes(type).forEach((member) => keep(kept, member.name, ...fields));
    }
  }
  for (const name of kept.keys()) {
    const type = schema.getType(name);
    const hasFields = isObjectType(type) || isInterfaceType(type);
    if (hasFields && type.getFields().id) keep(kept, name, 'id');
  }
}

/** A definition with what is kept of it, or nothing. */
function cut(definition: DefinitionNode, kept: Kept): DefinitionNode | undefined {
  if (definition.kind === Kind.SCHEMA_DEFINITION) return definition;
  if (!('name' in definition) || !definition.name) return undefined;
  const isDirective = definition.kind === Kind.DIRECTIVE_DEFINITION;
  const fields = kept.get(`${isDirective ? '@' : ''}${definition.name.value}`);
  if (!fields) return undefined;
  return visit(definition, {
    FieldDefinition: (field) => (fields.has(field.name.value) ? undefined : null),
    InputValueDefinition(value, _key, _parent, _path, ancestors) {
      const owner = ancestors.findLast(
        (node) => 'kind' in node && node.kind === Kind.FIELD_DEFINITION,
      );
      const isArgument = isDirective || owner !== undefined;
      const field = owner && 'name' in owner ? owner.name.value : '';
      const name = isArgument ? `${field}(${value.name.value})` : value.name.value;
      return fields.has(name) ? undefined : null;
    },
    NamedType: (type) => (kept.has(type.name.value) ? undefined : null),
  });
}

const sortKey = (definition: DefinitionNode) =>
  'name' in definition && definition.name ? definition.name.value.toLowerCase() : '';

/**
 * The part of a schema that queries name, in GraphQL's own language.
 *
 * @param schema - The published schema, or an excerpt of it.
 * @param queries - The queries.
 * @param inputs - Fields of input types that are sent as variables, which the queries don't show.
 */
export function excerptSchema(
  schema: GraphQLSchema,
  queries: readonly string[],
  inputs: Readonly<Record<string, readonly string[]>>,
): string {
  const kept = namedBy(schema, queries);
  for (const [type, fields] of Object.entries(inputs)) keep(kept, type, ...fields);
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    if (type) keep(kept, type.name);
  }
  for (const scalar of ['ID', 'String', 'Int', 'Float', 'Boolean']) keep(kept, scalar);
  addMembers(schema, kept);
  const bare = visit(parse(printSchema(schema)), {
    Directive: () => null,
    enter: (node) => ('description' in node ? {...node, description: undefined} : undefined),
  });
  return bare.definitions
    .flatMap((definition) => cut(definition, kept) ?? [])
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(print)
    .join('\n\n');
}
