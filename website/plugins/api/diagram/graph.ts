import {type ApiExport, type ApiModel, type ApiProperty, tokensText} from '../model.ts';

/** A property that holds another type. */
export interface Holder {
  name: string;
  /** Whether it holds a list of them. */
  many: boolean;
  optional: boolean;
}

/** An arrow from one type to another: a property holds it, it is a member of a union, or it is a base. */
export interface Relation {
  from: string;
  to: string;
  kind: 'holds' | 'member' | 'extends';
  /** Properties that hold the other type. Empty for the other kinds. */
  properties: Holder[];
}

/** The types of an area that are drawn, and what leads from one to the other. Ids are those of the model. */
export interface EntityGraph {
  nodes: ApiExport[];
  relations: Relation[];
}

/** Ids of the types that a union names as its members. */
const memberIds = (item: ApiExport) =>
  item.kind === 'union' ? item.values.flatMap(({value}) => value[0]?.target ?? []) : [];

/** Of a property of an inline object, such as `range.min`, the property that holds the object. */
const rootName = ({name}: ApiProperty) => name.split(/[.[]/)[0] ?? name;

/** Ids of the types that a property names. A type parameter stands for what it is bound to. */
function targetsOf({type}: ApiProperty, {typeParameters}: ApiExport): string[] {
  const words = new Set(tokensText(type.filter(({target}) => !target)).match(/\w+/g));
  const bound = typeParameters.filter(({name}) => words.has(name)).flatMap((item) => item.type);
  return [...type, ...bound].flatMap(({target}) => target ?? []);
}

/** The entities of an area, the entities of other areas that they name, and what leads from one to the other. */
export function entityGraph({exports}: ApiModel, entry: string): EntityGraph {
  const entities = new Set(exports.flatMap(({id, entity}) => (entity ? id : [])));
  const byId = new Map(exports.map((item) => [item.id, item]));
  const others = (ids: readonly string[]) =>
    ids.filter((id) => !entities.has(id)).flatMap((id) => byId.get(id) ?? []);

  /** A type, and those members of a union that are not drawn: the union stands for them. */
  const partsOf = (item: ApiExport): ApiExport[] => [
    item,
    ...others(memberIds(item)).flatMap(partsOf),
  ];
  /** The nearest bases that are drawn. */
  const basesOf = ({bases}: ApiExport): string[] => [
    ...bases.filter((id) => entities.has(id)),
    ...others(bases).flatMap(basesOf),
  ];

  const relations = new Map<string, Relation>();
  const relate = (from: string, to: string, kind: Relation['kind'], property?: Holder) => {
    const key = `${kind} ${from} ${to}`;
    const relation = relations.get(key) ?? {from, to, kind, properties: []};
    const isNew = relation.properties.every(({name}) => name !== property?.name);
    if (property && isNew) relation.properties.push(property);
    relations.set(key, relation);
  };

  for (const item of exports.filter((other) => other.entity && other.entry === entry)) {
    for (const part of partsOf(item)) {
      const bases = basesOf(part);
      const shown = new Set(
        bases.flatMap((id) => byId.get(id)?.properties.map(({name}) => name) ?? []),
      );
      for (const id of bases) relate(item.id, id, 'extends');
      for (const id of memberIds(part)) if (entities.has(id)) relate(item.id, id, 'member');
      for (const property of part.properties.filter(({name}) => !shown.has(name))) {
        const {type, optional} = property;
        const many = /\[\]/.test(tokensText(type));
        for (const id of targetsOf(property, part)) {
          if (entities.has(id))
            relate(item.id, id, 'holds', {name: rootName(property), many, optional});
        }
      }
    }
  }
  const named = new Set([...relations.values()].map(({to}) => to));
  return {
    nodes: exports.filter((item) => item.entity && (item.entry === entry || named.has(item.id))),
    relations: [...relations.values()],
  };
}
