import type {Image} from './Image.ts';

/**
 * A three-dimensional model in the gallery of a product.
 *
 * @category Media
 * @example
 * ```ts
 * import type {ProductModel} from '@storefront-toolkit/types/catalog';
 *
 * export const model: ProductModel = {
 *   type: 'model',
 *   id: 'turnaround',
 *   description: 'The jacket from all sides',
 *   poster: {src: 'https://images.example.com/turnaround.jpg', alt: ''},
 *   glb: 'https://models.example.com/trail-jacket.glb',
 * };
 * ```
 */
export interface ProductModel {
  /** Tells a model from other media. */
  readonly type: 'model';
  /** Key of the medium, unique in its product. */
  readonly id: string;
  /** A description of the model for people who can't see it. */
  readonly description: string;
  /** Still image that is shown before the model loads. */
  readonly poster: Image;
  /** Absolute URL of the model in binary glTF. */
  readonly glb: string;
  /** Absolute URL of the model in USDZ, which iOS needs for its own viewer. */
  readonly usdz?: string | undefined;
}
