import type {Mapping, Origin} from '@storefront-toolkit/integration-core';

/** A vendor with its mappings. */
export interface MappedVendor {
  /** Name of its page. */
  readonly key: string;
  /** Title of its page. */
  readonly title: string;
  readonly mappings: readonly Mapping[];
}

/** The way in which each field of a contract is filled, by vendor. */
export interface Matrix {
  /** Vendors that fill the contract. */
  readonly vendors: readonly Pick<MappedVendor, 'key' | 'title'>[];
  readonly rows: readonly {
    /** Path in the contract. */
    readonly field: string;
    /** One origin for each vendor. */
    readonly origins: readonly Origin[];
  }[];
}

/** From the most that a vendor does to nothing. A field is as good as the best of its parts. */
const RANK: readonly Origin[] = ['native', 'derived', 'set', 'own', 'missing'];

interface Row {
  readonly to: string;
  readonly origin: Origin;
}

const isBelow = (path: string, ancestor: string) =>
  path.startsWith(`${ancestor}.`) || path.startsWith(`${ancestor}[]`);

const isAtOrBelow = (path: string, ancestor: string) =>
  path === ancestor || isBelow(path, ancestor);

const rowsOf = (mapping: Mapping): readonly Row[] =>
  mapping.rows.flatMap(({to, origin = 'native'}) => (to === null ? [] : [{to, origin}]));

/**
 * The paths about which every vendor says something: where one has a row for `media` and another for `media[].alt`, that is `media`.
 */
function sharedPaths(vendors: readonly (readonly Row[])[]): string[] {
  const all = new Set(vendors.flat().map(({to}) => to));
  const coarse = [...all].filter((path) =>
    vendors.some((rows) =>
      [...all].some(
        (below) =>
          isBelow(below, path) &&
          rows.some(({to}) => to === path) &&
          !rows.some(({to}) => isAtOrBelow(to, below)),
      ),
    ),
  );
  const kept = [...all].filter((path) => !coarse.some((ancestor) => isBelow(path, ancestor)));
  return kept.filter((path) => !kept.some((other) => isBelow(other, path)));
}

const originOf = (rows: readonly Row[], field: string): Origin => {
  const own = rows.filter(({to}) => isAtOrBelow(to, field)).map(({origin}) => origin);
  return RANK.find((origin) => own.includes(origin)) ?? 'missing';
};

/**
 * Compares how vendors fill a contract.
 *
 * @param contract - Name of its type.
 * @param fields - Its fields, in their order. Those that no mapping names are in the matrix too: nobody fills them.
 * @returns `undefined` when no vendor has a mapping of it.
 */
export function matrixOf(
  contract: string,
  fields: readonly string[],
  vendors: readonly MappedVendor[],
): Matrix | undefined {
  const filled = vendors.flatMap(({key, title, mappings}) => {
    const rows = mappings.filter((mapping) => mapping.contract === contract).flatMap(rowsOf);
    return rows.length > 0 ? [{key, title, rows}] : [];
  });
  if (filled.length === 0) return undefined;
  const paths = sharedPaths(filled.map(({rows}) => rows));
  const ordered = fields.flatMap((field) => {
    const own = paths.filter((path) => isAtOrBelow(path, field));
    return own.length > 0 ? own : [field];
  });
  return {
    vendors: filled.map(({key, title}) => ({key, title})),
    rows: ordered.map((field) => ({
      field,
      origins: filled.map(({rows}) => originOf(rows, field)),
    })),
  };
}

/** The part of an exported type that a matrix needs. */
interface ContractType {
  readonly name: string;
  readonly properties: readonly {readonly name: string}[];
}

/**
 * The matrix of each contract that a vendor fills, by the name of its type.
 *
 * @param types - All types of the contracts.
 * @throws When a mapping names no type, or a name that several have.
 */
export function matricesOf(
  types: readonly ContractType[],
  vendors: readonly MappedVendor[],
): Record<string, Matrix> {
  const names = vendors.flatMap(({mappings}) => mappings.map(({contract}) => contract));
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const [type, ...others] = types.filter((other) => other.name === name);
      if (!type || others.length > 0) {
        throw new Error(
          `A vendor's mapping is of the contract ${name}, and ${others.length > 0 ? 'several types have' : 'no type has'} that name, so nobody could say which fields it has. Name a type of @storefront-toolkit/types in the mapping.`,
        );
      }
      // Properties of inline objects have the way to them in their names.
      const fields = type.properties
        .map((property) => property.name)
        .filter((at) => /^\w+$/.test(at));
      return [name, matrixOf(name, fields, vendors)!];
    }),
  );
}
