/**
 * The words of `CartLines`, in the language of the page. `{name}` stands for the product's name, `{quantity}` for a
 * quantity, `{total}` for an amount.
 */
export interface CartLinesLabels {
  /**
   * Name of the list.
   * @default 'Items in your cart'
   */
  list: string;
  /**
   * Shown in place of the list while the cart is empty.
   * @default 'Your cart is empty.'
   */
  empty: string;
  /**
   * The link to the shop while the cart is empty.
   * @default 'Continue shopping'
   */
  shop: string;
  /**
   * A selected option. `{option}` stands for its name, `{value}` for its value.
   * @default '{option}: {value}'
   */
  option: string;
  /**
   * Name of the input for the quantity.
   * @default 'Quantity of {name}'
   */
  quantity: string;
  /**
   * A quantity that can't be changed.
   * @default 'Quantity: {quantity}'
   */
  quantityText: string;
  /**
   * Name of the button for one less.
   * @default 'Decrease'
   */
  decrease: string;
  /**
   * Name of the button for one more.
   * @default 'Increase'
   */
  increase: string;
  /**
   * The button that sends a quantity.
   * @default 'Update'
   */
  update: string;
  /**
   * Name of the button that sends a quantity, for screen readers. It has to contain `update`.
   * @default 'Update quantity of {name}'
   */
  updateLine: string;
  /**
   * The button that removes a line.
   * @default 'Remove'
   */
  remove: string;
  /**
   * Name of the button that removes a line, for screen readers. It has to contain `remove`.
   * @default 'Remove {name}'
   */
  removeLine: string;
  /**
   * Beside the amounts of a line while a change of it is being saved.
   * @default 'Updating…'
   */
  updating: string;
  /**
   * Announced before the total of a line. Not shown: its place says it.
   * @default 'Total'
   */
  total: string;
  /**
   * Announced before the amount that was due without promotions. Not shown: it is struck through.
   * @default 'Before discounts'
   */
  before: string;
  /**
   * At a line that a promotion added.
   * @default 'Free gift'
   */
  gift: string;
  /**
   * At a line with what is out of stock.
   * @default 'Sold out'
   */
  soldOut: string;
  /**
   * At a line with what the store no longer sells.
   * @default 'No longer available'
   */
  discontinued: string;
  /**
   * Announced once another quantity or amount is in the cart.
   * @default '{name}: quantity {quantity}, {total}'
   */
  changed: string;
  /**
   * Announced once a line that the shopper removed has left the cart.
   * @default '{name} removed'
   */
  removed: string;
  /**
   * Announced and shown above the list when a line has left the cart that the shopper didn't remove.
   * @default '{name} is no longer in your cart.'
   */
  gone: string;
  /**
   * Announced and shown at the line when its quantity could not be changed.
   * @default 'The quantity of {name} could not be changed. Try again.'
   */
  updateFailed: string;
  /**
   * Announced and shown at the line when it could not be removed.
   * @default '{name} could not be removed. Try again.'
   */
  removeFailed: string;
  /**
   * Name of the icon of a message for information.
   * @default 'Note'
   */
  info: string;
  /**
   * Name of the icon of a message to look at.
   * @default 'Warning'
   */
  warning: string;
  /**
   * Name of the icon of a message that blocks the checkout, or tells of a failure.
   * @default 'Error'
   */
  error: string;
}

export const ENGLISH: CartLinesLabels = {
  list: 'Items in your cart',
  empty: 'Your cart is empty.',
  shop: 'Continue shopping',
  option: '{option}: {value}',
  quantity: 'Quantity of {name}',
  quantityText: 'Quantity: {quantity}',
  decrease: 'Decrease',
  increase: 'Increase',
  update: 'Update',
  updateLine: 'Update quantity of {name}',
  remove: 'Remove',
  removeLine: 'Remove {name}',
  updating: 'Updating…',
  total: 'Total',
  before: 'Before discounts',
  gift: 'Free gift',
  soldOut: 'Sold out',
  discontinued: 'No longer available',
  changed: '{name}: quantity {quantity}, {total}',
  removed: '{name} removed',
  gone: '{name} is no longer in your cart.',
  updateFailed: 'The quantity of {name} could not be changed. Try again.',
  removeFailed: '{name} could not be removed. Try again.',
  info: 'Note',
  warning: 'Warning',
  error: 'Error',
};
