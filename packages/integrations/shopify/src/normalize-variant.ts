import {
  type CallSource,
  customFields,
  type Field,
  pricingOf,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  MeasureUnit,
  OptionValue,
  ProductOption,
  ProductVariant,
  QuantityRule,
  SelectedOption,
  Swatch,
  TaxTreatment,
  UnitPrice,
} from '@storefront-toolkit/types/catalog';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  Product as ShopifyProduct,
  ProductOption as ShopifyOption,
  ProductOptionValueSwatch,
  ProductVariant as ShopifyVariant,
} from './schema.ts';
import {readImage} from './normalize-media.ts';
import {readMoney} from './normalize-money.ts';
import type {Raw} from './raw.ts';

/** What a normalizer has to know beside what Shopify sends. */
export interface NormalizeContext<
  Custom extends object = object,
  VariantCustom extends object = object,
> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the value stands in the answer. */
  readonly path: string;
  /** Currency of the request. A price in another one is refused. */
  readonly currency: CurrencyCode;
  /** Whether the store's prices contain tax: the Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** Reads the store's own fields of a product. */
  readonly product?: ((raw: RawProduct) => Custom) | undefined;
  /** Reads the store's own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
}

/** A product of the Storefront API. */
export type RawProduct = Raw<ShopifyProduct>;
/** A variant of the Storefront API. */
export type RawVariant = Raw<ShopifyVariant>;

type Maybe<Type> = Type | null | undefined;

const UNITS: Readonly<Record<string, MeasureUnit>> = {
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  OZ: 'oz',
  LB: 'lb',
  ML: 'ml',
  L: 'l',
  FLOZ: 'fl oz',
  GAL: 'gal',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  M2: 'm²',
  FT2: 'ft²',
  M3: 'm³',
  ITEM: 'piece',
};

function readSwatch(field: Field<Maybe<Raw<ProductOptionValueSwatch>>>): Swatch | undefined {
  const image = field.at('image').given()?.at('previewImage').given();
  if (image) return {type: 'image', image: {...readImage(image), alt: ''}};
  const color = field.at('color').optionalText();
  return color?.startsWith('#') ? {type: 'color', color: color as `#${string}`} : undefined;
}

/** Shopify gives a product without options the option "Title" with the value "Default Title". */
const isPlaceholder = ({label, values}: ProductOption) =>
  label === 'Title' && values.length === 1 && values[0]?.label === 'Default Title';

/** What the variants of a product differ in. */
export function readOptions(
  field: Field<Maybe<readonly Maybe<Raw<ShopifyOption>>[]>>,
): readonly ProductOption[] {
  const options = field.list().map((option) => ({
    id: option.at('id').filledText(),
    label: option.at('name').filledText(),
    values: option
      .at('optionValues')
      .list()
      .map((value): OptionValue => {
        const given = value.at('swatch').given();
        const swatch = given && readSwatch(given);
        const label = value.at('name').filledText();
        return {id: value.at('id').filledText(), label, ...(swatch && {swatch})};
      }),
  }));
  return options.filter((option) => !isPlaceholder(option));
}

/** The value that a variant has for each option, which Shopify says by names. */
export function readSelectedOptions(
  field: Field<Maybe<Raw<ShopifyVariant>>>,
  options: readonly ProductOption[],
): readonly SelectedOption[] {
  const chosen = field.at('selectedOptions');
  const pairs = chosen
    .list()
    .map((pair) => ({name: pair.at('name').text(), value: pair.at('value').text()}));
  return options.map((option) => {
    const label = pairs.find(({name}) => name === option.label)?.value;
    const value = option.values.find((candidate) => candidate.label === label);
    if (!value) return chosen.fail(`a list with a known value for the option "${option.label}"`);
    const {id: optionId, label: optionLabel} = option;
    return {optionId, optionLabel, valueId: value.id, valueLabel: value.label};
  });
}

/** Whether a variant can be bought. */
export function readAvailability(field: Field<Maybe<Raw<ShopifyVariant>>>): Availability {
  if (!field.at('availableForSale').boolean()) return {status: 'out-of-stock'};
  if (field.at('currentlyNotInStock').boolean()) return {status: 'backorder'};
  const quantity = field.at('quantityAvailable').given()?.integer();
  return {status: 'in-stock', ...(quantity !== undefined && quantity > 0 && {quantity})};
}

/** Which quantities of a variant may be ordered. */
export function readQuantityRule(field: Field<Maybe<Raw<ShopifyVariant>>>): QuantityRule {
  const rule = field.at('quantityRule');
  const positive = (part: Field) => {
    const value = part.integer();
    return value > 0 ? value : part.fail('a whole number above 0');
  };
  const max = rule.at('maximum').given()?.integer();
  const min = positive(rule.at('minimum'));
  if (max !== undefined && max < min) rule.at('maximum').fail('at least the minimum');
  return {min, ...(max !== undefined && {max}), step: positive(rule.at('increment'))};
}

function readUnitPrice(field: Field<RawVariant>, currency: CurrencyCode): UnitPrice | undefined {
  const price = field.at('unitPrice').given();
  const measurement = field.at('unitPriceMeasurement').given();
  const unit = UNITS[measurement?.at('referenceUnit').optionalText() ?? ''];
  if (!price || !measurement || !unit) return undefined;
  return {
    price: readMoney(price, currency),
    measure: measurement.at('referenceValue').number(),
    unit,
  };
}

/** A variant as the contract has it. */
export function readVariant<Custom extends object>(
  field: Field<RawVariant>,
  options: readonly ProductOption[],
  context: NormalizeContext<object, Custom>,
): ProductVariant<Custom> {
  const {currency, tax, source} = context;
  const id = field.at('id').filledText();
  const gtin = field.at('barcode').optionalText();
  const listPrice = field.at('compareAtPrice').given();
  const unitPrice = readUnitPrice(field, currency);
  const image = field.at('image').given();
  return {
    id,
    sku: field.at('sku').optionalText() ?? id,
    ...(gtin && {gtin}),
    selectedOptions: readSelectedOptions(field, options),
    pricing: pricingOf({
      price: readMoney(field.at('price'), currency),
      listPrice: listPrice && readMoney(listPrice, currency),
      ...(unitPrice && {unitPrice}),
      tax,
    }),
    availability: readAvailability(field),
    quantityRule: readQuantityRule(field),
    media: image
      ? [{type: 'image', id: image.at('id').optionalText() ?? id, image: readImage(image)}]
      : [],
    custom: customFields(context.variant, field.value as RawVariant, source, field.path),
  };
}
