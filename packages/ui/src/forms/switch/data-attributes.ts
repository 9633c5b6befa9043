/** Attributes that `Switch` puts on its `<input>`, for use in selectors. `:checked` says whether it's on. */
export const SwitchDataAttributes = {
  /** The switch's size: `medium` or `large`. */
  size: 'data-size',
} as const;
