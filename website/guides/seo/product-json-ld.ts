// #region product
import type {AvailabilityStatus, Pricing, Product} from '@storefront-toolkit/types/catalog';
import {moneyToDecimal} from '@storefront-toolkit/types/cms';
import type {
  AggregateOffer,
  ItemAvailability,
  Offer,
  Product as SchemaProduct,
  WithContext,
} from 'schema-dts';

const AVAILABILITY: Readonly<Record<AvailabilityStatus, ItemAvailability>> = {
  'in-stock': 'https://schema.org/InStock',
  'low-stock': 'https://schema.org/LimitedAvailability',
  backorder: 'https://schema.org/BackOrder',
  preorder: 'https://schema.org/PreOrder',
  'out-of-stock': 'https://schema.org/OutOfStock',
  discontinued: 'https://schema.org/Discontinued',
};

function offerOf(
  {price, range, validUntil}: Pricing,
  {availability, variants}: Product,
  url: string,
): Offer | AggregateOffer {
  const shared = {
    url,
    priceCurrency: price.currency,
    availability: AVAILABILITY[availability.status],
  };
  return range
    ? {
        ...shared,
        '@type': 'AggregateOffer',
        lowPrice: moneyToDecimal(range.min),
        highPrice: moneyToDecimal(range.max),
        offerCount: variants.length,
      }
    : {
        ...shared,
        '@type': 'Offer',
        price: moneyToDecimal(price),
        ...(validUntil && {priceValidUntil: validUntil}),
      };
}

/** The gallery, or the image of the tile where there is no gallery. */
function imagesOf({media, image}: Product): readonly string[] {
  const gallery = media.flatMap((medium) => (medium.type === 'image' ? medium.image.src : []));
  return gallery.length > 0 || !image ? gallery : [image.src];
}

/** The product's data for search engines. Unknown fields are left out. */
export function productJsonLd(product: Product, url: string): WithContext<SchemaProduct> {
  const {name, description, brand, pricing, rating, variants} = product;
  const {sku, gtin} = variants[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    image: imagesOf(product).map((src) => new URL(src, url).href),
    sku,
    offers: offerOf(pricing, product, url),
    ...(description && {description}),
    ...(brand && {brand: {'@type': 'Brand', name: brand}}),
    ...(gtin && {gtin}),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
      },
    }),
  };
}
// #endregion
