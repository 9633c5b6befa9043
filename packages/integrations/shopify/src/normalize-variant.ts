import {
  type CallSource,
  customFields,
  type Field,
  pricingOf,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  MeasureUnit,
  OptionValue,
  Pricing,
  ProductImage,
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
  ProductOptionValue as ShopifyOptionValue,
  ProductOptionValueSwatch,
  ProductVariant as ShopifyVariant,
} from './schema.ts';
import {readImage} from './normalize-media.ts';
import {readMoney} from './normalize-money.ts';
import type {Raw} from './raw.ts';

/** The context that a normalizer needs besides Shopify's answer. */
export interface NormalizeContext<
  Custom extends object = object,
  VariantCustom extends object = object,
> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the value in the answer. */
  readonly path: string;
  /** Currency of the request. A price in another one is refused. */
  readonly currency: CurrencyCode;
  /** Whether the store's prices contain tax: the Storefront API does not say. */
  readonly tax: TaxTreatment;
  /** Receives the problems of parts that are left out. Default: they are dropped. */
  readonly report?: Report | undefined;
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
type RawOptionValue = Maybe<Raw<ShopifyOptionValue>>;

/** Drops all problems: the default. */
export const reportNothing: Report = () => undefined;

const UNITS: Readonly<Record<string, MeasureUnit>> = {
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  OZ: 'oz',
  LB: 'lb',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
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

/** The sample of a value. */
export function readSwatch(field: Field<Maybe<Raw<ProductOptionValueSwatch>>>): Swatch | undefined {
  const image = field.at('image').given()?.at('previewImage').given();
  if (image) return {type: 'image', image: {...readImage(image), alt: ''}};
  const color = field.at('color').optionalText();
  if (color === undefined) return undefined;
  if (!color.startsWith('#')) field.at('color').fail('a color in hexadecimal digits behind #');
  return {type: 'color', color: color as `#${string}`};
}

/** Shopify gives a product without options the option "Title" with the value "Default Title". */
const isPlaceholder = ({label, values}: ProductOption) =>
  label === 'Title' && values.length === 1 && values[0]?.label === 'Default Title';

function readOptionValue(value: Field<RawOptionValue>, report: Report): OptionValue {
  const swatch = readOrReport('swatch', report, () => {
    const given = value.at('swatch').given();
    return given && readSwatch(given);
  });
  const label = value.at('name').filledText();
  return {id: value.at('id').filledText(), label, ...(swatch && {swatch})};
}

/** The options in which the variants of a product differ. Values that can't be read are left out, and reported. */
export function readOptions(
  field: Field<Maybe<readonly Maybe<Raw<ShopifyOption>>[]>>,
  report: Report,
): readonly ProductOption[] {
  const options = field.list().map((option) => ({
    id: option.at('id').filledText(),
    label: option.at('name').filledText(),
    values: readEach(option.at('optionValues').list(), 'option value', report, (value) =>
      readOptionValue(value, report),
    ),
  }));
  return options.filter((option) => !isPlaceholder(option));
}

/** The value that a variant has for an option, which Shopify says by names. */
export function readSelectedOption(
  field: Field<Maybe<Raw<ShopifyVariant>>>,
  option: ProductOption,
): SelectedOption {
  const chosen = field.at('selectedOptions');
  const pair = chosen.list().find((each) => each.at('name').value === option.label);
  if (!pair) return chosen.fail(`a list with the option "${option.label}"`);
  const label = pair.at('value').text();
  const value = option.values.find((candidate) => candidate.label === label);
  if (!value) return pair.at('value').fail(`a known value of the option "${option.label}"`);
  return {
    optionId: option.id,
    optionLabel: option.label,
    valueId: value.id,
    valueLabel: value.label,
  };
}

/** Whether a variant can be bought. */
export function readAvailability(
  field: Field<Maybe<Raw<ShopifyVariant>>>,
  report: Report,
): Availability {
  if (!field.at('availableForSale').boolean()) return {status: 'out-of-stock'};
  if (field.at('currentlyNotInStock').boolean()) return {status: 'backorder'};
  const quantity = readOrReport('stock level', report, () =>
    field.at('quantityAvailable').given()?.integer(),
  );
  return {status: 'in-stock', ...(quantity !== undefined && quantity > 0 && {quantity})};
}

/** Which quantities of a variant may be ordered. A limit that contradicts the smallest quantity is left out, and reported. */
export function readQuantityRule(
  field: Field<Maybe<Raw<ShopifyVariant>>>,
  report: Report,
): QuantityRule {
  const rule = field.at('quantityRule');
  const positive = (part: Field) => {
    const value = part.integer();
    return value > 0 ? value : part.fail('a whole number above 0');
  };
  const min = positive(rule.at('minimum'));
  const max = readOrReport('quantity limit', report, () => {
    const limit = rule.at('maximum').given()?.integer();
    return limit === undefined || limit >= min
      ? limit
      : rule.at('maximum').fail('at least the minimum');
  });
  return {min, ...(max !== undefined && {max}), step: positive(rule.at('increment'))};
}

/** The price of a measure. Shopify sends a measurement for every variant: without a price it says nothing. */
function readUnitPrice(field: Field<RawVariant>, currency: CurrencyCode): UnitPrice | undefined {
  const price = field.at('unitPrice').given();
  if (!price) return undefined;
  const unit = field.at('unitPriceMeasurement').at('referenceUnit');
  const measure = field.at('unitPriceMeasurement').at('referenceValue');
  return {
    price: readMoney(price, currency),
    measure: measure.number() > 0 ? measure.number() : measure.fail('a number above 0'),
    unit: UNITS[unit.optionalText() ?? ''] ?? unit.fail('a unit that the contract knows'),
  };
}

/** The price of a variant, with those beside it that can be read. */
function readPricing(
  field: Field<RawVariant>,
  {currency, tax}: Pick<NormalizeContext, 'currency' | 'tax'>,
  report: Report,
): Pricing {
  const price = readMoney(field.at('price'), currency);
  const listPrice = readOrReport('list price', report, () => {
    const given = field.at('compareAtPrice').given();
    return given && readMoney(given, currency);
  });
  const unitPrice = readOrReport('unit price', report, () => readUnitPrice(field, currency));
  return pricingOf({price, listPrice, ...(unitPrice && {unitPrice}), tax});
}

/** A variant as the contract has it. */
export function readVariant<Custom extends object>(
  field: Field<RawVariant>,
  options: readonly ProductOption[],
  context: NormalizeContext<object, Custom>,
): ProductVariant<Custom> {
  const {source, report = reportNothing} = context;
  const id = field.at('id').filledText();
  const gtin = readOrReport('barcode', report, () => field.at('barcode').optionalText());
  const image = readOrReport('image', report, (): ProductImage | undefined => {
    const given = field.at('image').given();
    if (!given) return undefined;
    return {type: 'image', id: given.at('id').optionalText() ?? id, image: readImage(given)};
  });
  return {
    id,
    sku: field.at('sku').optionalText() ?? id,
    ...(gtin && {gtin}),
    selectedOptions: options.map((option) => readSelectedOption(field, option)),
    pricing: readPricing(field, context, report),
    availability: readAvailability(field, report),
    quantityRule: readQuantityRule(field, report),
    media: image ? [image] : [],
    custom: customFields(context.variant, field.value as RawVariant, source, field.path),
  };
}
