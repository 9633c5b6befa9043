/** Attributes that the parts of an alert put on their elements, for use in selectors. */
export const AlertDataAttributes = {
  /** On `AlertRoot`: `info`, `success`, `warning` or `danger`. */
  tone: 'data-tone',
} as const;
