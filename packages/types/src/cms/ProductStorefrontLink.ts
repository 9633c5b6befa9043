/**
 * A link to a product. It carries the slug, so that the address is known without a call to the commerce vendor.
 *
 * @category Links
 * @example
 * ```ts
 * import type {ProductStorefrontLink} from '@storefront-toolkit/types/cms';
 *
 * export const link: ProductStorefrontLink = {
 *   type: 'Product',
 *   slug: 'rain-jacket',
 *   sku: 'RJ-BLUE-M',
 * };
 * ```
 */
export interface ProductStorefrontLink {
  /** Tells the link from others. */
  readonly type: 'Product';
  /** Slug of the product. An integration whose content holds another key looks it up. */
  readonly slug: string;
  /** Stock keeping unit of the variant that is selected. Without it, the product's own choice. */
  readonly sku?: string | undefined;
}
