import type {Attribute as RawAttribute, ProductTypeReference} from '@commercetools/platform-sdk';
import type {Field} from '@storefront-toolkit/integration-core';
import type {Attribute, OptionValue} from '@storefront-toolkit/types/catalog';
import {localized} from './locale.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;
/** A list of attributes. */
export type RawAttributes = Maybe<readonly Maybe<Raw<RawAttribute>>[]>;

/** What the product type says about an attribute. */
interface Definition {
  readonly label: string;
  readonly sameForAll: boolean;
}

/** The attributes of a product type, by their names. Empty when the reference was not expanded. */
export function readDefinitions(
  field: Field<Maybe<Raw<ProductTypeReference>>>,
  locales: readonly string[],
): ReadonlyMap<string, Definition> {
  const list = field.at('obj').given()?.at('attributes').given()?.list() ?? [];
  return new Map(
    list.map((definition) => {
      const name = definition.at('name').filledText();
      const label = localized(definition.at('label'), locales) ?? name;
      const constraint = definition.at('attributeConstraint').optionalText();
      return [name, {label, sameForAll: constraint === 'SameForAll'}];
    }),
  );
}

const isText = (field: Field) => typeof field.value === 'string';

/**
 * A text, an enum, a localized enum, a localized text, or a number or Boolean as a text.
 *
 * @returns `undefined` for a value that shoppers can't read, such as a reference.
 */
export function readLabel(field: Field, locales: readonly string[]): OptionValue | undefined {
  const {value} = field;
  if (typeof value === 'number' || typeof value === 'boolean') {
    return {id: String(value), label: String(value)};
  }
  if (isText(field)) {
    const text = field.optionalText();
    return text === undefined ? undefined : {id: text, label: text};
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (field.at('typeId').value !== undefined) return undefined;
  const key = field.at('key').value === undefined ? undefined : field.at('key').filledText();
  const text = (key === undefined ? field : field.at('label')) as Field<never>;
  const entries = isText(text) ? [] : text.entries();
  if (!isText(text) && !entries.every(([, held]) => isText(held))) return undefined;
  const label = isText(text) ? text.text() : localized(text, locales);
  if (!label?.trim()) return undefined;
  return {id: key ?? label, label};
}

/** The attributes of a list, by their names. */
export function attributesByName(field: Field<RawAttributes>): ReadonlyMap<string, Field> {
  const list = field.given()?.list() ?? [];
  return new Map(
    list.map((attribute) => [attribute.at('name').filledText(), attribute.at('value') as Field]),
  );
}

function toAttribute(
  key: string,
  label: string,
  field: Field,
  locales: readonly string[],
): Attribute | undefined {
  const {value} = field;
  if (typeof value === 'boolean') return {type: 'boolean', key, label, value};
  if (typeof value === 'number') return {type: 'number', key, label, value: field.number()};
  if (Array.isArray(value)) {
    const values = field.list().flatMap((item) => readLabel(item, locales)?.label ?? []);
    return values.length > 0 ? {type: 'list', key, label, values} : undefined;
  }
  const text = readLabel(field, locales)?.label;
  return text === undefined ? undefined : {type: 'text', key, label, value: text};
}

/** Facts about a product: attributes that its type calls the same for all variants, apart from its options. */
export function readFacts(
  attributes: ReadonlyMap<string, Field>,
  definitions: ReturnType<typeof readDefinitions>,
  options: readonly string[],
  locales: readonly string[],
): readonly Attribute[] {
  return [...attributes].flatMap(([name, field]) => {
    const definition = definitions.get(name);
    if (!definition?.sameForAll || options.includes(name)) return [];
    return toAttribute(name, definition.label, field, locales) ?? [];
  });
}
