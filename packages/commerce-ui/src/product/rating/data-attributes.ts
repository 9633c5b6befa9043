/** Attributes that `StarRating` puts on its `<div>`, for use in selectors. */
export const StarRatingDataAttributes = {
  /** The size of the stars: `small`, `medium` or `large`. */
  size: 'data-size',
  /** Present, with an empty value, while there are no ratings. */
  unrated: 'data-unrated',
} as const;

/** Attributes that `RatingField` puts on its `<fieldset>`, for use in selectors. `:checked` says which star is chosen. */
export const RatingFieldDataAttributes = {
  /** Always `group`: the same attribute that `FieldGroup` has. */
  field: 'data-field',
  /** Present, with an empty value, while an error is shown. */
  invalid: 'data-invalid',
} as const;
