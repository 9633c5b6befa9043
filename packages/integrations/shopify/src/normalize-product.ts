import {
  bestAvailability,
  customFields,
  type Field,
  fieldOf,
  productPricing,
  readEach,
  readOrReport,
  type Report,
} from '@storefront-toolkit/integration-core';
import type {CategoryReference, Product, Seo} from '@storefront-toolkit/types/catalog';
import {toIsoDateTime} from '@storefront-toolkit/types/config';
import type {Collection, SEO as ShopifySeo} from './schema.ts';
import {readImage, readMedia} from './normalize-media.ts';
import {
  type NormalizeContext,
  type RawProduct,
  readOptions,
  readVariant,
  reportNothing,
} from './normalize-variant.ts';
import type {Raw} from './raw.ts';
import {readDescriptions} from './read-descriptions.ts';

/** The texts for search engines. A store that draws its own pages has no say by Shopify about which are listed. */
export function readSeo(field: Field<Raw<ShopifySeo> | null | undefined>): Seo {
  const title = field.at('title').optionalText();
  const description = field.at('description').optionalText();
  return {...(title && {title}), ...(description && {description}), indexed: true};
}

const readReference = (field: Field<Raw<Collection> | null | undefined>): CategoryReference => ({
  id: field.at('id').filledText(),
  slug: field.at('handle').filledText(),
  name: field.at('title').filledText(),
});

/** The variants that can be read. Without any, the first one says what is wrong. */
function readVariants<Custom extends object>(
  field: Field<RawProduct>,
  options: Product['options'],
  context: NormalizeContext<object, Custom>,
) {
  const {report = reportNothing} = context;
  const nodes = field.at('variants').at('nodes');
  const read = (variant: Field) => readVariant<Custom>(variant, options, context);
  const items = nodes.list();
  const [first, ...rest] = readEach(items, 'variant', report, read);
  if (first) return [first, ...rest] as const;
  const [unreadable] = items;
  return [unreadable ? read(unreadable) : nodes.fail('a list with at least one variant')] as const;
}

/** The parts that a product may do without. Those that can't be read are left out and reported. */
function readDetails(field: Field<RawProduct>, name: string, report: Report) {
  const brand = readOrReport('brand', report, () => field.at('vendor').optionalText());
  const image = readOrReport('image', report, () => {
    const given = field.at('featuredImage').given();
    return given && readImage(given);
  });
  const updatedAt = readOrReport('moment', report, () =>
    field.at('updatedAt').read('a moment', (value) => toIsoDateTime(value as string)),
  );
  const categories = readOrReport('categories', report, () =>
    readEach(field.at('collections').at('nodes').list(), 'category', report, readReference),
  );
  const media = readOrReport('media', report, () =>
    readMedia(field.at('media').at('nodes'), name, report),
  );
  return {
    ...(brand && {brand}),
    ...readDescriptions(field, report),
    ...(image && {image}),
    ...(updatedAt && {updatedAt}),
    categories: categories ?? [],
    media: media ?? [],
    seo: readOrReport('seo', report, () => readSeo(field.at('seo'))) ?? {indexed: true},
  };
}

/**
 * Turns a product of the Storefront API into the one of the contract. It needs an id, a handle, a title, its options, and one variant with a price.
 * Other parts that can't be read are left out, and reported.
 *
 * @param raw - The product, with the fields of the integration's query.
 * @param context - Currency, tax, and the functions for custom fields and reports.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeProduct<Custom extends object, VariantCustom extends object>(
  raw: RawProduct,
  context: NormalizeContext<Custom, VariantCustom>,
): Product<Custom, VariantCustom> {
  const {source, path, report = reportNothing} = context;
  const field = fieldOf(raw, source, path);
  const name = field.at('title').filledText();
  const options = readOptions(field.at('options'), report);
  const variants = readVariants<VariantCustom>(field, options, context);
  return {
    id: field.at('id').filledText(),
    slug: field.at('handle').filledText(),
    name,
    ...readDetails(field, name, report),
    pricing: productPricing(variants),
    availability: bestAvailability(variants),
    badges: [],
    promotions: [],
    options,
    variants,
    attributes: [],
    custom: customFields(context.product, raw, source, path),
  };
}
