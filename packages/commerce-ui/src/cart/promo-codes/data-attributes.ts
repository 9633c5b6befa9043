/** Attributes that `PromoCodes` puts on its elements, for use in selectors. */
export const PromoCodesDataAttributes = {
  /** On a code's list item: `applied` or `not-applicable`. */
  status: 'data-status',
} as const;
