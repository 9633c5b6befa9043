/**
 * The item that {@link CartIntegration.addLineItem} puts into a cart.
 *
 * @typeParam LineCustom - Your own fields on the line, such as an engraving.
 * @category Integration
 * @example
 * ```ts
 * import type {AddLineItemInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: AddLineItemInput = {
 *   cartId: 'cart-1',
 *   variantId: 'v-301',
 *   quantity: 1,
 *   custom: {},
 * };
 * ```
 */
export interface AddLineItemInput<LineCustom extends object = object> {
  /** Key of the cart. */
  readonly cartId: string;
  /** Key of the variant. Not of the product: what is bought is one combination of options. */
  readonly variantId: string;
  /** The number of pieces to add. 1 or more. */
  readonly quantity: number;
  /** Your own fields. `{}` when there are none. */
  readonly custom: LineCustom;
}
