/** Attributes that `Badge` puts on its element, for use in selectors. */
export const BadgeDataAttributes = {
  /** What the badge says by its color: `neutral`, `brand`, `sale`, `success` or `warning`. */
  tone: 'data-tone',
} as const;
