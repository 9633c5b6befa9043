/** Attributes that `CartLines` puts on its elements, for use in selectors. */
export const CartLinesDataAttributes = {
  /** On the element, there while nothing is in the cart. */
  empty: 'data-empty',
  /** On a line: its id in the cart. */
  lineItem: 'data-line-item',
  /** On a line: availability of what is in it, such as `in-stock`. */
  availability: 'data-availability',
  /** On a line, there when a promotion added it. */
  gift: 'data-gift',
  /** On a line, there while a change of it is being saved. */
  updating: 'data-updating',
  /** On the button that removes a line. */
  remove: 'data-remove',
} as const;
