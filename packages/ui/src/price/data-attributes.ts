/** Attributes that `Price` puts on its element, for use in selectors. */
export const PriceDataAttributes = {
  /** Size of the price: `small`, `medium` or `large`. */
  size: 'data-size',
  /** There while a list price is struck through. */
  sale: 'data-sale',
  /** There while a range of prices is shown. */
  range: 'data-range',
} as const;
