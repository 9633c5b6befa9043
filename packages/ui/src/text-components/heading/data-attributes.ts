/** Attributes that `Heading` puts on its element, for use in selectors. */
export const HeadingDataAttributes = {
  /** Size of the text: `base`, `lg`, `xl`, `2xl`, `3xl` or `4xl`. */
  size: 'data-size',
} as const;
