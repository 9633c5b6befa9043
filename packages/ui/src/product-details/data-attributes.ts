/** Attributes that `ProductDetails` puts on its elements, for use in selectors. */
export const ProductDetailsDataAttributes = {
  /** On the list: `columns` or `stacked`. */
  layout: 'data-layout',
  /** On a row: the key of its attribute, the same in every language. */
  attribute: 'data-attribute',
} as const;
