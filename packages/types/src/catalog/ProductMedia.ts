import type {ProductHostedVideo} from './ProductHostedVideo.ts';
import type {ProductImage} from './ProductImage.ts';
import type {ProductModel} from './ProductModel.ts';
import type {ProductVideo} from './ProductVideo.ts';

/**
 * One item in the gallery of a product, told apart by its `type`.
 *
 * @category Media
 * @entity
 * @example
 * ```ts
 * import type {Image, ProductMedia} from '@storefront-toolkit/types/catalog';
 *
 * export const thumbnail = (media: ProductMedia): Image =>
 *   media.type === 'image' ? media.image : media.poster;
 * ```
 */
export type ProductMedia =
  /** A photograph or drawing. */
  | ProductImage
  /** A video file. */
  | ProductVideo
  /** A video of a video service. */
  | ProductHostedVideo
  /** A model that can be turned around. */
  | ProductModel;
