import type {
  CategoryReference as RawCategoryReference,
  Price,
  ProductProjection,
  ProductVariant as CtVariant,
} from '@commercetools/platform-sdk';
import {
  bestAvailability,
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  pricingOf,
  productPricing,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  CategoryReference,
  OptionValue,
  Pricing,
  Product,
  ProductImage,
  ProductOption,
  ProductVariant,
  SelectedOption,
  Seo,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {localized, requiredText} from './locale.ts';
import {attributesByName, readDefinitions, readFacts, readLabel} from './normalize-attributes.ts';
import {readMoney} from './normalize-money.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A product of the HTTP API, as one of its projections. */
export type RawProduct = Raw<ProductProjection>;
/** A variant of the HTTP API. */
export type RawVariant = Raw<CtVariant>;

/** What a normalizer has to know beside what commercetools sends. */
export interface NormalizeContext<
  Custom extends object = object,
  VariantCustom extends object = object,
> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Where the value stands in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Currency of the request. A price in another one is refused. */
  readonly currency: CurrencyCode;
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by, in the order of choice. */
  readonly options: readonly string[];
  /** Reads the store's own fields of a product. */
  readonly product?: ((raw: RawProduct) => Custom) | undefined;
  /** Reads the store's own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
}

/** Key of a variant: commercetools counts them within their product. */
export const variantKey = (productId: string, number: number) => `${productId}:${number}`;

/** The parts of a {@link variantKey}, or `undefined` when it is none. */
export function parseVariantKey(key: string) {
  const [, productId, number] = /^(.+):(\d+)$/.exec(key) ?? [];
  return productId === undefined ? undefined : {productId, variantId: Number(number)};
}

/** The images of a variant. */
export function readImages(field: Field<Maybe<RawVariant>>, name: string): readonly ProductImage[] {
  const images = field.at('images').given()?.list() ?? [];
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const src = image.at('url').filledText();
    if (seen.has(src)) return [];
    seen.add(src);
    const size = image.at('dimensions').given();
    const [width, height] = [size?.at('w').integer() ?? 0, size?.at('h').integer() ?? 0];
    const alt = image.at('label').optionalText() ?? name;
    // Images from elsewhere have the size 0 × 0.
    const known = width > 0 && height > 0;
    return [{type: 'image', id: src, image: {src, alt, ...(known && {width, height})}}];
  });
}

/** The price that commercetools has selected for the currency and the country. */
export function readPricing(
  field: Field<Maybe<Raw<Price>>>,
  {currency, tax}: Pick<NormalizeContext, 'currency' | 'tax'>,
): Pricing {
  const listPrice = readMoney(field.at('value'), currency);
  const discounted = field.at('discounted').given();
  const price = discounted ? readMoney(discounted.at('value'), currency) : listPrice;
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

/** Whether a variant can be bought. Without an inventory entry, commercetools does not count it: it can. */
export function readAvailability(field: Field<Maybe<RawVariant>>): Availability {
  const availability = field.at('availability').given();
  if (availability?.at('isOnStock').given()?.boolean() === false) return {status: 'out-of-stock'};
  const quantity = availability?.at('availableQuantity').given()?.integer();
  return {status: 'in-stock', ...(quantity !== undefined && quantity > 0 && {quantity})};
}

/** The value that a variant has for each option. */
export function readChoices(
  field: Field<Maybe<RawVariant>>,
  {options, locales}: Pick<NormalizeContext, 'options' | 'locales'>,
): ReadonlyMap<string, OptionValue> {
  const attributes = attributesByName(field.at('attributes'));
  return new Map(
    options.flatMap((name) => {
      const value = attributes.get(name);
      const label = value && readLabel(value, locales);
      return label ? [[name, label] as const] : [];
    }),
  );
}

/** The options that all variants have a value for. */
function optionsOf(
  choices: readonly ReadonlyMap<string, OptionValue>[],
  labels: ReadonlyMap<string, {readonly label: string}>,
  names: readonly string[],
): readonly ProductOption[] {
  return names.flatMap((id) => {
    const values = choices.flatMap((choice) => choice.get(id) ?? []);
    if (values.length < choices.length) return [];
    const unique = [...new Map(values.map((value) => [value.id, value])).values()];
    return [{id, label: labels.get(id)?.label ?? id, values: unique}];
  });
}

const selectedOf = (
  options: readonly ProductOption[],
  choice: ReadonlyMap<string, OptionValue>,
): readonly SelectedOption[] =>
  options.flatMap(({id: optionId, label: optionLabel}) => {
    const value = choice.get(optionId);
    return value ? [{optionId, optionLabel, valueId: value.id, valueLabel: value.label}] : [];
  });

/** References to categories that were expanded. Others have neither name nor slug. */
export function readCategories(
  field: Field<Maybe<readonly Maybe<Raw<RawCategoryReference>>[]>>,
  locales: readonly string[],
): readonly CategoryReference[] {
  return field.list().flatMap((reference) => {
    const category = reference.at('obj').given();
    if (!category) return [];
    const name = requiredText(category.at('name'), locales);
    const slug = requiredText(category.at('slug'), locales);
    return [{id: category.at('id').filledText(), slug, name}];
  });
}

/** What search engines read. */
export function readSeo(
  field: Field<Raw<Pick<ProductProjection, 'metaTitle' | 'metaDescription'>>>,
  locales: readonly string[],
): Seo {
  const title = localized(field.at('metaTitle'), locales);
  const description = localized(field.at('metaDescription'), locales);
  return {...(title && {title}), ...(description && {description}), indexed: true};
}

/**
 * Turns a product projection into the product of the contract. Variants without a price for the request are left out.
 *
 * @param raw - The projection, with its product type and categories expanded.
 * @param context - Locales, currency, tax, options, and the functions for custom fields.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeProduct<Custom extends object, VariantCustom extends object>(
  raw: RawProduct,
  context: NormalizeContext<Custom, VariantCustom>,
): Product<Custom, VariantCustom> {
  const {source, path, locales, currency} = context;
  const field = fieldOf(raw, source, path);
  const id = field.at('id').filledText();
  const name = requiredText(field.at('name'), locales);
  const master = field.at('masterVariant');
  const sold = [master, ...field.at('variants').list()].filter(
    (variant) => variant.at('price').given() !== undefined,
  ) as Field<RawVariant>[];
  const definitions = readDefinitions(field.at('productType'), locales);
  const choices = sold.map((variant) => readChoices(variant, context));
  const options = optionsOf(choices, definitions, context.options);
  const toVariant = (variant: Field<RawVariant>, index: number): ProductVariant<VariantCustom> => {
    const key = variantKey(id, variant.at('id').integer());
    return {
      id: key,
      sku: variant.at('sku').optionalText() ?? key,
      selectedOptions: selectedOf(options, choices[index] ?? new Map<string, OptionValue>()),
      pricing: readPricing(variant.at('price'), context),
      availability: readAvailability(variant),
      quantityRule: {min: 1, step: 1},
      media: readImages(variant, name),
      custom: customFields(context.variant, variant.value as RawVariant, source, variant.path),
    };
  };
  const [first, ...rest] = sold.map(toVariant);
  if (!first) return master.at('price').fail(`a price in ${currency}, on any variant`);
  const variants = [first, ...rest] as const;
  const description = localized(field.at('description'), locales);
  const media = readImages(master, name);
  const image = media[0]?.image;
  const updated = field.at('lastModifiedAt');
  return {
    id,
    slug: requiredText(field.at('slug'), locales),
    name,
    ...(description && {description}),
    ...(image && {image}),
    pricing: productPricing(variants),
    availability: bestAvailability(variants),
    badges: [],
    promotions: [],
    categories: readCategories(field.at('categories'), locales),
    media,
    options,
    variants: [first, ...rest],
    attributes: readFacts(
      new Map([
        ...attributesByName(field.at('attributes')),
        ...attributesByName(master.at('attributes')),
      ]),
      definitions,
      context.options,
      locales,
    ),
    seo: readSeo(field, locales),
    updatedAt: updated.read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.product, raw, source, path),
  };
}
