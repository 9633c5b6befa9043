/** Attributes that `Input` and `Textarea` put on their element, for use in selectors. */
export const InputDataAttributes = {
  /** The control's size: `small`, `medium` or `large`. */
  size: 'data-size',
} as const;
