/** Attributes that `Checkbox` puts on its `<input>`, for use in selectors. Whether it is checked, say `:checked` and `:indeterminate`. */
export const CheckboxDataAttributes = {
  /** The checkbox's size: `medium` or `large`. */
  size: 'data-size',
} as const;
