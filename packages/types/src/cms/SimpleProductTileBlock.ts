import type {BlockBase} from './BlockBase.ts';
import type {ImageMedia} from './ImageMedia.ts';
import type {Money} from './Money.ts';
import type {ProductStorefrontLink} from './ProductStorefrontLink.ts';

/**
 * A tile of a product whose words and image an editor wrote. It needs no call to the commerce vendor, and goes stale with the catalog.
 *
 * @category Blocks
 * @example
 * ```ts
 * import {moneyOf, type SimpleProductTileBlock} from '@storefront-toolkit/types/cms';
 *
 * export const tile: SimpleProductTileBlock = {
 *   type: 'SimpleProductTile',
 *   id: 'rain-jacket',
 *   title: 'Rain jacket',
 *   image: {
 *     type: 'Image',
 *     id: 'rain-jacket',
 *     src: 'https://images.example.com/rain-jacket.jpg',
 *     alt: 'Blue rain jacket with hood',
 *     width: 800,
 *     height: 1000,
 *   },
 *   price: moneyOf(12900, 'EUR'),
 *   link: {type: 'Product', slug: 'rain-jacket'},
 * };
 * ```
 */
export interface SimpleProductTileBlock extends BlockBase {
  /** Tells the block from others. */
  readonly type: 'SimpleProductTile';
  /** The product's name, as the editor wrote it. */
  readonly title: string;
  /** Image of the product. */
  readonly image: ImageMedia;
  /** Price as the editor wrote it. Leave it out where prices differ by country or change often. */
  readonly price?: Money | undefined;
  /** The product page. */
  readonly link: ProductStorefrontLink;
}
