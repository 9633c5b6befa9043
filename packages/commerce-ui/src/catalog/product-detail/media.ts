import type {Product, ProductMedia, ProductVariant} from '@storefront-toolkit/types/catalog';

const addressOf = (medium: ProductMedia) =>
  medium.type === 'image' ? medium.image.src : medium.poster.src;

/** The gallery's media: those of the variant, then those of the product that are not among them. */
export function galleryOf(product: Product, variant: ProductVariant): ProductMedia[] {
  const all = [...variant.media, ...product.media];
  const addresses = all.map(addressOf);
  return all.filter((_, index) => addresses.indexOf(addresses[index] ?? '') === index);
}

/** Tells one variant's pictures from another's: a change starts the gallery at its first picture. */
export const galleryKey = (variant: ProductVariant): string =>
  variant.media[0] ? addressOf(variant.media[0]) : '';
