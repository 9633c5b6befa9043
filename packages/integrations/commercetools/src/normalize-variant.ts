import type {Price, ProductVariant as CtVariant} from '@commercetools/platform-sdk';
import {
  type Field,
  pricingOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  OptionValue,
  Pricing,
  ProductImage,
  ProductOption,
  SelectedOption,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {attributesByName, type Definitions, readLabel} from './normalize-attributes.ts';
import {readAmount} from './normalize-money.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A variant of the HTTP API. */
export type RawVariant = Raw<CtVariant>;

/** Key of a variant: commercetools counts them within their product. */
export const variantKey = (productId: string, number: number) => `${productId}:${number}`;

/** The parts of a {@link variantKey}, or `undefined` when it is none. */
export function parseVariantKey(key: string) {
  const [, productId, number] = /^(.+):(\d+)$/.exec(key) ?? [];
  return productId === undefined ? undefined : {productId, variantId: Number(number)};
}

/** The images of a variant. One that can't be read is reported, and one whose size can't be read has none. */
export function readImages(
  field: Field<Maybe<RawVariant>>,
  name: string,
  report: Report,
): readonly ProductImage[] {
  const list = readOrReport('images', report, () => field.at('images').given()?.list()) ?? [];
  const images = readEach(list, 'image', report, (image): ProductImage => {
    const src = image.at('url').filledText();
    const size = readOrReport('size of an image', report, () => {
      const given = image.at('dimensions').given();
      return given && {width: given.at('w').integer(), height: given.at('h').integer()};
    });
    const label = readOrReport('text of an image', report, () => image.at('label').optionalText());
    // Images from elsewhere have the size 0 × 0.
    const known = size && size.width > 0 && size.height > 0;
    return {type: 'image', id: src, image: {src, alt: label ?? name, ...(known && size)}};
  });
  return [...new Map(images.map((image) => [image.id, image])).values()];
}

/** The price that commercetools has selected for the currency and the country. */
export function readPricing(
  field: Field<Maybe<Raw<Price>>>,
  {currency, tax}: {readonly currency: CurrencyCode; readonly tax: TaxTreatment},
): Pricing {
  const listPrice = readAmount(field.at('value'), currency);
  const discounted = field.at('discounted').given();
  const price = discounted ? readAmount(discounted.at('value'), currency) : listPrice;
  const until = field.at('validUntil').given();
  return pricingOf({
    price,
    listPrice,
    tax,
    ...(until && {
      validUntil: until.read('a moment', (value) => toIsoDateTime(value as string)),
    }),
  });
}

/** The context for reading options. */
interface OptionContext {
  /** Names of the attributes that a shopper chooses by, in the order of choice. */
  readonly options: readonly string[];
  readonly definitions: Definitions;
  readonly locales: readonly string[];
  readonly report: Report;
}

/** The value that a variant has for each option. One that shoppers can't read is reported. */
export function readChoices(
  field: Field<Maybe<RawVariant>>,
  {options, definitions, locales, report}: OptionContext,
): ReadonlyMap<string, OptionValue> {
  const attributes = attributesByName(field.at('attributes'), report);
  return new Map(
    options.flatMap((name) => {
      const value = attributes.get(name);
      if (!value) return [];
      const type = definitions.get(name)?.type;
      const label = readOrReport('value of an option', report, () =>
        readLabel(value, type, locales),
      );
      return label ? [[name, label] as const] : [];
    }),
  );
}

/** Takes the place of a value where a variant lacks one that others have: so nothing of either is lost. */
const NO_VALUE: OptionValue = {id: '-', label: '–'};

/** A variant with the values that it has. */
interface Chosen {
  readonly field: Field<RawVariant>;
  readonly choice: ReadonlyMap<string, OptionValue>;
}

/** The options that any variant has a value for. A variant that lacks one is reported. */
export function optionsOf(
  variants: readonly Chosen[],
  {options, definitions, report}: OptionContext,
): readonly ProductOption[] {
  const used = options.filter((id) => variants.some(({choice}) => choice.has(id)));
  return used.map((id) => {
    const values = variants.map(({field, choice}) => {
      const expected = `a list with "${id}", which other variants have`;
      const read = () => choice.get(id) ?? field.at('attributes').fail(expected);
      return readOrReport('value of an option', report, read) ?? NO_VALUE;
    });
    const unique = [...new Map(values.map((value) => [value.id, value])).values()];
    return {id, label: definitions.get(id)?.label ?? id, values: unique};
  });
}

/** The options of a variant: a value for each option of its product. */
export const selectedOf = (
  options: readonly Pick<ProductOption, 'id' | 'label'>[],
  choice: ReadonlyMap<string, OptionValue>,
): readonly SelectedOption[] =>
  options.map(({id: optionId, label: optionLabel}) => {
    const {id: valueId, label: valueLabel} = choice.get(optionId) ?? NO_VALUE;
    return {optionId, optionLabel, valueId, valueLabel};
  });
