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
    : {...shared, '@type': 'Offer', price: moneyToDecimal(price), priceValidUntil: validUntil};
}

/** What search engines read about a product. Values that are not known are left out by `JSON.stringify`. */
export function productJsonLd(product: Product, url: string): WithContext<SchemaProduct> {
  const {name, description, brand, media, pricing, rating, variants} = product;
  const images = media.flatMap((medium) => (medium.type === 'image' ? medium.image.src : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    description,
    image: images.map((src) => new URL(src, url).href),
    brand: brand ? {'@type': 'Brand', name: brand} : undefined,
    sku: variants[0].sku,
    gtin: variants[0].gtin,
    offers: offerOf(pricing, product, url),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
  };
}
// #endregion
