/** Attributes that `Text` puts on its element, for use in selectors. */
export const TextDataAttributes = {
  /** Size of the text: `xs`, `sm`, `base`, `lg` or `xl`. */
  size: 'data-size',
} as const;
