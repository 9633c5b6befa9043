/** Attributes that `GiftCards` puts on its elements, for use in selectors. */
export const GiftCardsDataAttributes = {
  /** On a gift card's list item: the payment's progress, such as `initiated` or `paid`. */
  status: 'data-status',
} as const;
