/** Attributes that `ReviewsSummary` puts on each row of its distribution, for use in selectors. */
export const ReviewsSummaryDataAttributes = {
  /** The row's number of stars, from 1 to 5. */
  stars: 'data-stars',
} as const;

/** Attributes that `ReviewsList` puts on each `<article>`, for use in selectors. */
export const ReviewsListDataAttributes = {
  /** The review's number of stars, from 1 to 5. */
  stars: 'data-stars',
  /** Present, with an empty value, if the vendor knows that the shopper bought the product. */
  verified: 'data-verified',
} as const;

/** Attributes that `ReviewsForm` puts on its `<div>`, for use in selectors. */
export const ReviewsFormDataAttributes = {
  /** The form's state: `idle`, `pending` or `sent`. */
  state: 'data-state',
} as const;
