/** Attributes that `QuantityControls` puts on its element, for use in selectors. */
export const QuantityControlsDataAttributes = {
  /** The size: `small`, `medium` or `large`. */
  size: 'data-size',
  /** Present, with an empty value, while the quantity is the smallest that is allowed. */
  atMin: 'data-at-min',
  /** Present, with an empty value, while the quantity is the largest that is allowed. */
  atMax: 'data-at-max',
  /** Present, with an empty value, while the control is disabled. */
  disabled: 'data-disabled',
} as const;
