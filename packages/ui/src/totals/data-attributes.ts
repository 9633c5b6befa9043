/** Attributes that `Totals` puts on its elements, for use in selectors. */
export const TotalsDataAttributes = {
  /** On the list, there while the total can still change. */
  estimated: 'data-estimated',
  /** On a line: `subtotal`, `discount`, `shipping`, `tax` or `total`. */
  line: 'data-line',
} as const;
