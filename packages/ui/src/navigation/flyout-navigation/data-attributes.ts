/** Attributes that `FlyoutNavigation` puts on the entries of its first level, for use in selectors. */
export const FlyoutNavigationDataAttributes = {
  /** What the entry is: `link` or `panel`. */
  entry: 'data-entry',
} as const;
