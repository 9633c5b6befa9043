import {type Field, readEach} from '@storefront-toolkit/integration-core';
import {isIntegrationError} from '@storefront-toolkit/types/config';
import type {CmsEntry, ReadContext} from './entry.ts';
import {inWords, optional, type OptionalReader, type Reader, type Readers} from './fields.ts';

/** An entry that a field leads to, and the context of what is inside it. */
interface Opened {
  readonly entry: CmsEntry;
  readonly inside: ReadContext;
}

/**
 * Opens the entry that a field leads to.
 *
 * @returns `undefined` for a field in which there is no reference.
 * @throws For a draft, for what is gone, and for an entry inside itself.
 */
export function open(field: Field, context: ReadContext): Opened | undefined {
  const entry = context.dialect.entry(field);
  if (entry === undefined) return undefined;
  if (entry === null) return field.fail('a reference to something that is published');
  if (context.ancestors.includes(entry.id)) {
    return field.fail('a reference to another entry than those that it is part of');
  }
  return {entry, inside: {...context, ancestors: [...context.ancestors, entry.id]}};
}

/** A field that holds an object. A list has no fields, so reading it as one would find nothing wrong. */
export function objectIn(field: Field): Field {
  return Array.isArray(field.value) ? field.fail('an object') : field;
}

/** Reads an entry by a function of the store's own, whose errors cost no more than those of any other part. */
export function readOwn<Value>(entry: CmsEntry, read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (isIntegrationError(cause)) throw cause;
    return entry.field.fail(`readable by the store's own function (${String(cause)})`, cause);
  }
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
export type ReadEntry<Value> = (entry: CmsEntry, context: ReadContext) => Value;

/** A reference to one entry. */
export const reference = <Value>(
  to: readonly string[],
  read: ReadEntry<Value>,
  name?: string,
): OptionalReader<Value> =>
  optional(
    'entry',
    (field, context) => {
      const opened = open(field, context);
      return opened && read(opened.entry, opened.inside);
    },
    {...(name && {name}), to},
  );

/** References to entries. Those that can't be read are left out and reported; without a value, the list is empty. */
export const references = <Value>(
  to: readonly string[],
  read: ReadEntry<Value>,
  name?: string,
): Reader<readonly Value[]> => {
  const missing = to.length === 1 ? inWords(to[0] ?? '') : 'block';
  const list = optional(
    'entries',
    (field, context) =>
      readEach(field.list(), missing, context.report, (item) => {
        const opened = open(item, context);
        return opened && read(opened.entry, opened.inside);
      }),
    {...(name && {name}), to},
  );
  return {fields: list.fields, read: (...given) => list.read(...given) ?? []};
};
