import {createIntegrationError, type IntegrationErrorBase} from '@storefront-toolkit/types/config';

/** Which call is answered: what an error of it says about itself. */
export type CallSource = Pick<IntegrationErrorBase, 'vendor' | 'kind' | 'operation'>;

/** Keys that a value of the type may have. All keys when the type is not known. */
export type KeyOf<Raw> = unknown extends Raw
  ? string | number
  : NonNullable<Raw> extends infer Member
    ? Member extends unknown
      ? keyof Member
      : never
    : never;

/** The type under the key. For a union, the type in those members that have the key. */
export type ValueAt<Raw, Key> = unknown extends Raw
  ? unknown
  : NonNullable<Raw> extends infer Member
    ? Member extends unknown
      ? Key extends keyof Member
        ? Member[Key]
        : undefined
      : never
    : never;

/** The type of the list's items. */
export type ItemOf<Raw> = NonNullable<Raw> extends readonly (infer Item)[] ? Item : unknown;

/**
 * A value in a vendor's answer, with its path.
 *
 * The type says what the vendor promises, and which keys may be read. Each reading method looks at the value itself, and throws an
 * error of type `invalid-response` that names the path when the promise is not kept.
 *
 * @typeParam Raw - Type of the value by the vendor's SDK. `unknown` for what has no type: then any key may be read.
 */
export interface Field<Raw = unknown> {
  /** The value as it came. */
  readonly value: unknown;
  /** Its path in the answer, such as `data.product.variants[2].price`. */
  readonly path: string;
  /** The value under a key. It need not exist: what reads it says whether it must. */
  at<Key extends KeyOf<Raw>>(key: Key): Field<ValueAt<Raw, Key>>;
  /** The field itself when it has a value, `undefined` when it is `null` or absent. */
  given(): Field<NonNullable<Raw>> | undefined;
  /** A string. */
  text(): string;
  /** A string with more than white space in it. */
  filledText(): string;
  /** A string with more than white space in it. `undefined` when there is none. */
  optionalText(): string | undefined;
  /** A finite number. */
  number(): number;
  /** A whole number. */
  integer(): number;
  /** `true` or `false`. */
  boolean(): boolean;
  /** One of the given strings. */
  oneOf<const Value extends string>(...values: readonly Value[]): Value;
  /** The items of a list. */
  list(): readonly Field<ItemOf<Raw>>[];
  /** The keys of an object, each with its value. */
  entries(): readonly (readonly [string, Field])[];
  /**
   * The value, turned into something else.
   *
   * @param expected - The expected value, such as `a decimal`, for the error when the function throws.
   * @param convert - Gets the value as it came.
   */
  read<Result>(expected: string, convert: (value: unknown) => Result): Result;
  /** Throws the error that says what the value has to be. */
  fail(expected: string, cause?: unknown): never;
}

const isObject = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

function extend(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const name = String(key);
  if (!/^[\w$-]+$/.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path ? `${path}.${name}` : name;
}

/**
 * Begins to read an answer.
 *
 * @param value - The answer, or a part of it.
 * @param source - Which call it answers.
 * @param path - The path of the part in the answer.
 * @example
 * ```ts
 * import {fieldOf} from '@storefront-toolkit/integration-core';
 *
 * interface RawProduct {
 *   readonly title: string;
 *   readonly tags: readonly string[];
 * }
 *
 * const source = {vendor: 'example', kind: 'commerce', operation: 'getProduct'} as const;
 *
 * export function namesOf(raw: RawProduct): readonly string[] {
 *   const product = fieldOf(raw, source, 'data.product');
 *   return [product.at('title').text(), ...product.at('tags').list().map((tag) => tag.text())];
 * }
 * ```
 */
export function fieldOf<Raw>(value: Raw, source: CallSource, path = ''): Field<Raw> {
  return makeField(value, source, path);
}

function makeField<Raw>(value: unknown, source: CallSource, path: string): Field<Raw> {
  const fail = (expected: string, cause?: unknown): never => {
    throw createIntegrationError(
      {...source, type: 'invalid-response', path: path || 'the answer', expected},
      cause,
    );
  };
  const field: Field<Raw> = {
    value,
    path,
    fail,
    at(key) {
      if (!isObject(value)) return fail('an object');
      const held = Object.hasOwn(value, key) ? value[key] : undefined;
      return makeField(held, source, extend(path, key));
    },
    given: () =>
      value === null || value === undefined ? undefined : makeField(value, source, path),
    text: () => (typeof value === 'string' ? value : fail('a text')),
    filledText: () => field.optionalText() ?? fail('a text that is not empty'),
    optionalText() {
      if (value === null || value === undefined) return undefined;
      const text = field.text();
      return text.trim() ? text : undefined;
    },
    number: () => (Number.isFinite(value) ? (value as number) : fail('a number')),
    integer: () => (Number.isSafeInteger(value) ? (value as number) : fail('a whole number')),
    boolean: () => (typeof value === 'boolean' ? value : fail('true or false')),
    oneOf: (...values) => values.find((known) => known === value) ?? fail(values.join(' or ')),
    list() {
      if (!Array.isArray(value)) return fail('a list');
      return value.map((item, index) => makeField(item, source, extend(path, index)));
    },
    entries() {
      if (!isObject(value) || Array.isArray(value)) return fail('an object');
      return Object.entries(value).map(
        ([key, held]) => [key, makeField(held, source, extend(path, key))] as const,
      );
    },
    read(expected, convert) {
      try {
        return convert(value);
      } catch (cause) {
        return fail(expected, cause);
      }
    },
  };
  return field;
}
