import type {PluralText} from '../../internal/plural-text.ts';

/** The words of a `CartSummary`, in the language of the page. */
export interface CartSummaryLabels {
  /**
   * The heading.
   * @default 'Summary'
   */
  title: string;
  /**
   * The number of items.
   * @default {one: '{count} item', other: '{count} items'}
   */
  items: PluralText;
  /**
   * The note while the total can still change.
   * @default 'The total can change until you place your order.'
   */
  estimated: string;
  /**
   * The link to the checkout.
   * @default 'Check out'
   */
  checkout: string;
  /**
   * In place of the link while nothing is in the cart.
   * @default 'Add an item to your cart to check out.'
   */
  empty: string;
  /**
   * In place of the link, before the errors that keep the cart from being checked out.
   * @default 'Before you can check out:'
   */
  blocked: string;
}

export const ENGLISH: CartSummaryLabels = {
  title: 'Summary',
  items: {one: '{count} item', other: '{count} items'},
  estimated: 'The total can change until you place your order.',
  checkout: 'Check out',
  empty: 'Add an item to your cart to check out.',
  blocked: 'Before you can check out:',
};
