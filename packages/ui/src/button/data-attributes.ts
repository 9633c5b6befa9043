/** Attributes that `Button`, `IconButton` and `ButtonLink` put on their element, for use in selectors. */
export const ButtonDataAttributes = {
  /** The button's variant: `primary`, `secondary`, `ghost` or `danger`. */
  variant: 'data-variant',
  /** The button's size: `small`, `medium` or `large`. */
  size: 'data-size',
  /** Present, with an empty value, while the button is loading. Never on a `ButtonLink`. */
  loading: 'data-loading',
} as const;
