import type {
  Attribute as RawAttribute,
  ProductTypeReference,
  TypedMoney,
} from '@commercetools/platform-sdk';
import {
  type Field,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {Attribute, OptionValue} from '@storefront-toolkit/types/catalog';
import {formatMoney} from '@storefront-toolkit/types/cms';
import type {CurrencyCode, LocaleCode} from '@storefront-toolkit/types/config';
import {localized} from './locale.ts';
import {readMoney} from './normalize-money.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;
/** A list of attributes. */
type RawAttributes = Maybe<readonly Maybe<Raw<RawAttribute>>[]>;

/** The product type's definition of an attribute. */
interface Definition {
  /** Name that shoppers see. */
  readonly label: string;
  /** Whether every variant has the same value. */
  readonly sameForAll: boolean;
  /** Type of its values, such as `date`: of the elements, for a set. */
  readonly type: string | undefined;
}

/** The known facts about the attributes of a product, by their names. */
export type Definitions = ReadonlyMap<string, Definition>;

/** The attributes of a product type. Empty when the reference was not expanded. */
export function readDefinitions(
  field: Field<Maybe<Raw<ProductTypeReference>>>,
  locales: readonly string[],
  report: Report,
): Definitions {
  const read = () => field.given()?.at('obj').given()?.at('attributes').given()?.list() ?? [];
  const list = readOrReport('attribute definitions', report, read) ?? [];
  return new Map(
    readEach(list, 'attribute definition', report, (definition) => {
      const name = definition.at('name').filledText();
      const label = localized(definition.at('label'), locales) ?? name;
      const sameForAll = definition.at('attributeConstraint').value === 'SameForAll';
      const type = definition.at('type').given();
      const element = type?.at('elementType').given();
      return [name, {label, sameForAll, type: (element ?? type)?.at('name').optionalText()}];
    }),
  );
}

/** Types of the API that are moments, and how they are written for shoppers. The time of a moment is in UTC, which is said. */
const MOMENTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  date: {dateStyle: 'long'},
  time: {timeStyle: 'short'},
  datetime: {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    timeZoneName: 'short',
  },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format for moments. It is kept: to make one takes longer than to read a product. */
function formatFor(type: string, locale: string): Intl.DateTimeFormat {
  const key = `${type} ${locale}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, {...MOMENTS[type], timeZone: 'UTC'});
  formats.set(key, format);
  return format;
}

function readText(field: Field, type: string | undefined, locale: string): OptionValue | undefined {
  const id = field.optionalText();
  if (id === undefined || type === undefined || !MOMENTS[type]) {
    return id === undefined ? undefined : {id, label: id};
  }
  const moment = type === 'time' ? `1970-01-01T${id}Z` : id;
  const label = field.read(`a ${type}`, () => formatFor(type, locale).format(new Date(moment)));
  return {id, label};
}

function readMoneyLabel(field: Field<Raw<TypedMoney>>, locale: string): OptionValue {
  const currency = field.at('currencyCode').filledText() as CurrencyCode;
  const money = readMoney(field, currency);
  const label = field.read('an amount', () => formatMoney(money, locale as LocaleCode));
  return {id: `${money.amount} ${currency}`, label};
}

/**
 * A value of an attribute as shoppers read it: a text, an enum, a localized one of either, a number, a Boolean, an amount or a moment.
 *
 * @returns `undefined` when there is none. It fails when there is one that shoppers can't read, such as a reference.
 */
export function readLabel(
  field: Field,
  type: string | undefined,
  locales: readonly string[],
): OptionValue | undefined {
  const {value} = field;
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') {
    return {id: String(value), label: String(value)};
  }
  if (typeof value === 'string') return readText(field, type, locales[0] ?? 'en');
  const expected = 'a value that shoppers can read: references and nested attributes are not';
  if (type === 'nested' || type === 'reference' || Array.isArray(value))
    return field.fail(expected);
  if (field.at('typeId').value !== undefined) return field.fail(expected);
  if (field.at('currencyCode').value !== undefined) {
    return readMoneyLabel(field, locales[0] ?? 'en');
  }
  const key = field.at('key').given()?.filledText();
  const text = key === undefined ? field : field.at('label');
  const label = typeof text.value === 'string' ? text.optionalText() : localized(text, locales);
  return label === undefined ? text.fail(expected) : {id: key ?? label, label};
}

/** The attributes of a list, by their names. */
export function attributesByName(
  field: Field<RawAttributes>,
  report: Report,
): ReadonlyMap<string, Field> {
  const list = readOrReport('attributes', report, () => field.given()?.list()) ?? [];
  return new Map(
    readEach(list, 'attribute', report, (attribute) => [
      attribute.at('name').filledText(),
      attribute.at('value') as Field,
    ]),
  );
}

/** An attribute for shoppers. `undefined` when it has no value. */
function toAttribute(
  key: string,
  {label, type}: Pick<Definition, 'label' | 'type'>,
  field: Field,
  locales: readonly string[],
  report: Report,
): Attribute | undefined {
  const {value} = field;
  if (typeof value === 'boolean') return {type: 'boolean', key, label, value};
  if (typeof value === 'number') return {type: 'number', key, label, value: field.number()};
  if (Array.isArray(value) && type !== 'nested') {
    const values = readEach(
      field.list(),
      'value of an attribute',
      report,
      (item) => readLabel(item, type, locales)?.label,
    );
    return values.length > 0 ? {type: 'list', key, label, values} : undefined;
  }
  const text = readLabel(field, type, locales)?.label;
  return text === undefined ? undefined : {type: 'text', key, label, value: text};
}

/** Attributes of a product and of its variants, by their names. */
interface AttributeSources {
  /** Those at the level of the product. */
  readonly product: ReadonlyMap<string, Field>;
  /** Those of each variant. */
  readonly variants: readonly ReadonlyMap<string, Field>[];
}

/** Attributes that hold for all variants: those of the product, and those with one value on all variants. */
function commonOf({product, variants}: AttributeSources, definitions: Definitions) {
  const [first = new Map<string, Field>()] = variants;
  const isCommon = (name: string, field: Field) =>
    definitions.get(name)?.sameForAll === true ||
    variants.every(
      (other) => JSON.stringify(other.get(name)?.value) === JSON.stringify(field.value),
    );
  return new Map([...product, ...[...first].filter(([name, field]) => isCommon(name, field))]);
}

/** The context that {@link readFacts} needs besides the attributes. */
interface FactContext {
  readonly definitions: Definitions;
  /** Names of the attributes that a shopper chooses by: they aren't facts. */
  readonly options: readonly string[];
  /** Names of the attributes that shoppers see, in their order. Without them, all are shown. */
  readonly shown: readonly string[] | undefined;
  readonly locales: readonly string[];
  readonly report: Report;
}

/** Facts about a product: attributes that hold for all of its variants, apart from its options. One that shoppers can't read is reported. */
export function readFacts(
  sources: AttributeSources,
  {definitions, options, shown, locales, report}: FactContext,
): readonly Attribute[] {
  const common = commonOf(sources, definitions);
  return (shown ?? [...common.keys()]).flatMap((name) => {
    const field = common.get(name);
    if (!field || options.includes(name)) return [];
    const definition = definitions.get(name) ?? {label: name, type: undefined};
    const read = () => toAttribute(name, definition, field, locales, report);
    return readOrReport('attribute', report, read) ?? [];
  });
}
