import type {Image, ProductMedia} from '@storefront-toolkit/types/catalog';

/** The still image of a medium. */
export const posterOf = (medium: ProductMedia): Image =>
  medium.type === 'image' ? medium.image : medium.poster;

/** A medium in words: an image's alternative text, a video's title, a model's description. */
export function textOf(medium: ProductMedia): string {
  if (medium.type === 'image') return medium.image.alt;
  return medium.type === 'hosted-video' ? medium.video.title : medium.description;
}

/** The still image as a picture in a list, which is named even if the still image itself isn't. */
export function thumbnailOf(medium: ProductMedia): Image {
  const poster = posterOf(medium);
  return {...poster, alt: poster.alt || textOf(medium)};
}
