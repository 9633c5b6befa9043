/** Attributes that `ProductDetail` puts on its elements, for use in selectors. */
export const ProductDetailDataAttributes = {
  /** On the element: the stock-keeping unit of the chosen variant. */
  sku: 'data-sku',
  /** On the element: availability of the chosen variant, such as `in-stock`. */
  availability: 'data-availability',
  /** On a value: there when the variant with it cannot be bought, given the other choices. */
  unavailable: 'data-unavailable',
} as const;
