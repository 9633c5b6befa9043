import type {Field} from '@storefront-toolkit/integration-core';
import type {CmsEntry, ReadContext} from './entry.ts';
import {orNothing} from './faults.ts';
import {optional, type Reader, type Readers} from './fields.ts';

/** An entry that a field leads to, and the context of what is inside it. */
interface Opened {
  readonly entry: CmsEntry;
  readonly inside: ReadContext;
}

/** Opens the entry that a field leads to. `undefined` for a draft, for what is gone, and for an entry inside itself. */
function open(field: Field, context: ReadContext): Opened | undefined {
  const entry = context.dialect.entry(field);
  if (!entry || context.ancestors.includes(entry.id)) return undefined;
  return {entry, inside: {...context, ancestors: [...context.ancestors, entry.id]}};
}

/** Reads all fields of a contract. Fields without a value are left out. */
export function readAll<Contract extends object>(
  readers: Readers<Contract>,
  entry: CmsEntry,
  context: ReadContext,
): Contract {
  const pairs = Object.entries<Reader<unknown>>(readers)
    .map(([key, reader]) => [key, reader.read(entry, key, context)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs) as Contract;
}

/** Reads an entry of one content type. */
export type ReadEntry<Value> = (entry: CmsEntry, context: ReadContext) => Value | undefined;

/** A reference to one entry. */
export const reference = <Value>(
  to: readonly string[],
  read: ReadEntry<Value>,
  name?: string,
): Reader<Value | undefined> =>
  optional(
    'entry',
    (field, context) => {
      const opened = open(field, context);
      return opened && orNothing(() => read(opened.entry, opened.inside));
    },
    {name, to},
  );

/** References to entries. Those that lead nowhere are left out; without a value, the list is empty. */
export const references = <Value>(
  to: readonly string[],
  read: ReadEntry<Value>,
  name?: string,
): Reader<readonly Value[]> => {
  const list = optional(
    'entries',
    (field, context) =>
      field.list().flatMap((item) => {
        const opened = open(item, context);
        const value = opened && orNothing(() => read(opened.entry, opened.inside));
        return value === undefined ? [] : [value];
      }),
    {name, to},
  );
  return {fields: list.fields, read: (...given) => list.read(...given) ?? []};
};
