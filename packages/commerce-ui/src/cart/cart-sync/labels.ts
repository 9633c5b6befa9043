/** The words of `useCartSync`, in the language of the page. */
export interface CartSyncLabels {
  /**
   * Announced when another tab has changed the cart.
   * @default 'Your cart changed in another tab'
   */
  changed: string;
  /**
   * Announced when another tab has another cart, such as after a sign-in or an order.
   * @default 'Your cart was replaced in another tab'
   */
  replaced: string;
}

export const ENGLISH: CartSyncLabels = {
  changed: 'Your cart changed in another tab',
  replaced: 'Your cart was replaced in another tab',
};
