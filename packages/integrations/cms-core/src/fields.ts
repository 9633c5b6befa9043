import type {Field} from '@storefront-toolkit/integration-core';
import type {CmsEntry, ReadContext} from './entry.ts';
import {deadReference} from './faults.ts';

/** What an editor fills in. Each vendor has its own name for it. */
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
  /** What an editor fills in. */
  readonly kind: FieldKind;
  /** Whether an entry without it can't be shown. */
  readonly required: boolean;
  /** Content types that a reference may lead to. Empty for every other kind. */
  readonly to: readonly string[];
  /** Values of a choice. Empty for every other kind. */
  readonly values: readonly (string | number)[];
  /** Lowest and highest value of a number. */
  readonly range?: readonly [number, number];
}

/** How one field of a contract is read from an entry. */
export interface Reader<Value> {
  /** Fields of the entry that it is made of, given its key in the contract. */
  readonly fields: (key: string) => readonly ModelField[];
  /** Reads it. `undefined` leaves it out. */
  readonly read: (entry: CmsEntry, key: string, context: ReadContext) => Value;
}

/** How all fields of a contract are read, by their key in the contract. */
export type Readers<Contract> = {readonly [Key in keyof Contract]-?: Reader<Contract[Key]>};

/** Reads a field that has a value. `undefined` when it leads nowhere. */
export type Parse<Value> = (field: Field, context: ReadContext) => Value | undefined;

/** What is known of a field beside its kind. Its name is its key in the contract, unless it is given. */
export type ReaderOptions = Partial<Omit<ModelField, 'kind' | 'required'>>;

/** A field that may be empty. */
export function optional<Value>(
  kind: FieldKind,
  parse: Parse<Value>,
  {name, to = [], values = [], range}: ReaderOptions = {},
): Reader<Value | undefined> {
  return {
    fields: (key) => [
      {name: name ?? key, kind, required: false, to, values, ...(range && {range})},
    ],
    read(entry, key, context) {
      const field = entry.at(name ?? key).given();
      return field && parse(field, context);
    },
  };
}

/** Makes a field one without which its entry can't be shown. */
export function required<Value>(reader: Reader<Value | undefined>): Reader<Value> {
  return {
    fields: (key) => reader.fields(key).map((field) => ({...field, required: true})),
    read(entry, key, context) {
      const value = reader.read(entry, key, context);
      if (value !== undefined) return value;
      const {name = key, kind} = reader.fields(key)[0] ?? {};
      if (kind === 'image' || kind === 'entry') throw deadReference(entry.at(name));
      return entry.at(name).fail('filled in');
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

/** One line of text. */
export const text = (name?: string) => optional('text', (field) => field.optionalText(), {name});

/** Several lines of text. */
export const longText = (name?: string) =>
  optional('long-text', (field) => field.optionalText(), {name});

/** Yes or no. */
export const flag = (name?: string) => optional('boolean', (field) => field.boolean(), {name});

/** A number from `min` to `max`. */
export const number = (min: number, max: number, name?: string) =>
  optional(
    'number',
    (field) => {
      const value = field.number();
      return value >= min && value <= max ? value : field.fail(`a number from ${min} to ${max}`);
    },
    {name, range: [min, max]},
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
    {name, values},
  );
