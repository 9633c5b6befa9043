/** Attributes that `CartSummary` puts on its element, for use in selectors. */
export const CartSummaryDataAttributes = {
  /** There while the cart can't be checked out, because it is empty or has an error. */
  blocked: 'data-blocked',
} as const;
