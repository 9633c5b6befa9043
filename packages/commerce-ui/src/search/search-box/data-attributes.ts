/** Attributes that `SearchBox` puts on its elements, for use in selectors. */
export const SearchBoxDataAttributes = {
  /** On the form: there while suggestions are shown. */
  open: 'data-open',
  /** On a suggestion: its kind, `term`, `product`, `category` or `page`. */
  kind: 'data-kind',
  /** On a suggestion: there while the arrow keys are on it. */
  highlighted: 'data-highlighted',
} as const;
