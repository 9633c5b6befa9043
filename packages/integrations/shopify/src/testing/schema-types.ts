import {type DefinitionNode, Kind, parse, type TypeNode} from 'graphql';

const SCALARS: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  Float: 'number',
  Int: 'number',
};
/** Lists with more values than these would hide the types. */
const MOST_VALUES = 4;

/** A named type in TypeScript. */
interface Shape {
  /** The declaration. */
  readonly text: string;
  /** Types that it names. */
  readonly names: readonly string[];
}

type Definitions = ReadonlyMap<string, DefinitionNode>;

const namedIn = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : namedIn(type.type);

function nameOf(name: string, definitions: Definitions): string {
  const definition = definitions.get(name);
  if (!definition || definition.kind === Kind.SCALAR_TYPE_DEFINITION) {
    return SCALARS[name] ?? 'string';
  }
  if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) return name;
  const values = (definition.values ?? []).map((value) => `'${value.name.value}'`);
  return values.length > MOST_VALUES ? 'string' : values.join(' | ');
}

function writeType(type: TypeNode, definitions: Definitions): string {
  if (type.kind === Kind.NON_NULL_TYPE) {
    return writeType(type.type, definitions).replace(/ \| null$/, '');
  }
  if (type.kind === Kind.LIST_TYPE) {
    return `readonly (${writeType(type.type, definitions)})[] | null`;
  }
  return `${nameOf(type.name.value, definitions)} | null`;
}

/** The types that a value of a union or an interface may have. */
function membersOf(definition: DefinitionNode, definitions: Definitions): readonly string[] {
  if (definition.kind === Kind.UNION_TYPE_DEFINITION) {
    return (definition.types ?? []).map((type) => type.name.value);
  }
  if (definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) return [];
  return [...definitions.values()].flatMap((other) =>
    other.kind === Kind.OBJECT_TYPE_DEFINITION &&
    other.interfaces?.some((implemented) => implemented.name.value === definition.name.value)
      ? [other.name.value]
      : [],
  );
}

function shapeOf(name: string, definitions: Definitions): Shape | undefined {
  const definition = definitions.get(name);
  if (!definition) return undefined;
  const members = membersOf(definition, definitions);
  if (members.length > 0) return {text: `type ${name} = ${members.join(' | ')};`, names: members};
  const isInput = definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
  const isObject = definition.kind === Kind.OBJECT_TYPE_DEFINITION;
  if (!isInput && !isObject && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) return undefined;
  const fields = definition.fields ?? [];
  const lines = fields.map((field) => {
    const mayLack = isInput && field.type.kind !== Kind.NON_NULL_TYPE ? '?' : '';
    return `readonly ${field.name.value}${mayLack}: ${writeType(field.type, definitions)};`;
  });
  const kind = isObject ? [`readonly __typename: '${name}';`] : [];
  return {
    text: `interface ${name} {\n${[...kind, ...lines].join('\n')}\n}`,
    names: fields.map((field) => namedIn(field.type)),
  };
}

/**
 * Writes types of a schema in TypeScript.
 *
 * @param schema - In GraphQL's own language.
 * @param names - Types that are exported. Those that they name are declared.
 */
export function schemaTypes(schema: string, names: readonly string[]): string {
  const definitions: Definitions = new Map(
    parse(schema).definitions.flatMap((definition) =>
      'name' in definition && definition.name ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const found = new Map<string, string>();
  const add = (name: string) => {
    const shape = found.has(name) ? undefined : shapeOf(name, definitions);
    if (!shape) return;
    found.set(name, shape.text);
    shape.names.forEach(add);
  };
  names.forEach(add);
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) =>
      names.includes(name)
        ? `/** \`${name}\` of the Storefront API, with the fields that the queries name. */\nexport ${text}`
        : text,
    )
    .join('\n\n');
}
