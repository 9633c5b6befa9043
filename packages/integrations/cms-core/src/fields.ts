import {type Field, readOrReport} from '@storefront-toolkit/integration-core';
import type {CmsEntry, ReadContext} from './entry.ts';

/** The part that an editor fills in. Each vendor has its own name for it. */
export type FieldKind =
  /** One line of text. */
  | 'text'
  /** Several lines of text. */
  | 'long-text'
  /** Several texts of one line. */
  | 'texts'
  /** Text with headings, lists and links. */
  | 'rich-text'
  /** One of a few texts. */
  | 'choice'
  /** Yes or no. */
  | 'boolean'
  /** A number, whole or not. */
  | 'number'
  /** Any JSON. */
  | 'json'
  /** One image. */
  | 'image'
  /** A reference to one entry. */
  | 'entry'
  /** References to entries, in order. */
  | 'entries';

/** A field of a content type. */
export interface ModelField {
  /** Name of the field. */
  readonly name: string;
  /** The parts that an editor fills in. */
  readonly kind: FieldKind;
  /** Whether an entry without it can't be shown. */
  readonly required: boolean;
  /** Fields of which one has to be filled in, this one among them: the first that is counts. Empty for a field of its own. */
  readonly oneOf: readonly string[];
  /** Content types that a reference may lead to. Empty for every other kind. */
  readonly to: readonly string[];
  /** Values of a choice. Empty for every other kind. */
  readonly values: readonly (string | number)[];
  /** Lowest and highest value of a number. */
  readonly range?: readonly [number, number] | undefined;
}

type Read<Value> = (entry: CmsEntry, key: string, context: ReadContext) => Value;

/** The reader of one of a contract's fields from an entry. */
export interface Reader<Value> {
  /** Fields of the entry that it is made of, given its key in the contract. */
  readonly fields: (key: string) => readonly ModelField[];
  /** Reads it. `undefined` leaves it out. Throws when the entry can't be without it. */
  readonly read: Read<Value>;
}

/** A reader of something that an entry can be without: what doesn't fit the contract is left out and reported. */
export interface OptionalReader<Value> extends Reader<Value | undefined> {
  /** Reads it, and throws when it doesn't fit the contract. */
  readonly readOrThrow: Read<Value | undefined>;
}

/** The readers of all of a contract's fields, by their key in the contract. */
export type Readers<Contract> = {readonly [Key in keyof Contract]-?: Reader<Contract[Key]>};

/** Reads a field that has a value. `undefined` when there is nothing in it. */
export type Parse<Value> = (
  field: Field,
  context: ReadContext,
  entry: CmsEntry,
) => Value | undefined;

/** A field's facts besides its kind. Its name is its key in the contract, unless it is given. */
export type ReaderOptions = Partial<Omit<ModelField, 'kind' | 'required'>>;

/** Makes a reader of something that may be left out. `missing` says what is missing then, such as `link`. */
export const isolated = <Value>(
  missing: string,
  fields: Reader<unknown>['fields'],
  readOrThrow: Read<Value | undefined>,
): OptionalReader<Value> => ({
  fields,
  readOrThrow,
  read: (entry, key, context) =>
    readOrReport(missing, context.report, () => readOrThrow(entry, key, context)),
});

/** A content type in words, such as `navigation item`. */
export const inWords = (name: string) =>
  name.replace(/[A-Z]/g, (letter, index: number) => `${index ? ' ' : ''}${letter.toLowerCase()}`);

/** The part that is missing without the value of a field. */
const missingWithout = (kind: FieldKind, to: readonly string[]): string => {
  if (kind === 'entry' || kind === 'entries')
    return to.length === 1 ? inWords(to[0] ?? '') : 'block';
  if (kind === 'image' || kind === 'json') return kind === 'image' ? 'image' : 'value';
  return kind.endsWith('text') || kind === 'texts' ? 'text' : 'option';
};

/** A field that may be empty. */
export function optional<Value>(
  kind: FieldKind,
  parse: Parse<Value>,
  {name, oneOf = [], to = [], values = [], range}: ReaderOptions = {},
): OptionalReader<Value> {
  return isolated(
    missingWithout(kind, to),
    (key) => [{name: name ?? key, kind, required: false, oneOf, to, values, ...(range && {range})}],
    (entry, key, context) => {
      const field = entry.at(name ?? key).given();
      return field && parse(field, context, entry);
    },
  );
}

/** Makes a field one without which its entry can't be shown. */
export function required<Value>(reader: OptionalReader<Value>): Reader<Value> {
  return {
    fields: (key) =>
      reader
        .fields(key)
        .map((field) => (field.oneOf.length > 0 ? field : {...field, required: true})),
    read(entry, key, context) {
      const value = reader.readOrThrow(entry, key, context);
      if (value !== undefined) return value;
      const {name = key, oneOf = []} = reader.fields(key)[0] ?? {};
      const others = oneOf.filter((other) => other !== name).join(' or ');
      return entry.at(name).fail(others ? `filled in, nor is ${others}` : 'filled in');
    },
  };
}

/** Gives a field a value for entries that leave it empty. */
export const withDefault = <Value>(
  reader: Reader<Value | undefined>,
  value: Value,
): Reader<Value> => ({
  fields: reader.fields,
  read: (entry, key, context) => reader.read(entry, key, context) ?? value,
});

/** A field that has to be filled in, of an entry that is shown all the same: with the given value, and with a report. */
export function expected<Value, Default>(
  missing: string,
  reader: OptionalReader<Value>,
  value: Default,
): Reader<Value | Default> {
  const {fields, read} = required(reader);
  return withDefault<Value | Default>(isolated(missing, fields, read), value);
}

/** One line of text. */
export const text = (name?: string, more: ReaderOptions = {}) =>
  optional('text', (field) => field.optionalText(), {...more, ...(name && {name})});

/** Several lines of text. */
export const longText = (name?: string) =>
  optional('long-text', (field) => field.optionalText(), name ? {name} : {});

/** Yes or no. */
export const flag = (name?: string) =>
  optional('boolean', (field) => field.boolean(), name ? {name} : {});

/** A number from `min` to `max`. */
export const number = (min: number, max: number, name?: string) =>
  optional(
    'number',
    (field) => {
      const value = field.number();
      return value >= min && value <= max ? value : field.fail(`a number from ${min} to ${max}`);
    },
    {...(name && {name}), range: [min, max]},
  );

/** One of a few values. Numbers are read from texts too, because some vendors have choices of text alone. */
export const choice = <const Value extends string | number>(
  values: readonly Value[],
  name?: string,
) =>
  optional<Value>(
    'choice',
    (field) =>
      values.find((value) => value === field.value || String(value) === field.value) ??
      field.fail(`one of ${values.join(', ')}`),
    {...(name && {name}), values},
  );
