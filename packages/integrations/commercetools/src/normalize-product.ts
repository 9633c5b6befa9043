import type {
  CategoryReference as RawCategoryReference,
  ProductProjection,
} from '@commercetools/platform-sdk';
import {
  bestAvailability,
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  productPricing,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  CategoryReference,
  Product,
  ProductVariant,
  Seo,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import {type CurrencyCode, toIsoDateTime} from '@storefront-toolkit/types/config';
import {optionalText, readSlug, requiredText} from './locale.ts';
import {attributesByName, readDefinitions, readFacts} from './normalize-attributes.ts';
import {readAvailability} from './normalize-stock.ts';
import {
  optionsOf,
  type RawVariant,
  readChoices,
  readImages,
  readPricing,
  selectedOf,
  variantKey,
} from './normalize-variant.ts';
import type {Raw} from './raw.ts';

type Maybe<Type> = Type | null | undefined;

/** A product of the HTTP API, as one of its projections. */
export type RawProduct = Raw<ProductProjection>;

/** The context that a normalizer needs besides commercetools' answer. */
export interface NormalizeContext<
  Custom extends object = object,
  VariantCustom extends object = object,
> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** Path of the value in the answer. */
  readonly path: string;
  /** Locales in which texts are looked for, best first. */
  readonly locales: readonly string[];
  /** Currency of the request. A variant with a price in another one is left out. */
  readonly currency: CurrencyCode;
  /** Whether the project's prices contain tax. */
  readonly tax: TaxTreatment;
  /** Names of the attributes that a shopper chooses by, in the order of choice. */
  readonly options: readonly string[];
  /** Names of the attributes that shoppers see, in their order. Without them, all are shown that hold for all variants. */
  readonly attributes?: readonly string[] | undefined;
  /** Keys of the supply channels whose stock counts. Without them, all stock does. */
  readonly supplyChannels?: readonly string[] | undefined;
  /** Receives the problems of parts that are left out. */
  readonly report?: Report | undefined;
  /** Reads the store's own fields of a product. */
  readonly product?: ((raw: RawProduct) => Custom) | undefined;
  /** Reads the store's own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
}

/** Takes no note of anything. */
export const ignore: Report = () => undefined;

/** References to categories. One that wasn't expanded has neither name nor slug: it is left out and reported. */
export function readCategories(
  field: Field<Maybe<readonly Maybe<Raw<RawCategoryReference>>[]>>,
  locales: readonly string[],
  report: Report,
): readonly CategoryReference[] {
  const list = readOrReport('categories', report, () => field.list()) ?? [];
  return readEach(list, 'category', report, (reference) => {
    const category = reference.at('obj');
    const id = (category.given() ?? category.fail('a category, expanded')).at('id').filledText();
    const name = requiredText(category.at('name'), locales);
    return {id, slug: readSlug(category.at('slug'), id, locales, report), name};
  });
}

/** The texts for search engines. */
export function readSeo(
  field: Field<Raw<Pick<ProductProjection, 'metaTitle' | 'metaDescription'>>>,
  locales: readonly string[],
  report: Report,
): Seo {
  const title = optionalText(field.at('metaTitle'), locales, 'title for search engines', report);
  const description = optionalText(
    field.at('metaDescription'),
    locales,
    'description for search engines',
    report,
  );
  return {...(title && {title}), ...(description && {description}), indexed: true};
}

/** A variant without its options: those are known when all variants are. */
function readVariant<VariantCustom extends object>(
  variant: Field<Maybe<RawVariant>>,
  productId: string,
  name: string,
  context: NormalizeContext<object, VariantCustom>,
) {
  const {source, currency, supplyChannels, report = ignore} = context;
  const key = variantKey(productId, variant.at('id').integer());
  const price = variant.at('price').given();
  if (!price) return variant.at('price').fail(`a price in ${currency}`);
  return {
    id: key,
    sku: variant.at('sku').optionalText() ?? key,
    pricing: readPricing(price, context),
    availability: readAvailability(variant.at('availability'), supplyChannels),
    quantityRule: {min: 1, step: 1},
    media: readImages(variant, name, report),
    custom: customFields(context.variant, variant.value as RawVariant, source, variant.path),
  };
}

/** Variants that can be read and have a price for the request. Others are left out and reported, and one must be left. */
function readVariants<VariantCustom extends object>(
  field: Field<RawProduct>,
  productId: string,
  name: string,
  context: NormalizeContext<object, VariantCustom>,
) {
  const {report = ignore} = context;
  const master = field.at('masterVariant');
  const others = readOrReport('variants', report, () => field.at('variants').list()) ?? [];
  const all = [master, ...others] as Field<RawVariant>[];
  const read = readEach(all, 'variant', report, (variant) => ({
    field: variant,
    variant: readVariant(variant, productId, name, context),
  }));
  const [first, ...rest] = read;
  if (first) return [first, ...rest] as const;
  const priced = all.find((variant) => variant.at('price').given());
  if (priced) readVariant(priced, productId, name, context);
  return master.at('price').fail(`a price in ${context.currency}, on any variant`);
}

/**
 * Turns a product projection into the product of the contract. Leaves out and reports bad parts that it can do without: one variant of
 * several, an image, an attribute, a category.
 *
 * @param raw - The projection, with its product type and categories expanded.
 * @param context - Locales, currency, tax, options, and the functions for custom fields.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeProduct<Custom extends object, VariantCustom extends object>(
  raw: RawProduct,
  context: NormalizeContext<Custom, VariantCustom>,
): Product<Custom, VariantCustom> {
  const {source, path, locales, report = ignore} = context;
  const field = fieldOf(raw, source, path);
  const id = field.at('id').filledText();
  const name = requiredText(field.at('name'), locales);
  const definitions = readDefinitions(field.at('productType'), locales, report);
  const optionContext = {options: context.options, definitions, locales, report};
  const sold = readVariants(field, id, name, context);
  const chosen = sold.map((each) => ({...each, choice: readChoices(each.field, optionContext)}));
  const options = optionsOf(chosen, optionContext);
  const variants = chosen.map(
    ({variant: {id: key, sku, ...variant}, choice}): ProductVariant<VariantCustom> => ({
      id: key,
      sku,
      selectedOptions: selectedOf(options, choice),
      ...variant,
    }),
  ) as [ProductVariant<VariantCustom>, ...ProductVariant<VariantCustom>[]];
  const description = optionalText(field.at('description'), locales, 'description', report);
  const master = field.at('masterVariant');
  const media =
    sold.find((each) => each.field.path === master.path)?.variant.media ??
    readImages(master, name, report);
  const image = media[0]?.image;
  const updatedAt = readOrReport('updatedAt', report, () =>
    field.at('lastModifiedAt').read('a moment', (value) => toIsoDateTime(value as string)),
  );
  const attributes = {
    product: attributesByName(field.at('attributes'), report),
    variants: chosen.map((each) => attributesByName(each.field.at('attributes'), ignore)),
  };
  return {
    id,
    slug: readSlug(field.at('slug'), id, locales, report),
    name,
    ...(description && {description}),
    ...(image && {image}),
    pricing: productPricing(variants),
    availability: bestAvailability(variants),
    badges: [],
    promotions: [],
    categories: readCategories(field.at('categories'), locales, report),
    media,
    options,
    variants,
    attributes: readFacts(attributes, {...optionContext, shown: context.attributes}),
    seo: readSeo(field, locales, report),
    ...(updatedAt && {updatedAt}),
    custom: customFields(context.product, raw, source, path),
  };
}
