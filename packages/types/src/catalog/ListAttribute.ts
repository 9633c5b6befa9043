/**
 * Several facts of one kind, such as the materials of a product.
 *
 * @category Attributes
 * @example
 * ```ts
 * import type {ListAttribute} from '@storefront-toolkit/types/catalog';
 *
 * export const materials: ListAttribute = {
 *   type: 'list',
 *   key: 'materials',
 *   label: 'Materials',
 *   values: ['Recycled polyester', 'Nylon'],
 * };
 * ```
 */
export interface ListAttribute {
  /** Tells the attribute from others. */
  readonly type: 'list';
  /** Key of the attribute, the same in every language. */
  readonly key: string;
  /** Name that shoppers see. */
  readonly label: string;
  /** Values that shoppers see, in the order in which they are shown. */
  readonly values: readonly string[];
}
