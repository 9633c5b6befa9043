import {
  bestAvailability,
  type CallSource,
  customFields,
  type Field,
  fieldOf,
  pricingOf,
  productPricing,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {
  Availability,
  CategoryReference,
  Image,
  Product,
  ProductImage,
  ProductOption,
  ProductVariant,
  QuantityRule,
  Rating,
  SelectedOption,
  Seo,
  Swatch,
  TaxTreatment,
} from '@storefront-toolkit/types/catalog';
import {type Money, moneyFromDecimal} from '@storefront-toolkit/types/cms';
import type {CurrencyCode} from '@storefront-toolkit/types/config';
import type {
  RawConnection,
  RawImage,
  RawMoney,
  RawOption,
  RawOptionValue,
  RawProduct,
  RawSeo,
  RawVariant,
} from './raw.ts';
import {readDescription} from './read-description.ts';

type Maybe<Type> = Type | null | undefined;

/** The context that a normalizer needs besides BigCommerce's answer. */
export interface NormalizeContext<
  Custom extends object = object,
  VariantCustom extends object = object,
> {
  /** Which call is answered. */
  readonly source: CallSource;
  /** The path of the value in the answer. */
  readonly path: string;
  /** Currency of the request. A price in another one is refused. */
  readonly currency: CurrencyCode;
  /** Whether the prices were asked for with tax. */
  readonly tax: TaxTreatment;
  /** Receives the problems of parts that are left out. */
  readonly report: Report;
  /** Reads the store's own fields of a product. */
  readonly product?: ((raw: RawProduct) => Custom) | undefined;
  /** Reads the store's own fields of a variant. */
  readonly variant?: ((raw: RawVariant) => VariantCustom) | undefined;
}

/** The items of a list as the GraphQL API has it. By its schema, the list and each of its edges may be null. */
export const nodesOf = <Node>(field: Field<Maybe<RawConnection<Node>>>): readonly Field<Node>[] => {
  const edges = (field.at('edges') as Field<Maybe<readonly Maybe<{node: Node}>[]>>).given();
  const given = (edges?.list() ?? []).filter((edge) => edge.value !== null);
  return given.map((edge) => (edge as Field<{node: Node}>).at('node'));
};

/**
 * The address within the store, with `~` between its parts: `/kitchen/mugs/` → `kitchen~mugs`. A slug has no slash, and the last part alone
 * would not find the page again.
 */
export function readSlug(field: Field<Maybe<string>>): string {
  const path = field.filledText().replace(/^https?:\/\/[^/]+|[?#].*$/g, '');
  const slug = path.split('/').filter(Boolean).join('~');
  return slug || field.fail('an address with a name');
}

/** The addresses that a slug may stand for: BigCommerce ends them with a slash, unless the store says otherwise. */
export function pathsOf(slug: string): readonly [string, string] {
  const path = `/${slug.split('~').join('/')}`;
  return [`${path}/`, path];
}

/** A key: BigCommerce counts, and the contracts have texts. */
export const readId = (field: Field<Maybe<number>>): string => {
  const id = field.integer();
  return id > 0 ? String(id) : field.fail('a whole number above 0');
};

/** An amount, which must be in the currency. */
export function readMoney(field: Field<Maybe<RawMoney>>, currency: CurrencyCode): Money {
  const code = field.at('currencyCode');
  if (code.text() !== currency) code.fail(`${currency}, the currency that was asked for`);
  const value = field.at('value').number();
  if (value < 0) field.at('value').fail('a number of 0 or above');
  return field.at('value').read('a decimal', () => moneyFromDecimal(value, currency, 'half-up'));
}

/** An image. The name describes it when it has no text. */
export const readImage = (field: Field<Maybe<RawImage>>, name: string): Image => ({
  src: field.at('urlOriginal').filledText(),
  alt: field.at('altText').optionalText() ?? name,
});

function readGallery(
  field: Field<Maybe<RawConnection<RawImage>>>,
  name: string,
  report: Report,
): readonly ProductImage[] {
  const images = readEach(nodesOf(field), 'image', report, (image) => readImage(image, name));
  const unique = new Map(images.map((image) => [image.src, image]));
  return [...unique].map(([id, image]) => ({type: 'image', id, image}));
}

function readSwatch(field: Field<RawOptionValue>): Swatch | undefined {
  const src = field.at('imageUrl').optionalText();
  if (src) return {type: 'image', image: {src, alt: ''}};
  const color = field.at('hexColors').given()?.list()[0]?.text();
  return color?.startsWith('#') ? {type: 'color', color: color as `#${string}`} : undefined;
}

/** Options that tell variants apart. Others, such as an engraving, are not part of the contract. */
function readOptions(
  field: Field<Maybe<RawConnection<RawOption>>>,
  report: Report,
): readonly ProductOption[] {
  return readEach(nodesOf(field), 'option', report, (option) => {
    if (!option.at('isVariantOption').boolean()) return undefined;
    return {
      id: readId(option.at('entityId')),
      label: option.at('displayName').filledText(),
      values: readEach(nodesOf(option.at('values')), 'option value', report, (value) => {
        const swatch = readOrReport('swatch', report, () => readSwatch(value));
        const label = value.at('label').filledText();
        return {id: readId(value.at('entityId')), label, ...(swatch && {swatch})};
      }),
    };
  });
}

function readSelected(
  field: Field<RawVariant>,
  options: readonly ProductOption[],
): readonly SelectedOption[] {
  const list = field.at('options');
  const chosen = new Map(
    nodesOf(list).map((option) => {
      const [value] = nodesOf(option.at('values'));
      const id = value ?? option.at('values').fail('a list with a value');
      return [readId(option.at('entityId')), readId(id.at('entityId'))];
    }),
  );
  return options.map((option) => {
    const value = option.values.find(({id}) => id === chosen.get(option.id));
    if (!value) return list.fail(`a list with a known value for the option "${option.label}"`);
    const {id: optionId, label: optionLabel} = option;
    return {optionId, optionLabel, valueId: value.id, valueLabel: value.label};
  });
}

/** Whether something is there to be bought, by the status of its product and its stock. */
export function readStock(
  status: string,
  inventory: Field<RawVariant['inventory']> | undefined,
): Availability {
  const inStock = inventory?.at('isInStock').boolean() ?? true;
  if (status === 'Unavailable' || !inStock) return {status: 'out-of-stock'};
  if (status === 'Preorder') return {status: 'preorder'};
  const quantity = inventory?.at('aggregated').given()?.at('availableToSell').integer();
  return {status: 'in-stock', ...(quantity !== undefined && quantity > 0 && {quantity})};
}

function readAvailability(product: Field<RawProduct>, variant: Field<RawVariant>): Availability {
  const status = product.at('availabilityV2').at('status').text();
  const stock = readStock(status, variant.at('inventory').given());
  return variant.at('isPurchasable').boolean() ? stock : {status: 'out-of-stock'};
}

/** BigCommerce says 0 or nothing where there is no limit. */
function readQuantityRule(field: Field<RawProduct>): QuantityRule {
  const min = Math.max(1, field.at('minPurchaseQuantity').given()?.integer() ?? 1);
  const max = field.at('maxPurchaseQuantity').given()?.integer() ?? 0;
  if (max > 0 && max < min) field.at('maxPurchaseQuantity').fail('at least the minimum');
  return {min, ...(max > 0 && {max}), step: 1};
}

/** The average of the ratings. `undefined` until there is one. */
export function readRating(field: Field<RawProduct['reviewSummary']>): Rating | undefined {
  const count = field.given()?.at('numberOfReviews').integer() ?? 0;
  if (count < 1) return undefined;
  const average = field.at('averageRating').number();
  return average >= 1 && average <= 5
    ? {average, count}
    : field.at('averageRating').fail('a number from 1 to 5');
}

/** The texts for search engines. */
export function readSeo(field: Field<Maybe<RawSeo>>): Seo {
  const title = field.at('pageTitle').optionalText();
  const description = field.at('metaDescription').optionalText();
  return {...(title && {title}), ...(description && {description}), indexed: true};
}

/** Key, slug and name of a category. */
export const readReference = (
  field: Field<Maybe<{entityId?: number; name?: string; path?: string}>>,
): CategoryReference => ({
  id: readId(field.at('entityId')),
  slug: readSlug(field.at('path')),
  name: field.at('name').filledText(),
});

/**
 * Turns a product of the GraphQL Storefront API into the one of the contract.
 *
 * @param raw - The product, with the fields of the integration's query.
 * @param context - Currency, tax, and the functions for custom fields.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeProduct<Custom extends object, VariantCustom extends object>(
  raw: RawProduct,
  context: NormalizeContext<Custom, VariantCustom>,
): Product<Custom, VariantCustom> {
  const {source, path, currency, tax, report} = context;
  const field = fieldOf(raw, source, path);
  const name = field.at('name').filledText();
  const options = readOptions(field.at('productOptions'), report);
  const quantityRule = readOrReport('quantity rule', report, () => readQuantityRule(field)) ?? {
    min: 1,
    step: 1,
  };
  const toVariant = (variant: Field<RawVariant>): ProductVariant<VariantCustom> => {
    const id = readId(variant.at('entityId'));
    const gtin = variant.at('gtin').optionalText() ?? variant.at('upc').optionalText();
    const prices = variant.at('prices');
    const listPrice = prices.at('basePrice').given();
    const image = variant.at('defaultImage').given();
    const shown = image && readOrReport('image', report, () => readImage(image, name));
    return {
      id,
      sku: variant.at('sku').optionalText() ?? id,
      ...(gtin && {gtin}),
      selectedOptions: readSelected(variant, options),
      pricing: pricingOf({
        price: readMoney(prices.at('price'), currency),
        listPrice:
          listPrice && readOrReport('list price', report, () => readMoney(listPrice, currency)),
        tax,
      }),
      availability: readAvailability(field, variant),
      quantityRule,
      media: shown ? [{type: 'image', id: shown.src, image: shown}] : [],
      custom: customFields(context.variant, variant.value as RawVariant, source, variant.path),
    };
  };
  const list = field.at('variants');
  const [first, ...rest] = readEach(nodesOf(list), 'variant', report, toVariant);
  if (!first) return list.fail(`a list with at least one variant that has a price in ${currency}`);
  const variants = [first, ...rest] as const;
  const brand = readOrReport('brand', report, () =>
    field.at('brand').given()?.at('name').optionalText(),
  );
  const description = field.at('plainTextDescription').optionalText();
  const picture = field.at('defaultImage').given();
  const image = picture && readOrReport('image', report, () => readImage(picture, name));
  const rating = readOrReport('rating', report, () => readRating(field.at('reviewSummary')));
  return {
    id: readId(field.at('entityId')),
    slug: readSlug(field.at('path')),
    name,
    ...(brand && {brand}),
    ...(description && {description}),
    ...readDescription(field.at('description'), report),
    ...(image && {image}),
    pricing: productPricing(variants),
    availability: bestAvailability(variants),
    ...(rating && {rating}),
    badges: [],
    promotions: [],
    categories: readEach(nodesOf(field.at('categories')), 'category', report, readReference),
    media: readGallery(field.at('images'), name, report),
    options,
    variants: [first, ...rest],
    attributes: readEach(nodesOf(field.at('customFields')), 'attribute', report, (entry) => {
      const key = entry.at('name').filledText();
      return {type: 'text', key, label: key, value: entry.at('value').text()};
    }),
    seo: readOrReport('seo', report, () => readSeo(field.at('seo'))) ?? {indexed: true},
    custom: customFields(context.product, raw, source, path),
  };
}
