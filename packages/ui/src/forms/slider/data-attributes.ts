/** Attributes of `Slider` and `RangeSlider`, for use in selectors. */
export const SliderDataAttributes = {
  /** Present on the component's element, with an empty value, while it is disabled by itself. */
  disabled: 'data-disabled',
  /** On each `<input>` of a `RangeSlider`: `low` or `high`. */
  thumb: 'data-thumb',
  /** Present on the element with the text of the values, with an empty value. */
  values: 'data-values',
} as const;
