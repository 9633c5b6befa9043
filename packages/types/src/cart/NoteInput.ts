/**
 * The text that {@link CartIntegration.updateNote} keeps with a cart.
 *
 * @category Integration
 * @example
 * ```ts
 * import type {NoteInput} from '@storefront-toolkit/types/cart';
 *
 * export const input: NoteInput = {cartId: 'cart-1', note: 'Please ring twice.'};
 * ```
 */
export interface NoteInput {
  /** Key of the cart. */
  readonly cartId: string;
  /** Text as the shopper wrote it. An empty one removes the note. */
  readonly note: string;
}
