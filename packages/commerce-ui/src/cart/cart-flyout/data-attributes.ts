/** Attributes that `CartFlyout` puts on its trigger, for use in selectors. */
export const CartFlyoutDataAttributes = {
  /** Present, with an empty value, while the flyout is open. */
  open: 'data-open',
  /** Present, with an empty value, while nothing is in the cart. */
  empty: 'data-empty',
  /** Present, with an empty value, while there is no cart yet. */
  loading: 'data-loading',
} as const;
