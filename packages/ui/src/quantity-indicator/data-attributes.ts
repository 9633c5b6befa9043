/** Attributes that `QuantityIndicator` puts on its element, for use in selectors. */
export const QuantityIndicatorDataAttributes = {
  /** Present, with an empty value, while the count is 0 and the bubble is away. */
  empty: 'data-empty',
  /** Present, with an empty value, while the count is above `max`. */
  over: 'data-over',
} as const;
