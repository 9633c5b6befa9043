/** Attributes that `Switch` puts on its `<input>`, for use in selectors. Whether it is on, say `:checked`. */
export const SwitchDataAttributes = {
  /** The switch's size: `medium` or `large`. */
  size: 'data-size',
} as const;
