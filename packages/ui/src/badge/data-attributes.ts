/** Attributes that `Badge` puts on its element, for use in selectors. */
export const BadgeDataAttributes = {
  /** The meaning of the badge's color: `neutral`, `brand`, `sale`, `success` or `warning`. */
  tone: 'data-tone',
} as const;
