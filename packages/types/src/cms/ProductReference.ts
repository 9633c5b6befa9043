/**
 * A reference from content to a product of the catalog. A CMS stores what its product picker gave it, so there are three forms.
 *
 * The content holds no copy of the product: name, price and availability come from the commerce integration when the page is shown.
 *
 * @category Products
 * @entity
 * @example
 * ```ts
 * import type {ProductReference} from '@storefront-toolkit/types/cms';
 *
 * export const featured: readonly ProductReference[] = [
 *   {by: 'slug', slug: 'rain-jacket'},
 *   {by: 'sku', sku: 'RJ-BLUE-M'},
 * ];
 * ```
 */
export type ProductReference =
  /** By the id that the commerce vendor gave it. It breaks when the store changes its vendor. */
  | {readonly by: 'id'; readonly id: string}
  /** By the last part of its address. It breaks when an editor changes the address. */
  | {readonly by: 'slug'; readonly slug: string}
  /** By the stock keeping unit of one variant, which is then the one that is selected. */
  | {readonly by: 'sku'; readonly sku: string};
