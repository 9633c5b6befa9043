/** Attributes that `Checkbox` puts on its `<input>`, for use in selectors. `:checked` and `:indeterminate` say whether it's checked. */
export const CheckboxDataAttributes = {
  /** The checkbox's size: `medium` or `large`. */
  size: 'data-size',
} as const;
