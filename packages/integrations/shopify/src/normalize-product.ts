import {
  bestAvailability,
  customFields,
  type Field,
  fieldOf,
  productPricing,
} from '@storefront-toolkit/integration-core';
import type {Product, Seo} from '@storefront-toolkit/types/catalog';
import {toIsoDateTime} from '@storefront-toolkit/types/config';
import type {SEO as ShopifySeo} from './schema.ts';
import {readImage, readMedia} from './normalize-media.ts';
import {
  type NormalizeContext,
  type RawProduct,
  readOptions,
  readVariant,
} from './normalize-variant.ts';
import type {Raw} from './raw.ts';

/** What search engines read. A store that draws its own pages has no say by Shopify about which are listed. */
export function readSeo(field: Field<Raw<ShopifySeo> | null | undefined>): Seo {
  const title = field.at('title').optionalText();
  const description = field.at('description').optionalText();
  return {...(title && {title}), ...(description && {description}), indexed: true};
}

/**
 * Turns a product of the Storefront API into the one of the contract.
 *
 * @param raw - The product, with the fields of the integration's query.
 * @param context - Currency, tax, and the functions for custom fields.
 * @throws {@link IntegrationError} of type `invalid-response`, which names the path of the bad field.
 */
export function normalizeProduct<Custom extends object, VariantCustom extends object>(
  raw: RawProduct,
  context: NormalizeContext<Custom, VariantCustom>,
): Product<Custom, VariantCustom> {
  const field = fieldOf(raw, context.source, context.path);
  const name = field.at('title').filledText();
  const options = readOptions(field.at('options'));
  const nodes = field.at('variants').at('nodes');
  const [first, ...rest] = nodes
    .list()
    .map((variant) => readVariant<VariantCustom>(variant as Field<Raw<never>>, options, context));
  if (!first) return nodes.fail('a list with at least one variant');
  const variants = [first, ...rest] as const;
  const brand = field.at('vendor').optionalText();
  const description = field.at('description').optionalText();
  const image = field.at('featuredImage').given();
  return {
    id: field.at('id').filledText(),
    slug: field.at('handle').filledText(),
    name,
    ...(brand && {brand}),
    ...(description && {description}),
    ...(image && {image: readImage(image)}),
    pricing: productPricing(variants),
    availability: bestAvailability(variants),
    badges: [],
    promotions: [],
    categories: field
      .at('collections')
      .at('nodes')
      .list()
      .map((collection) => ({
        id: collection.at('id').filledText(),
        slug: collection.at('handle').filledText(),
        name: collection.at('title').filledText(),
      })),
    media: readMedia(field.at('media').at('nodes'), name),
    options,
    variants: [first, ...rest],
    attributes: [],
    seo: readSeo(field.at('seo')),
    updatedAt: field.at('updatedAt').read('a moment', (value) => toIsoDateTime(value as string)),
    custom: customFields(context.product, raw, context.source, context.path),
  };
}
