/** Attributes that `FormSelect` puts on its `<select>`, for use in selectors. */
export const FormSelectDataAttributes = {
  /** The control's size: `small`, `medium` or `large`. */
  size: 'data-size',
} as const;
