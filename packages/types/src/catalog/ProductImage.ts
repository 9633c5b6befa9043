import type {Image} from './Image.ts';

/**
 * An image in the gallery of a product.
 *
 * @category Media
 * @example
 * ```ts
 * import type {ProductImage} from '@storefront-toolkit/types/catalog';
 *
 * export const front: ProductImage = {
 *   type: 'image',
 *   id: 'front',
 *   image: {
 *     src: 'https://images.example.com/front.jpg',
 *     alt: 'Front',
 *     width: 2400,
 *     height: 3000,
 *   },
 * };
 * ```
 */
export interface ProductImage {
  /** Tells an image from other media. */
  readonly type: 'image';
  /** Key of the medium, unique in its product. */
  readonly id: string;
  /** The image, with its text for people who can't see it. */
  readonly image: Image;
}
