/** Attributes of the `<input>`, for use in selectors. */
export const ComboboxDataAttributes = {
  /** The control's size: `small`, `medium` or `large`. */
  size: 'data-size',
  /** Present while the list is open. */
  popupOpen: 'data-popup-open',
} as const;

/** Attributes of an option in the list, for use in selectors. */
export const ComboboxOptionDataAttributes = {
  /** Present on the option that the keyboard is at. */
  highlighted: 'data-highlighted',
  /** Present on a disabled option. */
  disabled: 'data-disabled',
} as const;
