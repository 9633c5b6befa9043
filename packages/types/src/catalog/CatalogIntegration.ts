import type {DynamicServerContext} from '../cms/DynamicServerContext.ts';
import type {ProductReference} from '../cms/ProductReference.ts';
import type {Category} from './Category.ts';
import type {CategoryKey} from './CategoryKey.ts';
import type {CategoryNode} from './CategoryNode.ts';
import type {CategoryTreeInput} from './CategoryTreeInput.ts';
import type {Product} from './Product.ts';

/**
 * Reads products and categories from a commerce vendor.
 *
 * Each method takes its input, then the {@link DynamicServerContext} that decides language, currency and country, then an `AbortSignal` that aborts the call.
 * It rejects with an {@link IntegrationError}, and with nothing else.
 *
 * A list leaves out what can't be read, such as a product without a price in the currency, and so does a product with its variants,
 * media and attributes. Each is reported to `onProblem` of the context. A method that reads one thing rejects when it can't be read.
 *
 * @typeParam Item - The store's product, with its own fields.
 * @typeParam Shelf - The store's category, with its own fields.
 * @category Integration
 * @example
 * ```ts
 * import type {
 *   CatalogIntegration,
 *   Category,
 *   Product,
 * } from '@storefront-toolkit/types/catalog';
 * import type {ProductReference} from '@storefront-toolkit/types/cms';
 * import {createIntegrationError} from '@storefront-toolkit/types/config';
 *
 * const notFound = (operation: string, entity: string, key: string) =>
 *   createIntegrationError({
 *     type: 'not-found',
 *     vendor: 'memory',
 *     kind: 'commerce',
 *     operation,
 *     entity,
 *     key,
 *   });
 *
 * function matches(product: Product, reference: ProductReference): boolean {
 *   switch (reference.by) {
 *     case 'id':
 *       return product.id === reference.id;
 *     case 'slug':
 *       return product.slug === reference.slug;
 *     case 'sku':
 *       return product.variants.some(({sku}) => sku === reference.sku);
 *   }
 * }
 *
 * // Answers from memory: for tests and examples.
 * export function memoryCatalog(
 *   products: readonly Product[],
 *   categories: readonly Category[],
 * ): CatalogIntegration {
 *   return {
 *     async getProduct(reference, _context, signal) {
 *       signal.throwIfAborted();
 *       const product = products.find((item) => matches(item, reference));
 *       if (!product)
 *         throw notFound('getProduct', 'product', JSON.stringify(reference));
 *       return product;
 *     },
 *     async getProducts(ids) {
 *       return ids.flatMap((id) => products.find((item) => item.id === id) ?? []);
 *     },
 *     async getCategory(key) {
 *       const category = categories.find((item) =>
 *         key.by === 'id' ? item.id === key.id : item.slug === key.slug,
 *       );
 *       if (!category)
 *         throw notFound('getCategory', 'category', JSON.stringify(key));
 *       return category;
 *     },
 *     async getCategoryTree() {
 *       const top = categories.filter(({ancestors}) => ancestors.length === 0);
 *       return top.map(({id, slug, name}) => ({id, slug, name, children: []}));
 *     },
 *   };
 * }
 * ```
 */
export interface CatalogIntegration<
  Item extends Product = Product,
  Shelf extends Category = Category,
> {
  /**
   * One product, with all of its variants.
   *
   * @param reference - By what to look it up.
   * @returns The product.
   * @throws {@link IntegrationError} of type `not-found` when there is none.
   */
  getProduct(
    reference: ProductReference,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<Item>;
  /**
   * Several products, in one call to the vendor.
   *
   * @param ids - Keys of the products.
   * @returns Those that exist and can be read, in the order of `ids`. Missing products are left out: a recommendation outlives its product.
   */
  getProducts(
    ids: readonly string[],
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly Item[]>;
  /**
   * One category, without its products.
   *
   * @param key - By what to look it up.
   * @returns The category.
   * @throws {@link IntegrationError} of type `not-found` when there is none.
   */
  getCategory(key: CategoryKey, context: DynamicServerContext, signal: AbortSignal): Promise<Shelf>;
  /**
   * The categories as a tree, for menus and sitemaps.
   *
   * @param input - Which part.
   * @returns The categories of the first level, in the order of the menu.
   */
  getCategoryTree(
    input: CategoryTreeInput,
    context: DynamicServerContext,
    signal: AbortSignal,
  ): Promise<readonly CategoryNode[]>;
}
