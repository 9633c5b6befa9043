import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `CartFlyout`, in the language of the page. */
export interface CartFlyoutLabels {
  /**
   * Visible text of the trigger, beside its icon.
   * @default 'Cart'
   */
  trigger: string;
  /**
   * Name of the trigger for screen readers, and what is announced when the count changes. It has to contain `trigger`.
   * @default {one: 'Cart, {count} item', other: 'Cart, {count} items'}
   */
  count: PluralText;
  /**
   * The flyout's heading and name.
   * @default 'Your cart'
   */
  title: string;
  /**
   * Announced and shown while the cart is loading.
   * @default 'Your cart is loading'
   */
  loading: string;
  /**
   * The link to the cart page.
   * @default 'View cart'
   */
  viewCart: string;
  /**
   * Name of the close button.
   * @default 'Close the cart'
   */
  close: string;
}

export const ENGLISH: CartFlyoutLabels = {
  trigger: 'Cart',
  count: {one: 'Cart, {count} item', other: 'Cart, {count} items'},
  title: 'Your cart',
  loading: 'Your cart is loading',
  viewCart: 'View cart',
  close: 'Close the cart',
};
